/** A point in polar coordinates: radius in drawing units, angle in radians, 0 at the top, clockwise. */
export type Polar = readonly [radius: number, angle: number]

export const fullTurn = 2 * Math.PI

/** `x y` with one decimal: finer than a pixel, and equal profiles give equal text. */
export function at([radius, angle]: Polar): string {
  return pair(radius * Math.sin(angle), -radius * Math.cos(angle))
}

/** A point `along` an axis that points in direction `angle`, and `aside` of it (clockwise positive). */
export function beside(along: number, aside: number, angle: number): string {
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)]
  return pair(along * sin + aside * cos, aside * sin - along * cos)
}

function pair(x: number, y: number): string {
  return `${coordinate(x)} ${coordinate(y)}`
}

function coordinate(value: number): number {
  return Math.round(value * 10) / 10 + 0
}

/** For widths and opacities: two decimals. */
export function rounded(value: number): number {
  return Math.round(value * 100) / 100 + 0
}

export function circle(radius: number, centre: Polar = [0, 0]): string {
  const r = coordinate(radius)
  const across = coordinate(2 * r)
  const [x, y] = [centre[0] * Math.sin(centre[1]), -centre[0] * Math.cos(centre[1])]
  return `M${pair(x - r, y)}a${r} ${r} 0 1 1 ${across} 0a${r} ${r} 0 1 1 -${across} 0z`
}

/** A closed curve through `count` points of a radius that varies with the angle. */
export function closedCurve(count: number, radiusAt: (angle: number) => number): string {
  const points = Array.from({ length: count }, (_, step) => {
    const angle = (step / count) * fullTurn
    return at([radiusAt(angle), angle])
  })
  return `M${points.join('L')}z`
}

/** An arc from the top, clockwise; `share` 0..1 of the full turn. */
export function arc(radius: number, share: number): string {
  if (share <= 0) return ''
  if (share >= 1) return circle(radius)
  const end = share * fullTurn
  return `M${at([radius, 0])}A${radius} ${radius} 0 ${share > 0.5 ? 1 : 0} 1 ${at([radius, end])}`
}
