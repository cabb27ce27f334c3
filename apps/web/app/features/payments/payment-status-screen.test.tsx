import { within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { eachOf, linksOf, renderPart, wordsOf } from '../../testing/render-part.tsx'
import PaymentStatusScreen from './payment-status-screen.tsx'
import type { VerificationState } from './verification.ts'

const verification = vi.hoisted(() => ({
  state: 'loading' as VerificationState,
  tryAgain: vi.fn(),
}))
vi.mock('./verification.ts', () => ({ useVerification: () => verification }))
vi.mock('../../lib/contact-email.ts', () => ({ contactEmail: () => 'contact@individua.test' }))

function show(state: VerificationState): HTMLElement {
  verification.state = state
  const page = renderPart(<PaymentStatusScreen />)
  return within(page).getByRole('main')
}

test('a payment that is there leads to the report and to the dashboard', () => {
  const page = show('success')
  expect(wordsOf(page)).toContain('Payment successful! You now have premium access.')
  expect(linksOf(page)).toEqual({
    'View Your Advanced Results': '/results-processing',
    'Go to Dashboard': '/dashboard',
  })
})

test('a payment that did not come can be looked for again', async () => {
  const page = show('error')
  expect(wordsOf(page)).toContain('Payment verification failed. Please contact support.')
  expect(eachOf(page, 'button')).toEqual(['Try Again'])
  expect(linksOf(page)).toEqual({ 'Go to Dashboard': '/dashboard' })
  await userEvent.click(within(page).getByRole('button'))
  expect(verification.tryAgain).toHaveBeenCalledOnce()
})

test('while the payment is looked for, there is nothing to press', () => {
  for (const state of ['loading', 'processing'] as const) {
    expect(eachOf(show(state), 'button')).toEqual([])
    expect(linksOf(show(state))).toEqual({})
  }
})
