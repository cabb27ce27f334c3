import { expect, test } from 'vitest'
import { ApiError } from '../../lib/api-error.ts'
import { afterAsking, mostAsks } from './results-processing.ts'

const lost = new ApiError('network', 'no answer', 0)

test('a report that is there is ready, one being made is asked for again', () => {
  expect(afterAsking(1, 'ready')).toBe('ready')
  expect(afterAsking(1, 'making')).toBe('making')
})

test('after some minutes nobody asks any more', () => {
  expect(afterAsking(mostAsks - 1, 'making')).toBe('making')
  expect(afterAsking(mostAsks, 'making')).toBe('late')
  expect(afterAsking(mostAsks, lost)).toBe('late')
})

test('missing payment and open steps are told apart from failures', () => {
  expect(afterAsking(1, new ApiError('payment_required', 'pay', 402))).toBe('unpaid')
  expect(afterAsking(1, new ApiError('step_not_ready', 'answer', 409))).toBe('stepsOpen')
  expect(afterAsking(1, new ApiError('internal_error', 'oh', 500))).toBe('failed')
  expect(afterAsking(1, new Error('oh'))).toBe('failed')
})

test('a lost answer is a failure at the first asking only', () => {
  expect(afterAsking(1, lost)).toBe('failed')
  expect(afterAsking(2, lost)).toBe('making')
  expect(afterAsking(2, new ApiError('internal_error', 'oh', 500))).toBe('failed')
})
