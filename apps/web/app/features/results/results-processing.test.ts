import { expect, test } from 'vitest'
import { ApiError } from '../../lib/api-error.ts'
import { reportTimeoutMs, stateAfter } from './results-processing.ts'

const first = { asked: 1, milliseconds: 50 }
const later = { asked: 2, milliseconds: 30_000 }
const atLast = { asked: 12, milliseconds: reportTimeoutMs }
const lost = new ApiError('network', 'no response', 0)

test('a report that is there is ready, one being made is asked for again', () => {
  expect(stateAfter('ready', first)).toBe('ready')
  expect(stateAfter('making', first)).toBe('making')
  expect(stateAfter('ready', atLast)).toBe('ready')
})

test('after some minutes the screen stops asking', () => {
  expect(stateAfter('making', { asked: 11, milliseconds: reportTimeoutMs - 1 })).toBe('making')
  expect(stateAfter('making', atLast)).toBe('late')
  expect(stateAfter(lost, atLast)).toBe('late')
})

test('missing payment and open steps differ from failures', () => {
  expect(stateAfter(new ApiError('payment_required', 'pay', 402), first)).toBe('unpaid')
  expect(stateAfter(new ApiError('step_not_ready', 'answer', 409), first)).toBe('stepsOpen')
  expect(stateAfter(new ApiError('internal_error', 'oh', 500), first)).toBe('failed')
  expect(stateAfter(new Error('oh'), first)).toBe('failed')
})

test('a lost response is a failure at the first request only', () => {
  expect(stateAfter(lost, first)).toBe('failed')
  expect(stateAfter(lost, later)).toBe('making')
  expect(stateAfter(new ApiError('internal_error', 'oh', 500), later)).toBe('failed')
})
