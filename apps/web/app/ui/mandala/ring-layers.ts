import type { MandalaDetail, MandalaPath } from './draw-mandala.ts'
import { arc, at, beside, circle, closedCurve, fullTurn } from './polar.ts'

/** The outer ring: a graduated circle, twelve lozenges, and the share of the way already gone. */
export function drawFrame(progress: number, detail: MandalaDetail): MandalaPath[] {
  const lozenges = everyTwelfth((angle) => lozenge(346, 7, 4.4, angle))
  if (detail === 'bold') {
    return [
      { key: 'ring', d: circle(346), stroke: 'ink', strokeWidth: 3, opacity: 0.35 },
      { key: 'way', d: arc(346, progress), stroke: 'gold', strokeWidth: 6 },
    ]
  }
  return [
    { key: 'ring', d: circle(340) + circle(352), stroke: 'ink', strokeWidth: 0.7, opacity: 0.45 },
    { key: 'degrees', d: degrees(), stroke: 'ink', strokeWidth: 0.7, opacity: 0.4 },
    {
      key: 'measures',
      d: [0.25, 0.5, 0.75].map((share) => circle(164 + 156 * share)).join(''),
      stroke: 'ink',
      strokeWidth: 0.6,
      opacity: 0.14,
    },
    { key: 'way', d: arc(346, progress), stroke: 'gold', strokeWidth: 1.6 },
    { key: 'scallops', d: scallops(), stroke: 'ink', strokeWidth: 0.6, opacity: 0.35 },
    { key: 'lozenges', d: lozenges, fill: 'gold' },
  ]
}

/** Strands that cross and part, twelve times two, around the foot of the petals. */
export function drawRope(detail: MandalaDetail): MandalaPath[] {
  const isFine = detail === 'fine'
  const strand = (phase: number) =>
    closedCurve(288, (angle) => 124 + 6.5 * Math.sin(24 * angle + phase * fullTurn))
  if (!isFine) {
    return [{ key: 'rope', d: circle(124), stroke: 'gold', strokeWidth: 5, opacity: 0.9 }]
  }
  return [
    {
      key: 'rope-edge',
      d: circle(134) + circle(114),
      stroke: 'gold',
      strokeWidth: 0.9,
      opacity: 0.8,
    },
    {
      key: 'rope',
      d: [0, 1 / 4, 1 / 2, 3 / 4].map(strand).join(''),
      stroke: 'gold',
      strokeWidth: 0.8,
      opacity: 0.85,
    },
  ]
}

function everyTwelfth(draw: (angle: number) => string): string {
  return Array.from({ length: 12 }, (_, index) => draw((index / 12) * fullTurn)).join('')
}

function lozenge(radius: number, along: number, aside: number, angle: number): string {
  const p = (dr: number, side: number) => beside(radius + dr, side, angle)
  return `M${p(-along, 0)}L${p(0, aside)}L${p(along, 0)}L${p(0, -aside)}z`
}

function degrees(): string {
  return Array.from({ length: 120 }, (_, tick) => {
    const angle = (tick / 120) * fullTurn
    return tick % 10 === 0 ? '' : `M${at([340, angle])}L${at([tick % 5 === 0 ? 352 : 344, angle])}`
  }).join('')
}

/** Small arches that hang from the ring between the axes. */
function scallops(): string {
  return Array.from({ length: 60 }, (_, index) => {
    const [from, to] = [(index / 60) * fullTurn, ((index + 1) / 60) * fullTurn]
    return `M${at([340, from])}Q${at([326, (from + to) / 2])} ${at([340, to])}`
  }).join('')
}
