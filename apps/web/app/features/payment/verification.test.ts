import { limits } from '@individua/contract/limits'
import { expect, test } from 'vitest'
import { afterLook, notYetLooked } from './verification.ts'

/** Looks on until the state is final; `paidAt` is the number of the look that finds the payment. */
function lookUntilSettled(paidAt = Number.POSITIVE_INFINITY) {
  const states: string[] = []
  let verification = notYetLooked
  do {
    verification = afterLook(verification, states.length + 1 >= paidAt)
    states.push(verification.state)
  } while (verification.state === 'processing' && states.length < 100)
  return states
}

test('a payment that is there at once is a success', () => {
  expect(lookUntilSettled(1)).toEqual(['success'])
})

test('a payment that arrives later is waited for', () => {
  expect(lookUntilSettled(3)).toEqual(['processing', 'processing', 'success'])
})

test('the payment may still arrive at the last retry', () => {
  const states = lookUntilSettled(1 + limits.paymentChecks)
  expect(states).toHaveLength(11)
  expect(states.at(-1)).toBe('success')
})

test('after the first look and ten retries without a payment the verification has failed', () => {
  const states = lookUntilSettled()
  expect(states).toEqual([...Array(10).fill('processing'), 'error'])
})
