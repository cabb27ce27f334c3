// @module-tag postgres

import type { Language } from '@individua/contract/languages'
import { afterAll, expect, onTestFinished, test, vi } from 'vitest'
import { ProviderUnavailable } from '../../lib/provider-unavailable.ts'
import type { PaymentProvider } from '../../providers/payments/payment-provider.ts'
import { startStripeTestServer } from '../../providers/payments/stripe-test-server.ts'
import { buyerContext } from '../../testing/buyer-context.ts'
import { startTestApi } from '../../testing/start-test-api.ts'
import { startCheckout } from './checkout.service.ts'
import { reconcilePayments, secondsOverdue } from './reconcile.service.ts'

const stripe = await startStripeTestServer()
afterAll(() => stripe.close())

/** A buyer at a Stripe account, who asks for a checkout page. */
async function buyer() {
  const api = await startTestApi()
  const ctx = buyerContext(api, stripe, 'en')
  const ask = async (language: Language = 'en', changes: Partial<PaymentProvider> = {}) => {
    const { url } = await startCheckout(
      { ...ctx, language, payments: { ...ctx.payments, ...changes } },
      'advanced_report',
    )
    return url
  }
  return {
    api,
    ctx,
    ask,
    order: async (language?: Language) => (await ask(language)).split('/').at(-1) ?? '',
    rows: async () => {
      const { rows } = await api.database.executeSql(
        'select status, currency, language from payments where user_id = $1 order by created_at, id',
        [ctx.user.id],
      )
      return rows
    },
    change: (assignments: string) =>
      api.database.executeSql(`update payments set ${assignments} where user_id = $1`, [
        ctx.user.id,
      ]),
    later: (minutes: number) =>
      reconcilePayments({ ...ctx, now: () => new Date(Date.now() + minutes * 60_000) }),
  }
}

function whileStripeIsAway() {
  stripe.state.isDown = true
  onTestFinished(() => void Object.assign(stripe.state, { isDown: false }))
}

test.each([
  ['language', "language = 'sk'"],
  ['currency', "currency = 'EUR'"],
  ['amount', 'amount = amount + 1'],
])('a checkout in another %s gives way to a new one', async (_name, change) => {
  const buying = await buyer()
  const first = await buying.order()
  await buying.change(change)
  const second = await buying.order()
  expect(second).not.toBe(first)
  expect(stripe.sessions.get(first)?.status).toBe('expired')
  expect(await buying.rows()).toMatchObject([{ status: 'expired' }, { status: 'pending' }])
})

test('money that is on its way is not asked for again, whatever the language', async () => {
  const { order } = await buyer()
  stripe.complete(await order(), 'processing')
  await expect(order('de')).rejects.toMatchObject({ code: 'already_paid' })
  await expect(order('en')).rejects.toMatchObject({ code: 'already_paid' })
})

test('money that comes while the page is exchanged for one in another language counts', async () => {
  const { ctx, order, ask, rows } = await buyer()
  const id = await order()
  const expireCheckout = async (open: string) => {
    stripe.complete(open)
    await ctx.payments.expireCheckout(open)
  }
  await expect(ask('de', { expireCheckout })).rejects.toMatchObject({ code: 'already_paid' })
  expect(stripe.sessions.get(id)?.status).toBe('complete')
  expect(await rows()).toMatchObject([{ status: 'succeeded', currency: 'USD' }])
})

test('an order that never reached Stripe is asked for anew, also in another language', async () => {
  const { order, rows } = await buyer()
  whileStripeIsAway()
  await expect(order()).rejects.toThrow(ProviderUnavailable)
  expect(await rows()).toMatchObject([{ status: 'pending', language: 'en' }])
  stripe.state.isDown = false
  await order('de')
  expect(await rows()).toMatchObject([
    { status: 'expired', language: 'en' },
    { status: 'pending', language: 'de', currency: 'EUR' },
  ])
})

test('an order that never reached Stripe is over after ten minutes', async () => {
  const { order, rows, later } = await buyer()
  whileStripeIsAway()
  await expect(order()).rejects.toThrow(ProviderUnavailable)
  await later(9)
  expect(await rows()).toMatchObject([{ status: 'pending' }])
  await later(21)
  expect(await rows()).toMatchObject([{ status: 'expired' }])
})

test('a page that another request stored first is the one to pay on', async () => {
  const { ctx, ask, change } = await buyer()
  const opened: string[] = []
  const url = await ask('en', {
    async openCheckout(order) {
      const checkout = await ctx.payments.openCheckout(order)
      opened.push(checkout.id)
      await change("checkout_session_id = 'cs_other', checkout_url = 'https://stripe.test/other'")
      return checkout
    },
  })
  expect(url).toBe('https://stripe.test/other')
  expect(opened.map((id) => stripe.sessions.get(id)?.status)).toEqual(['expired'])
})

test('a page that another request stored as well stays open', async () => {
  const { ctx, ask, change } = await buyer()
  const url = await ask('en', {
    async openCheckout(order) {
      const checkout = await ctx.payments.openCheckout(order)
      await change(`checkout_session_id = '${checkout.id}', checkout_url = '${checkout.url}'`)
      return checkout
    },
  })
  expect(stripe.sessions.get(url.split('/').at(-1) ?? '')?.status).toBe('open')
})

test('after three payments that were over at once the buyer is asked to come back', async () => {
  const { ctx, ask, change, rows } = await buyer()
  const openCheckout = vi.fn<PaymentProvider['openCheckout']>(async (order) => {
    const checkout = await ctx.payments.openCheckout(order)
    await change("status = 'expired'")
    return checkout
  })
  await expect(ask('en', { openCheckout })).rejects.toMatchObject({ code: 'unavailable' })
  expect(openCheckout).toHaveBeenCalledTimes(3)
  expect(await rows()).toMatchObject(Array(3).fill({ status: 'expired' }))
})

test('how long the first check is overdue is told in seconds', async () => {
  const { api, ctx, order } = await buyer()
  await order()
  const { rows } = await api.database.executeSql<{ first: string }>(
    "select min(check_at)::text as first from payments where status = 'pending'",
  )
  const first = new Date(rows[0]?.first ?? '').getTime()
  const overdueAt = (time: number) => secondsOverdue({ db: ctx.db, now: () => new Date(time) })
  expect(await overdueAt(first + 90_000)).toBe(90)
  expect(await overdueAt(first - 1000)).toBe(0)
  await api.database.executeSql("update payments set status = 'expired' where status = 'pending'")
  expect(await overdueAt(first + 90_000)).toBe(0)
})
