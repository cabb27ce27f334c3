import type { Payment } from '@individua/contract/payments'
import type { UserInfo } from '@individua/contract/users'
import { expect, test } from 'vitest'
import { openCheckout, payAt } from '../../testing/pay-for.ts'
import { bodyOf, startTestApi } from '../../testing/start-test-api.ts'

async function buyer(name: string) {
  const api = await startTestApi()
  const session = await api.signIn(api.address(name))
  const { headers } = session
  const isPremium = async () =>
    (await bodyOf<UserInfo>(await api.client.get('/api/users/info', headers))).is_premium
  const payments = async (language = 'en') =>
    bodyOf<Payment[]>(
      await api.client.get('/api/users/payments', { ...headers, 'accept-language': language }),
    )
  const check = async () =>
    (await api.client.post('/api/payments/stripe/check', {}, headers)).json()
  return { api, ...session, isPremium, payments, check }
}

test('whoever pays on the checkout page is premium when they come back', async () => {
  const { api, headers, isPremium, payments } = await buyer('pays')
  expect(await isPremium()).toBe(false)
  const url = await openCheckout(api, { headers }, 'sk')
  const page = await (await fetch(url)).text()
  expect(page).toContain('3.99 EUR')
  expect(page).toContain('http://localhost:3000/sk/payment-advanced?cancelled=1')
  const sessionId = url.split('/').at(-1)
  expect(await payAt(url)).toBe(
    `http://localhost:3000/sk/callbacks/payment/success?session_id=${sessionId}`,
  )
  expect(await isPremium()).toBe(true)
  expect(await payments('sk')).toMatchObject([
    {
      plan_name: 'Podrobná správa',
      plan_price: 3.99,
      currency: 'EUR',
      status: 'succeeded',
      paid_at: expect.stringMatching(/^\d{4}-/),
    },
  ])
})
