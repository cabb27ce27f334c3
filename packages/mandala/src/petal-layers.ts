import type { MandalaDetail, MandalaPath, MandalaPetal } from './draw-mandala.ts'
import { meridians, type PetalShape, petal } from './petal-shape.ts'
import { circle, closedCurve, fullTurn, rounded } from './polar.ts'

const foot = 118
const shortest = 34
const reach = 202
const sector = fullTurn / 12

/** From the centre to the tip of a petal with this strength. */
export function tipRadius(strength: number): number {
  return foot + shortest + strength * (reach - shortest)
}

function shapeOf(index: number, strength: number, scale = 1): PetalShape {
  const length = (tipRadius(strength) - foot) * scale
  return {
    foot,
    length,
    breadth: (20 + 0.19 * length) * (0.4 + 0.6 * scale),
    footBreadth: 12 * scale,
    angle: index * sector,
  }
}

function flower(
  petals: readonly MandalaPetal[],
  strengthOf: (petal: MandalaPetal) => number,
  scale = 1,
) {
  return petals.map((entry, index) => petal(shapeOf(index, strengthOf(entry), scale))).join('')
}

const meanOf = ({ strength }: MandalaPetal) => strength

/** Quiet leaves between the petals: each as long as its two neighbours let it be. */
export function drawLattice(petals: readonly MandalaPetal[], detail: MandalaDetail): MandalaPath[] {
  if (detail !== 'fine') return []
  const leaves = petals.map((entry, index) => {
    const next = petals[(index + 1) % petals.length] ?? entry
    return shapeOf(index + 0.5, Math.sqrt(entry.strength * next.strength) * 0.92)
  })
  return [
    {
      key: 'leaves',
      d: leaves.map(petal).join(''),
      stroke: 'ink',
      strokeWidth: 0.9,
      opacity: 0.45,
    },
    {
      key: 'leaf-lines',
      d: leaves.map((leaf) => meridians(leaf, 2)).join(''),
      stroke: 'ink',
      strokeWidth: 0.5,
      opacity: 0.28,
    },
  ]
}

/** Lines that leave the flower with its outline and come to rest in the circle. */
export function drawContours(
  petals: readonly MandalaPetal[],
  detail: MandalaDetail,
): MandalaPath[] {
  if (detail !== 'fine') return []
  const contours = 9
  const rest = 330
  return Array.from({ length: contours }, (_, contour) => {
    const share = contour / (contours - 1)
    const radiusAt = (angle: number) => {
      const shore = Math.min(shoreRadius(petals, angle) + 16, rest - 12)
      return shore + (rest - shore) * share
    }
    const d = closedCurve(108, radiusAt)
    return {
      key: `contour-${contour}`,
      d,
      stroke: 'ink',
      strokeWidth: 0.6,
      opacity: rounded(0.34 - 0.2 * share),
    }
  })
}

/** The smooth line through the tips of all petals. */
function shoreRadius(petals: readonly MandalaPetal[], angle: number): number {
  const position = angle / sector
  const before = Math.floor(position) % petals.length
  const share = (1 - Math.cos(Math.PI * (position - Math.floor(position)))) / 2
  const strengthOf = (index: number) => petals[index % petals.length]?.strength ?? 0
  return tipRadius(strengthOf(before) * (1 - share) + strengthOf(before + 1) * share)
}

/** The twelve petals: firm up to the lower end of the interval, fading out to its upper end. */
export function drawFlower(petals: readonly MandalaPetal[], detail: MandalaDetail): MandalaPath[] {
  if (detail === 'bold') {
    return [
      ...softEdge(petals, 4),
      { key: 'outline', d: flower(petals, meanOf), stroke: 'gold', strokeWidth: 6 },
    ]
  }
  if (detail === 'plain') return outlines(petals)
  const shapes = petals.map((entry, index) => shapeOf(index, entry.strength))
  return [
    ...softEdge(petals, 8).map((layer, index) => ({ ...layer, ...hazeLine(index / 8) })),
    {
      key: 'meridians',
      d: shapes.map((shape) => meridians(shape, 4)).join(''),
      stroke: 'gold',
      strokeWidth: 0.6,
      opacity: 0.75,
    },
    ...outlines(petals),
    { key: 'tips', d: petals.map(tipMark).join(''), fill: 'gold' },
  ]
}

/** Where the petals of an earlier occasion ended. */
export function drawEarlierFlower(
  petals: readonly MandalaPetal[],
  detail: MandalaDetail,
): MandalaPath[] {
  return petals.map((entry, index) => ({
    key: `earlier-${index}`,
    d: petal(shapeOf(index, entry.strength)),
    stroke: 'ink',
    strokeWidth: detail === 'bold' ? 4 : 1.8,
    opacity: 0.85,
  }))
}

function edge(petals: readonly MandalaPetal[], share: number): string {
  return flower(petals, ({ interval80: [low, high] }) => low + (high - low) * share)
}

/** From the upper end of the interval inward, each layer adding a little body. */
function softEdge(petals: readonly MandalaPetal[], layers: number): MandalaPath[] {
  return Array.from({ length: layers + 1 }, (_, layer) => ({
    key: `soft-${layer}`,
    d: edge(petals, 1 - layer / layers),
    fill: 'glow' as const,
    fillOpacity: layer === layers ? 0.1 : rounded(0.5 / layers),
  }))
}

/** Lines through the interval; they thin out towards its ends, as the probability does. */
function hazeLine(share: number): Pick<MandalaPath, 'stroke' | 'strokeWidth' | 'strokeOpacity'> {
  const likelihood = Math.exp(-8 * (share - 0.5) ** 2)
  return { stroke: 'gold', strokeWidth: 0.6, strokeOpacity: rounded(0.1 + 0.34 * likelihood) }
}

/** The line at the estimate itself: the surer the estimate, the darker and thicker the line. */
function outlines(petals: readonly MandalaPetal[]): MandalaPath[] {
  return petals.map((entry, index) => {
    const width = entry.interval80[1] - entry.interval80[0]
    return {
      key: `outline-${index}`,
      d: petal(shapeOf(index, entry.strength)),
      stroke: 'gold' as const,
      strokeWidth: rounded(Math.max(0.9, 2.3 - 2 * width)),
      opacity: rounded(Math.min(1, Math.max(0.5, 1.2 - width))),
    }
  })
}

function tipMark({ strength }: MandalaPetal, index: number): string {
  const tip = tipRadius(strength)
  let path = circle(2.8, [tip + 7, index * sector])
  for (let radius = tip + 17; radius < 328; radius += 9)
    path += circle(0.9, [radius, index * sector])
  return path
}
