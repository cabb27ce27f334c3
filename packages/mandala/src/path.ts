/** In the drawing's units; y grows downward. */
export type Point = readonly [x: number, y: number]

/** What follows a point: the end of a line; a control and the end of a curve; two controls and the end. */
export type Segment = readonly Point[]

const letters: Record<number, string> = { 1: 'l', 2: 'q', 3: 'c' }

/** One decimal is finer than a pixel, and equal points give equal text. */
export function path(start: Point, segments: readonly Segment[], end: 'open' | 'closed'): string {
  return `M${absolute(start)}${segmentsFrom(start, segments)}${end === 'closed' ? 'z' : ''}`
}

/** The segments alone, each relative to where the one before it ended, a letter for those of one kind: short. */
export function segmentsFrom(start: Point, segments: readonly Segment[]): string {
  let here = inTenths(start)
  let letter = ''
  let text = ''
  for (const segment of segments) {
    let end = here
    const next = letters[segment.length] ?? ''
    if (next !== letter) text += next
    let isFirst = next !== letter
    for (const point of segment) {
      end = inTenths(point)
      text += after(isFirst, end[0] - here[0]) + after(false, end[1] - here[1])
      isFirst = false
    }
    letter = next
    here = end
  }
  return text
}

export function absolute(point: Point): string {
  const tenths = inTenths(point)
  return written(tenths[0]) + after(false, tenths[1])
}

export function coordinate(value: number): string {
  return written(Math.round(value * 10))
}

// By index: destructuring would make an iterator for each of the thousands of points of a drawing.
function inTenths(point: Point): Point {
  return [Math.round(point[0] * 10), Math.round(point[1] * 10)]
}

/** A number of a path: a space separates it from the one before, unless it is the first or has a minus. */
function after(isFirst: boolean, tenths: number): string {
  return isFirst || tenths < 0 ? written(tenths) : ` ${written(tenths)}`
}

/** Tenths as an SVG number, in as few characters as it allows. */
function written(tenths: number): string {
  const size = Math.abs(tenths)
  const rest = size % 10
  const whole = (size - rest) / 10
  const text = rest === 0 ? `${whole}` : `${whole || ''}.${rest}`
  return tenths < 0 ? `-${text}` : text
}
