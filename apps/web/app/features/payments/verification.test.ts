import { limits } from '@individua/contract/limits'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { afterCheck, notYetVerified, verifyPayment } from './verification.ts'

const product = vi.hoisted(() => ({ refreshUserInfo: vi.fn(), checkPayment: vi.fn() }))
vi.mock('../../lib/session.ts', () => ({ refreshUserInfo: product.refreshUserInfo }))
vi.mock('./payment.queries.ts', () => ({ checkPayment: product.checkPayment }))

beforeEach(() => {
  vi.useFakeTimers({ now: 0 })
  product.checkPayment.mockReset().mockResolvedValue({})
  product.refreshUserInfo.mockReset()
})
afterEach(() => vi.useRealTimers())

/** Looks on until the state is final; `paidAt` is the number of the look that finds the payment. */
function lookUntilSettled(paidAt = Number.POSITIVE_INFINITY) {
  const states: string[] = []
  let verification = notYetVerified
  do {
    verification = afterCheck(verification, states.length + 1 >= paidAt)
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

/** When each look at the user took place, and what was shown after it. */
async function followVerification(look: (time: number) => Promise<{ is_premium: boolean }>) {
  const times: number[] = []
  const states: string[] = []
  product.refreshUserInfo.mockImplementation(() => {
    times.push(Date.now())
    return look(Date.now())
  })
  const verifying = verifyPayment(new AbortController().signal, ({ state }) => states.push(state))
  await vi.advanceTimersByTimeAsync(120_000)
  await verifying
  return { times, states }
}

test('there are 3,000 ms between two looks, and one that fails is one without a payment', async () => {
  const { times, states } = await followVerification(async (time) => {
    if (time < 6000) throw new Error('no answer')
    return { is_premium: time >= 9000 }
  })
  expect(times).toEqual([0, 3000, 6000, 9000])
  expect(states).toEqual(['processing', 'processing', 'processing', 'success'])
})

test('the server is asked to look at the payment provider first, and may fail', async () => {
  product.checkPayment.mockRejectedValue(new Error('no answer'))
  const { times, states } = await followVerification(async () => ({ is_premium: false }))
  expect(product.checkPayment).toHaveBeenCalledTimes(1)
  expect(times).toHaveLength(11)
  expect(times.at(-1)).toBe(30_000)
  expect(states.at(-1)).toBe('error')
})
