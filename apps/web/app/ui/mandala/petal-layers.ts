import type { MandalaDetail, MandalaPath, MandalaPetal } from './draw-mandala.ts'
import { type PetalShape, petal, veins } from './petal-shape.ts'
import { at, circle, fullTurn } from './polar.ts'

const foot = 134
const shortest = 30
const reach = 186
const halfSector = fullTurn / 24

/** From the foot of the petals to the tip of one with this strength. */
export function tipRadius(strength: number): number {
  return foot + shortest + strength * (reach - shortest)
}

function shapeOf(index: number, strength: number, scale = 1): PetalShape {
  const length = (tipRadius(strength) - foot) * scale
  return {
    foot,
    length,
    breadth: (22 + 0.17 * length) * Math.min(1, 0.55 + 0.45 * scale),
    footBreadth: 9 * scale,
    angle: index * 2 * halfSector,
  }
}

function allPetals(
  petals: readonly MandalaPetal[],
  strengthOf: (petal: MandalaPetal) => number,
  scale = 1,
) {
  return petals.map((entry, index) => petal(shapeOf(index, strengthOf(entry), scale))).join('')
}

/** Quiet leaves between the petals: each as long as its two neighbours let it be. */
export function drawLattice(petals: readonly MandalaPetal[], detail: MandalaDetail): MandalaPath[] {
  const leaves = (scale: number) =>
    petals
      .map((entry, index) => {
        const next = petals[(index + 1) % petals.length] ?? entry
        const strength = Math.sqrt(entry.strength * next.strength)
        return petal(shapeOf(index + 0.5, strength * 0.9, scale))
      })
      .join('')
  if (detail === 'bold') return []
  return [
    { key: 'leaves', d: leaves(1), stroke: 'ink', strokeWidth: 0.9, opacity: 0.4 },
    { key: 'leaves-inner', d: leaves(0.82), stroke: 'ink', strokeWidth: 0.6, opacity: 0.28 },
  ]
}

/** The twelve petals: firm up to the lower end of the interval, fading out to its upper end. */
export function drawFlower(petals: readonly MandalaPetal[], detail: MandalaDetail): MandalaPath[] {
  const isFine = detail === 'fine'
  const mean = (entry: MandalaPetal) => entry.strength
  const paths = softEdge(petals, isFine ? 9 : 4)
  paths.push({
    key: 'outline',
    d: allPetals(petals, mean),
    stroke: 'gold',
    strokeWidth: isFine ? 1.7 : 6,
    opacity: 0.95,
  })
  if (!isFine) return paths
  paths.push(
    {
      key: 'echo',
      d: allPetals(petals, mean, 0.9),
      stroke: 'gold',
      strokeWidth: 0.6,
      opacity: 0.7,
    },
    {
      key: 'veins',
      d: petals.map((entry, index) => veins(shapeOf(index, entry.strength, 0.86), 5)).join(''),
      stroke: 'ink',
      strokeWidth: 0.6,
      opacity: 0.5,
    },
    { key: 'tips', d: tips(petals), fill: 'gold' },
  )
  return paths
}

function softEdge(petals: readonly MandalaPetal[], layers: number): MandalaPath[] {
  const paths: MandalaPath[] = []
  for (let layer = layers; layer >= 0; layer--) {
    const share = layer / layers
    const d = allPetals(petals, ({ interval80: [low, high] }) => low + (high - low) * share)
    paths.push({
      key: `soft-${layer}`,
      d,
      fill: 'glow',
      opacity: layer === 0 ? 0.3 : 0.9 / layers / 1.6,
    })
    if (layers > 4 && layer > 0) {
      // Outlines thin out towards both ends of the interval, as the probability does.
      const likelihood = Math.exp(-8 * (share - 0.5) ** 2)
      paths.push({
        key: `haze-${layer}`,
        d,
        stroke: 'gold',
        strokeWidth: 0.6,
        opacity: 0.1 + 0.3 * likelihood,
      })
    }
  }
  return paths
}

function tips(petals: readonly MandalaPetal[]): string {
  return petals
    .map((entry, index) => {
      const angle = index * 2 * halfSector
      return (
        circle(2.6, [tipRadius(entry.strength) + 6, angle]) +
        dotsTo(326, tipRadius(entry.strength) + 16, angle)
      )
    })
    .join('')
}

function dotsTo(end: number, start: number, angle: number): string {
  let path = ''
  for (let radius = start; radius < end; radius += 9) path += circle(0.9, [radius, angle])
  return path
}

export function axis(index: number, from: number, to: number): string {
  const angle = index * 2 * halfSector
  return `M${at([from, angle])}L${at([to, angle])}`
}
