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
