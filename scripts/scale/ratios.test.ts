import { expect, test } from 'vitest'
import { compareSizes } from './ratios.ts'

const around = (center: number, spread: number) =>
  Array.from({ length: 40 }, (_, index) => center + (spread * (index - 19.5)) / 20)

test('a ratio up to 1.2 is within the limit', () => {
  expect(compareSizes({ few: around(10, 1), many: around(11.9, 1) }).verdict).toBe('ok')
})

test('a clear ratio beyond 1.2 is a miss, an unclear one is noise', () => {
  const clear = compareSizes({ few: around(10, 1), many: around(15, 1) })
  expect(clear).toMatchObject({ few: 10, many: 15, ratio: 1.5, verdict: 'MISS' })
  expect(compareSizes({ few: around(10, 9), many: around(12.5, 9) }).verdict).toBe('noise')
})

test('the quick half of the times has a ratio of its own, whatever slows the others', () => {
  const few = [1, 1, 2, 2]
  expect(compareSizes({ few, many: [1, 1, 90, 100] }).ratioOfQuick).toBe(1)
  expect(compareSizes({ few, many: [3, 3, 90, 100] }).ratioOfQuick).toBe(3)
})
