import { expect, test } from 'vitest'
import { rankTest } from './rank-test.ts'

const numbers = Array.from({ length: 20 }, (_, index) => index)

test('two samples without a difference look alike', () => {
  expect(rankTest(numbers, numbers)).toBeCloseTo(1, 5)
  expect(rankTest([1, 1, 1], [1, 1, 1])).toBe(1)
})

test('a shift shows; the probability is that of the published tables', () => {
  // 20 values against the same plus 5.5: U = 105, z = 2.556.
  expect(
    rankTest(
      numbers,
      numbers.map((value) => value + 5.5),
    ),
  ).toBeCloseTo(0.0106, 3)
  expect(
    rankTest(
      numbers,
      numbers.map((value) => value + 20),
    ),
  ).toBeLessThan(1e-6)
})
