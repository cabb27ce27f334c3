import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, expect, test, vi } from 'vitest'
import { setLiveTimeout } from './live-timeout.ts'

afterEach(() => void vi.useRealTimers())

test('it acts once, after its time', () => {
  vi.useFakeTimers()
  const act = vi.fn()
  setLiveTimeout(act, 1_000)
  vi.advanceTimersByTime(999)
  expect(act).not.toHaveBeenCalled()
  vi.advanceTimersByTime(10_000)
  expect(act).toHaveBeenCalledOnce()
})

test('once cancelled it never acts', () => {
  vi.useFakeTimers()
  const act = vi.fn()
  const cancel = setLiveTimeout(act, 1_000)
  vi.advanceTimersByTime(900)
  cancel()
  vi.advanceTimersByTime(10_000)
  expect(act).not.toHaveBeenCalled()
})

test('what has arrived while the process stood still is read first', async () => {
  const act = vi.fn()
  const cancel = setLiveTimeout(act, 80)
  for (const until = performance.now() + 200; performance.now() < until; );
  await sleep(0)
  expect(act).not.toHaveBeenCalled()
  cancel()
})
