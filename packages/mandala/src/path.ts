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
    const ways: number[] = []
    for (const point of segment) {
      end = inTenths(point)
      ways.push(end[0] - here[0], end[1] - here[1])
    }
    const next = letters[segment.length] ?? ''
    text += (next === letter ? ' ' : next) + written(ways)
    letter = next
    here = end
  }
  return text.replaceAll(' -', '-')
}

export function absolute(point: Point): string {
  return written(inTenths(point))
}

export function coordinate(value: number): string {
  return written([Math.round(value * 10)])
}

function inTenths([x, y]: Point): Point {
  return [Math.round(x * 10), Math.round(y * 10)]
}

/** Tenths as SVG numbers, in as few characters as it allows. */
function written(tenths: readonly number[]): string {
  return tenths
    .map((value) => String(value / 10).replace(/^(-?)0\./, '$1.'))
    .join(' ')
    .replaceAll(' -', '-')
}
