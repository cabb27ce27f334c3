import { expect, test } from 'vitest'
import { secondsUntilMidnight } from './durations.ts'

test.each([
  ['2026-11-21T00:00:00.000Z', 86_400],
  ['2026-11-21T00:00:00.500Z', 86_400],
  ['2026-11-21T23:59:58.000Z', 2],
  ['2026-11-21T23:59:59.999Z', 1],
])('at %s the next day begins in %i s', (now, seconds) => {
  expect(secondsUntilMidnight(new Date(now))).toBe(seconds)
})
