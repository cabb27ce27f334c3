import { afterEach, expect, test, vi } from 'vitest'
import { watchFreeSpace } from './free-space.ts'

afterEach(() => vi.useRealTimers())

test('little free space is noticed within a second, and so is enough of it', () => {
  vi.useFakeTimers()
  let free = 100
  const watch = watchFreeSpace('.', 100, () => free)
  const isLowWith = (bytes: number) => {
    free = bytes
    vi.advanceTimersByTime(1_000)
    return watch.isLow()
  }
  expect(watch.isLow()).toBe(false)
  expect([99, 100, 109, 111, 100].map(isLowWith)).toEqual([true, true, true, false, false])
  watch.stop()
})

test('a disk that is full at the start is noticed at once, and zero turns the watch off', () => {
  expect(watchFreeSpace('.', 100, () => 1).isLow()).toBe(true)
  expect(watchFreeSpace('.', 0, () => 0).isLow()).toBe(false)
})
