import { expect, test } from 'vitest'
import { ApiError } from '../../lib/api-error.ts'
import { afterAsking, reportTimeoutMs } from './results-processing.ts'

const first = { asked: 1, milliseconds: 50 }
const later = { asked: 2, milliseconds: 30_000 }
const atLast = { asked: 12, milliseconds: reportTimeoutMs }
const lost = new ApiError('network', 'no answer', 0)

test('a report that is there is ready, one being made is asked for again', () => {
  expect(afterAsking('ready', first)).toBe('ready')
  expect(afterAsking('making', first)).toBe('making')
  expect(afterAsking('ready', atLast)).toBe('ready')
})

test('after some minutes the screen stops asking', () => {
  expect(afterAsking('making', { asked: 11, milliseconds: reportTimeoutMs - 1 })).toBe('making')
  expect(afterAsking('making', atLast)).toBe('late')
  expect(afterAsking(lost, atLast)).toBe('late')
})

test('missing payment and open steps differ from failures', () => {
  expect(afterAsking(new ApiError('payment_required', 'pay', 402), first)).toBe('unpaid')
  expect(afterAsking(new ApiError('step_not_ready', 'answer', 409), first)).toBe('stepsOpen')
  expect(afterAsking(new ApiError('internal_error', 'oh', 500), first)).toBe('failed')
  expect(afterAsking(new Error('oh'), first)).toBe('failed')
})

test('a lost answer is a failure at the first asking only', () => {
  expect(afterAsking(lost, first)).toBe('failed')
  expect(afterAsking(lost, later)).toBe('making')
  expect(afterAsking(new ApiError('internal_error', 'oh', 500), later)).toBe('failed')
})
