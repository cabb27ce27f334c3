import { type Point, path, type Segment } from './path.ts'
import { at, beside } from './polar.ts'

export type PetalShape = {
  /** Distance of the petal's foot from the centre. */
  foot: number
  length: number
  /** Half the width at the widest point. */
  breadth: number
  /** Half the width of the foot. */
  footBreadth: number
  /** Direction of the axis. */
  angle: number
}

/** The outline of a lotus petal: full below, drawn in to a fine tip. */
export function petal(shape: PetalShape): string {
  return path(footPoint(shape, -1), [...flank(shape, -1), ...flankBack(shape, 1)], 'closed')
}

/** Lines from the foot to the tip, as on an engraved petal; `pairs` on each side of the midrib. */
export function meridians(shape: PetalShape, pairs: number): string {
  const { foot, length, angle } = shape
  let lines = path(at([foot, angle]), [[at([foot + length, angle])]], 'open')
  for (let pair = 1; pair <= pairs; pair++) {
    const share = pair / (pairs + 1)
    const narrower = {
      ...shape,
      breadth: shape.breadth * share,
      footBreadth: shape.footBreadth * share,
    }
    for (const side of [-1, 1]) {
      lines += path(footPoint(narrower, side), flank(narrower, side), 'open')
    }
  }
  return lines
}

function footPoint({ foot, footBreadth, angle }: PetalShape, side: number): Point {
  return beside(foot, side * footBreadth, angle)
}

function controls({ foot, length, breadth, angle }: PetalShape, side: number) {
  const p = (share: number, aside: number) =>
    beside(foot + share * length, side * aside * breadth, angle)
  return {
    belly: p(0.14, 0.92),
    hip: p(0.3, 1.04),
    widest: p(0.46, 0.9),
    waist: p(0.7, 0.62),
    neck: p(0.86, 0.1),
    tip: p(1, 0),
  }
}

function flank(shape: PetalShape, side: number): Segment[] {
  const { belly, hip, widest, waist, neck, tip } = controls(shape, side)
  return [
    [belly, hip, widest],
    [waist, neck, tip],
  ]
}

function flankBack(shape: PetalShape, side: number): Segment[] {
  const { belly, hip, widest, waist, neck } = controls(shape, side)
  return [
    [neck, waist, widest],
    [hip, belly, footPoint(shape, side)],
  ]
}
