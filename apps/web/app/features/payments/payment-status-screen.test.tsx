import { expect, test, vi } from 'vitest'
import { eachOf, linksOf, render, wordsOf } from '../../testing/render.tsx'
import PaymentStatusScreen from './payment-status-screen.tsx'
import type { VerificationState } from './verification.ts'

const verification = vi.hoisted(() => ({
  state: 'loading' as VerificationState,
  tryAgain: () => undefined,
}))
vi.mock('./verification.ts', () => ({ useVerification: () => verification }))
vi.mock('../../lib/contact-email.ts', () => ({ contactEmail: () => 'contact@individua.test' }))

function show(state: VerificationState): string {
  verification.state = state
  const page = render(<PaymentStatusScreen />)
  return page.slice(page.indexOf('<main'))
}

test('a payment that is there leads to the report and to the dashboard', () => {
  const page = show('success')
  expect(wordsOf(page)).toContain('Payment successful! You now have premium access.')
  expect(linksOf(page)).toEqual({
    'View Your Advanced Results': '/results-processing',
    'Go to Dashboard': '/dashboard',
  })
})

test('a payment that did not come can be looked for again', () => {
  const page = show('error')
  expect(wordsOf(page)).toContain('Payment verification failed. Please contact support.')
  expect(eachOf(page, 'button')).toEqual(['Try Again'])
  expect(linksOf(page)).toEqual({ 'Go to Dashboard': '/dashboard' })
})

test('as long as it is looked for, there is nothing to press', () => {
  for (const state of ['loading', 'processing'] as const) {
    expect(eachOf(show(state), 'button')).toEqual([])
    expect(linksOf(show(state))).toEqual({})
  }
})
