import { expect, test } from 'vitest'
import { riseProgress } from './calculation.ts'

test('the bar rises by at most seven', () => {
  expect(riseProgress(10, 0)).toBe(10)
  expect(riseProgress(10, 1)).toBe(17)
})

test('the bar waits at ninety', () => {
  expect(riseProgress(88, 1)).toBe(90)
  expect(riseProgress(90, 0.5)).toBe(90)
})
