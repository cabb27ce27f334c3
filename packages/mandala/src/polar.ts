import { absolute, coordinate, type Point, path } from './path.ts'

/** A point in polar coordinates: radius in drawing units, angle in radians, 0 at the top, clockwise. */
export type Polar = readonly [radius: number, angle: number]

export const fullTurn = 2 * Math.PI

export function at([radius, angle]: Polar): Point {
  return [radius * Math.sin(angle), -radius * Math.cos(angle)]
}

/** A point `along` an axis that points in direction `angle`, and `aside` of it (clockwise positive). */
export function beside(along: number, aside: number, angle: number): Point {
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)]
  return [along * sin + aside * cos, aside * sin - along * cos]
}

/** For widths and opacities: two decimals. */
export function rounded(value: number): number {
  return Math.round(value * 100) / 100 + 0
}

export function circle(radius: number, centre: Polar = [0, 0]): string {
  const r = coordinate(radius)
  const across = coordinate(2 * radius)
  const [x, y] = at(centre)
  return `M${absolute([x - radius, y])}a${r} ${r} 0 1 1 ${across} 0a${r} ${r} 0 1 1-${across} 0z`
}

/** A closed curve through `count` points of a radius that varies with the angle. */
export function closedCurve(count: number, radiusAt: (angle: number) => number): string {
  const pointAt = (step: number) => {
    const angle = (step / count) * fullTurn
    return at([radiusAt(angle), angle])
  }
  const lines = Array.from({ length: count - 1 }, (_, step) => [pointAt(step + 1)])
  return path(pointAt(0), lines, 'closed')
}

/** An arc from the top, clockwise; `share` 0..1 of the full turn. */
export function arc(radius: number, share: number): string {
  if (share <= 0) return ''
  if (share >= 1) return circle(radius)
  const end = absolute(at([radius, share * fullTurn]))
  return `M${absolute(at([radius, 0]))}A${radius} ${radius} 0 ${share > 0.5 ? 1 : 0} 1 ${end}`
}
