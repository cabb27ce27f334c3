import Stripe from 'stripe'
import { expect, test } from 'vitest'
import type { CheckoutOrder } from './payment-provider.ts'
import { checkoutParams, expandedParts, idOf, readSession } from './stripe-checkout.ts'

const order: CheckoutOrder = {
  paymentId: 'payment-1',
  email: 'buyer@example.sk',
  userId: 'user-1',
  planId: 'advanced_report',
  amount: 2_900,
  currency: 'EUR',
  language: 'sk',
  successUrl: 'https://individua.example/done?id={CHECKOUT_SESSION_ID}',
  cancelUrl: 'https://individua.example/back',
}

test('an order is one item at our price, in the language of the buyer, with ids and an email only', () => {
  expect(checkoutParams(order, 'price_1')).toEqual({
    mode: 'payment',
    line_items: [{ price: 'price_1', quantity: 1 }],
    currency: 'eur',
    locale: 'sk',
    adaptive_pricing: { enabled: false },
    customer_email: 'buyer@example.sk',
    client_reference_id: 'payment-1',
    metadata: {
      payment_id: 'payment-1',
      user_id: 'user-1',
      plan_id: 'advanced_report',
      price_id: 'price_1',
    },
    success_url: order.successUrl,
    cancel_url: order.cancelUrl,
  })
  expect(checkoutParams({ ...order, language: 'xx' }, 'price_1').locale).toBe('en')
})

interface Disputes {
  [charge: string]: string[]
}

/** Knows one price and the disputes of a charge. */
const stripeWith = (disputes: Disputes = {}) =>
  new Stripe('sk_test', {
    httpClient: Stripe.createFetchHttpClient(async (url: string | URL | Request) => {
      const { pathname, searchParams } = new URL(url instanceof Request ? url.url : url)
      if (pathname !== '/v1/disputes') {
        return Response.json({ id: 'price_1', unit_amount: 3_100, currency: 'usd' })
      }
      const statuses = disputes[searchParams.get('charge') ?? ''] ?? []
      return Response.json({ object: 'list', data: statuses.map((status) => ({ status })) })
    }),
  })

const metadata = {
  payment_id: 'payment-1',
  user_id: 'user-1',
  plan_id: 'advanced_report',
  price_id: 'price_1',
}

const paidSession = {
  id: 'cs_1',
  status: 'complete',
  payment_status: 'paid',
  amount_total: 2_900,
  currency: 'eur',
  metadata,
  payment_intent: 'pi_1',
}

/** Only what is read of it. */
function sessionAsSent(session: object): Stripe.Checkout.Session {
  return JSON.parse(JSON.stringify(session))
}

const read = (session: object, disputes?: Disputes) =>
  readSession(stripeWith(disputes), sessionAsSent({ ...paidSession, ...session }))

test('a session is read with what was ordered and what it asks for', async () => {
  expect(await read({})).toEqual({
    id: 'cs_1',
    status: 'complete',
    standing: 'paid',
    amount: 2_900,
    currency: 'EUR',
    paymentId: 'payment-1',
    userId: 'user-1',
    planId: 'advanced_report',
    paymentIntentId: 'pi_1',
  })
})

test('a session of another seller names nothing of ours', async () => {
  const nothing = { paymentId: undefined, userId: undefined, planId: undefined }
  expect(await read({ metadata: null })).toMatchObject(nothing)
  expect(await read({ metadata: {} })).toMatchObject(nothing)
})

test.each([
  ['complete', 'complete'],
  ['expired', 'expired'],
  ['open', 'open'],
  [null, 'open'],
])('a session that is %s is %s', async (status, expected) => {
  expect((await read({ status })).status).toBe(expected)
})

test('without a total the price counts, and without a price nothing', async () => {
  expect(await read({ amount_total: null })).toMatchObject({ amount: 3_100, currency: 'USD' })
  expect(await read({ amount_total: undefined })).toMatchObject({ amount: 3_100 })
  const none = { amount: null, currency: null }
  expect(await read({ amount_total: null, metadata: null })).toMatchObject(none)
  expect(await read({ amount_total: null, metadata: {} })).toMatchObject(none)
})

test('a total of nothing is a total; one without a currency has none', async () => {
  expect(await read({ amount_total: 0 })).toMatchObject({ amount: 0, currency: 'EUR' })
  expect(await read({ currency: null })).toMatchObject({ amount: 2_900, currency: null })
})

const intent = (charge: object | string | null, status = 'succeeded') => ({
  payment_intent: { id: 'pi_1', status, latest_charge: charge },
})

test.each([
  ['complete', 'requires_payment_method', 'failed'],
  ['complete', 'canceled', 'failed'],
  ['complete', 'processing', 'unpaid'],
  ['complete', 'not_canceled', 'unpaid'],
  ['complete', 'canceled_not', 'unpaid'],
  ['open', 'requires_payment_method', 'unpaid'],
  ['expired', 'canceled', 'unpaid'],
])('an unpaid session that is %s, its intent %s, is %s', async (status, of, standing) => {
  const session = { payment_status: 'unpaid', status, ...intent(null, of) }
  expect((await read(session)).standing).toBe(standing)
})

test.each(['unpaid', 'no_payment_required'])('a session that is %s is not paid', async (status) => {
  expect((await read({ payment_status: status })).standing).toBe('unpaid')
  expect((await read({ payment_status: status, payment_intent: null })).standing).toBe('unpaid')
})

const charge = (more: object) => ({ id: 'ch_1', refunded: false, disputed: false, ...more })

test.each([
  ['nothing', null, 'paid'],
  ['an id', 'ch_1', 'paid'],
  ['a charge', charge({}), 'paid'],
  ['a refunded charge', charge({ refunded: true }), 'refunded'],
  ['a refunded and disputed charge', charge({ refunded: true, disputed: true }), 'refunded'],
])('a paid session whose latest charge is %s is %s', async (_, latest, standing) => {
  const session = intent(latest)
  expect((await read(session, { ch_1: ['needs_response'] })).standing).toBe(standing)
})

test.each([
  [[], 'paid'],
  [['needs_response'], 'disputed'],
  [['under_review'], 'disputed'],
  [['lost'], 'disputed'],
  [['won'], 'dispute_won'],
  [['won', 'lost'], 'disputed'],
  [['prevented'], 'paid'],
  [['prevented', 'won'], 'dispute_won'],
  [['warning_needs_response'], 'paid'],
  [['warning_closed', 'won'], 'dispute_won'],
  [['warning_closed', 'needs_response'], 'disputed'],
])('a paid charge with disputes %s is %s', async (statuses, standing) => {
  const session = intent(charge({ disputed: true }))
  expect((await read(session, { ch_1: statuses })).standing).toBe(standing)
})

test('an id is read from an object, a text or nothing', () => {
  expect(idOf({ id: 'pi_1' })).toBe('pi_1')
  expect(idOf('pi_1')).toBe('pi_1')
  expect(idOf(null)).toBeNull()
  expect(idOf(undefined)).toBeNull()
})

test('the latest charge is asked for with a session', () => {
  expect(expandedParts).toEqual(['payment_intent.latest_charge'])
})
