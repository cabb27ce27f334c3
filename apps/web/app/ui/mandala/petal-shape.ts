import { at, beside } from './polar.ts'

export type PetalShape = {
  /** Distance of the petal's foot from the centre. */
  foot: number
  /** From foot to tip; negative points inward. */
  length: number
  /** Half the width at the widest place. */
  breadth: number
  /** Half the width of the foot. */
  footBreadth: number
  angle: number
}

/** The outline of a lotus petal: full below, drawn in to a fine tip. */
export function petal({ foot, length, breadth, footBreadth, angle }: PetalShape): string {
  const p = (share: number, aside: number) => beside(foot + share * length, aside, angle)
  return [
    `M${p(0, -footBreadth)}`,
    `C${p(0.2, -breadth * 0.86)} ${p(0.4, -breadth * 1.02)} ${p(0.56, -breadth * 0.86)}`,
    `C${p(0.76, -breadth * 0.65)} ${p(0.88, -breadth * 0.24)} ${p(1, 0)}`,
    `C${p(0.88, breadth * 0.24)} ${p(0.76, breadth * 0.65)} ${p(0.56, breadth * 0.86)}`,
    `C${p(0.4, breadth * 1.02)} ${p(0.2, breadth * 0.86)} ${p(0, footBreadth)}`,
    'z',
  ].join('')
}

/** Veins that leave the midrib on both sides and run towards the tip. */
export function veins({ foot, length, breadth, angle }: PetalShape, pairs: number): string {
  const p = (share: number, aside: number) => beside(foot + share * length, aside, angle)
  let path = `M${at([foot, angle])}L${p(0.9, 0)}`
  for (let pair = 1; pair <= pairs; pair++) {
    const from = (0.62 * (pair - 1)) / pairs
    const to = from + 0.36
    const reach = breadth * 0.72 * (1 - 0.55 * (pair / pairs) ** 2)
    for (const side of [-1, 1]) {
      path += `M${p(from, 0)}C${p(from + 0.12, side * reach * 0.3)} ${p(to - 0.12, side * reach * 0.75)} ${p(to, side * reach)}`
    }
  }
  return path
}
