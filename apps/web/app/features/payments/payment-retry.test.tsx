import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { renderPart } from '../../testing/render-part.tsx'
import PaymentStatusScreen from './payment-status-screen.tsx'

const user = vi.hoisted(() => ({ isPremium: false, checks: 0 }))
vi.mock('@individua/contract/limits', async (original) => {
  const { limits } = await original<typeof import('@individua/contract/limits')>()
  return { limits: { ...limits, paymentChecks: 2, paymentCheckPause: 1 } }
})
vi.mock('./payment.queries.ts', () => ({
  checkPayment: async () => {
    user.checks += 1
  },
}))
vi.mock('../../lib/session.ts', () => ({
  useSession: () => ({ status: 'user' }),
  refreshUserInfo: async () => ({ is_premium: user.isPremium }),
}))
vi.mock('../../lib/contact-email.ts', () => ({ contactEmail: () => 'contact@individua.test' }))

test('after a payment was not found, Try Again looks anew and finds it', async () => {
  renderPart(<PaymentStatusScreen />)
  const retry = await screen.findByRole('button', { name: 'Try Again' })
  expect(screen.getByText(/^Payment verification failed/)).not.toBeNull()

  user.isPremium = true
  await userEvent.click(retry)
  await waitFor(() => expect(screen.getByText(/^Payment successful!/)).not.toBeNull())
  expect(screen.getByRole('link', { name: 'View Your Advanced Results' })).not.toBeNull()
  expect(user.checks).toBe(2)
})
