import { expect, test } from 'vitest'
import { nameSize, placeNames } from './petal-names.ts'

/** Begin and end of an arc, in degrees from the top, clockwise. */
function endsOf(d: string): [number, number] {
  const [x1 = 0, y1 = 0, , , , , , x2 = 0, y2 = 0] = (d.match(/-?[\d.]+/g) ?? []).map(Number)
  const degrees = (x: number, y: number) => ((Math.atan2(x, -y) * 180) / Math.PI + 360) % 360
  return [degrees(x1, y1), degrees(x2, y2)]
}

test('a name alone stands at its petal', () => {
  for (const index of [1, 2, 5, 6, 9]) {
    const [placed] = placeNames([{ index, name: 'Sage' }])
    const [from, to] = endsOf(placed?.d ?? '')
    expect((from + to) / 2).toBeCloseTo(index * 30, 0)
  }
})

test('in the upper half a name runs clockwise, in the lower half against it', () => {
  const flagOf = (index: number) =>
    placeNames([{ index, name: 'Sage' }])[0]?.d.match(/ 0 0 ([01]) /)?.[1]
  expect([1, 2, 10, 11].map(flagOf)).toEqual(['1', '1', '1', '1'])
  expect([4, 5, 6, 7, 8].map(flagOf)).toEqual(['0', '0', '0', '0', '0'])
})

test('three long names of neighbours do not touch', () => {
  const name = 'Der Fürsorgliche'
  const ends = placeNames([5, 3, 4].map((index) => ({ index, name }))).map(({ index, d }) => ({
    index,
    ends: endsOf(d).toSorted((a, b) => a - b),
  }))
  const sorted = ends.toSorted((a, b) => a.index - b.index)
  for (const [position, { ends: next }] of sorted.slice(1).entries()) {
    expect(next[0]).toBeGreaterThanOrEqual((sorted[position]?.ends[1] ?? 0) - 0.5)
  }
})

test('every name has room inside the picture', () => {
  const numbers = placeNames([{ index: 6, name: 'Sage' }])[0]?.d.match(/-?[\d.]+/g) ?? []
  for (const number of numbers) expect(Math.abs(Number(number))).toBeLessThan(398)
  expect(nameSize).toBeGreaterThan(0)
})
