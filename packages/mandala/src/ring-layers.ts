import type { MandalaDetail, MandalaPath } from './draw-mandala.ts'
import { path } from './path.ts'
import { arc, at, beside, circle, fullTurn } from './polar.ts'

const rim = 340

/** The outer ring: lace, a graduated circle, twelve lozenges, and the progress of the assessment. */
export function drawFrame(progress: number, detail: MandalaDetail): MandalaPath[] {
  if (detail === 'bold') {
    return [
      { key: 'ring', d: circle(346), stroke: 'ink', strokeWidth: 3, opacity: 0.3 },
      { key: 'progress', d: arc(346, progress), stroke: 'gold', strokeWidth: 5 },
    ]
  }
  const lozenges = around(12, (angle) => lozenge(rim + 8, angle))
  const ring: MandalaPath = {
    key: 'ring',
    d: circle(rim) + circle(rim + 16),
    stroke: 'ink',
    strokeWidth: 0.8,
    opacity: 0.5,
  }
  const marks: MandalaPath[] = [
    { key: 'progress', d: arc(rim, progress), stroke: 'gold', strokeWidth: 2.2 },
    { key: 'lozenges', d: lozenges, fill: 'gold' },
  ]
  if (detail === 'plain') return [ring, ...marks]
  return [
    { key: 'lace', d: lace(0) + lace(0.5), stroke: 'ink', strokeWidth: 0.6, opacity: 0.42 },
    ring,
    { key: 'degrees', d: degrees(), stroke: 'ink', strokeWidth: 0.6, opacity: 0.5 },
    ...marks,
  ]
}

/** Strands that cross and part around the foot of the petals. */
export function drawRope(detail: MandalaDetail): MandalaPath[] {
  if (detail === 'bold')
    return [{ key: 'rope', d: circle(110), stroke: 'gold', strokeWidth: 5, opacity: 0.9 }]
  const edge: MandalaPath = {
    key: 'rope-edge',
    d: circle(118) + circle(101),
    stroke: 'gold',
    strokeWidth: 1,
  }
  if (detail === 'plain') return [edge]
  return [
    edge,
    {
      key: 'rope',
      d: [0, 0.5, 1, 1.5].map((phase) => strand(109.5, 6, 48, phase)).join(''),
      stroke: 'gold',
      strokeWidth: 0.8,
      opacity: 0.9,
    },
  ]
}

function around(count: number, draw: (angle: number, index: number) => string): string {
  return Array.from({ length: count }, (_, index) => draw((index / count) * fullTurn, index)).join(
    '',
  )
}

/** A wave around the circle, from crest to trough to crest; `phase` in half waves. */
function strand(radius: number, height: number, halfWaves: number, phase: number): string {
  const step = fullTurn / halfWaves
  const radiusOf = (index: number) => radius + (index % 2 === 0 ? height : -height)
  const point = (index: number, lean: number) =>
    at([radiusOf(index), (index + phase + lean) * step])
  const waves = Array.from({ length: halfWaves }, (_, index) => [
    point(index, 0.364),
    point(index + 1, -0.364),
    point(index + 1, 0),
  ])
  return path(point(0, 0), waves, 'closed')
}

function lozenge(radius: number, angle: number): string {
  const p = (along: number, aside: number) => beside(radius + along, aside, angle)
  const sides = [
    [p(-1, 1), p(0, 4.6)],
    [p(1, 1), p(8, 0)],
    [p(1, -1), p(0, -4.6)],
    [p(-1, -1), p(-8, 0)],
  ]
  return path(p(-8, 0), sides, 'closed')
}

function degrees(): string {
  return around(144, (angle, tick) => {
    if (tick % 12 === 0) return ''
    return path(at([rim + 16, angle]), [[at([rim + (tick % 6 === 0 ? 4 : 11), angle])]], 'open')
  })
}

/** Arches that hang from the ring; two rows half an arch apart make a lace. */
function lace(phase: number): string {
  const arches = 48
  return Array.from({ length: arches }, (_, index) => {
    const angleAt = (share: number) => ((index + phase + share) / arches) * fullTurn
    const controls = [at([rim - 15, angleAt(0.15)]), at([rim - 15, angleAt(0.85)])]
    return path(at([rim, angleAt(0)]), [[...controls, at([rim, angleAt(1)])]], 'open')
  }).join('')
}
