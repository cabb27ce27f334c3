import { absolute } from './path.ts'
import { at, fullTurn } from './polar.ts'

/** A petal's name outside the frame, along an arc that is read from left to right. */
export interface PetalName {
  /** Of the petal, 0..11 from the top, clockwise. */
  index: number
  name: string
  /** The arc: the name stands in its middle. */
  d: string
}

/** In the drawing's units. */
export const nameSize = 30

const baseline = 366
const reach = 398

/** The drawing with room for names around it. */
export const namedViewBox = `${-reach} ${-reach} ${2 * reach} ${2 * reach}`

const sector = fullTurn / 12
const letterWidth = 0.56 * nameSize
const gap = 22

/** Places the names at their petals; two that would touch give way to either side. */
export function placeNames(named: readonly { index: number; name: string }[]): PetalName[] {
  const widths = named.map(({ name }) => (name.length * letterWidth + gap) / baseline)
  const angles = named.map(({ index }) => index * sector)
  for (let pass = 0; pass < named.length ** 2; pass++) pushApart(angles, widths)
  return named.map(({ index, name }, position) => ({
    index,
    name,
    d: readableArc(angles[position] ?? 0, widths[position] ?? 0),
  }))
}

/** `angles` are moved in place. */
function pushApart(angles: number[], widths: readonly number[]): void {
  for (const [one, angle] of angles.entries()) {
    for (let other = one + 1; other < angles.length; other++) {
      const away = turnFrom(angles[one] ?? angle, angles[other] ?? 0)
      const needed = ((widths[one] ?? 0) + (widths[other] ?? 0)) / 2
      const missing = needed - Math.abs(away)
      if (missing <= 0) continue
      const side = away < 0 ? -1 : 1
      angles[one] = (angles[one] ?? 0) - (side * missing) / 2
      angles[other] = (angles[other] ?? 0) + (side * missing) / 2
    }
  }
}

/** From one angle to another, the shorter way round. */
function turnFrom(from: number, to: number): number {
  const turn = (((to - from) % fullTurn) + fullTurn) % fullTurn
  return turn > fullTurn / 2 ? turn - fullTurn : turn
}

/** In the lower half the arc runs the other way, so that no name stands on its head. */
function readableArc(angle: number, width: number): string {
  const [from, to] = [angle - width / 2, angle + width / 2]
  if (Math.cos(angle) >= 0) {
    return arcBetween(baseline, from, to, 1)
  }
  const below = baseline + 0.7 * nameSize
  return arcBetween(below, to, from, 0)
}

function arcBetween(radius: number, from: number, to: number, isClockwise: 0 | 1): string {
  const [start, end] = [from, to].map((angle) => absolute(at([radius, angle])))
  return `M${start}A${radius} ${radius} 0 0 ${isClockwise} ${end}`
}
