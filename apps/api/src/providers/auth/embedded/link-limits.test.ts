import { expect, test } from 'vitest'
import { minute } from '../../../lib/durations.ts'
import { defaultLinkLimits, secondsToWait } from './link-limits.ts'

const now = new Date('2026-05-01T12:00:00Z')
const ago = (milliseconds: number) => new Date(now.getTime() - milliseconds)
const wait = (forEmail: Date[], lastAllowedByClient?: Date) =>
  secondsToWait({ forEmail, lastAllowedByClient }, now, defaultLinkLimits)

test('the first link is not held back', () => expect(wait([])).toBe(0))

test('the second waits until a minute has passed, also over the turn of a clock minute', () => {
  expect(wait([ago(500)])).toBe(60)
  expect(wait([ago(59_001)])).toBe(1)
  expect(wait([ago(60_000)])).toBe(0)
})

test('the sixth in an hour waits for the first to be an hour old', () => {
  const five = [2, 10, 20, 30, 50].map((minutes) => ago(minutes * minute))
  expect(wait(five)).toBe(600)
  expect(wait(five.slice(0, 4))).toBe(0)
})

test('a client that used up its hour waits for that request to be an hour old', () => {
  expect(wait([], ago(30 * minute))).toBe(30 * 60)
  expect(wait([], ago(60 * minute))).toBe(0)
})
