import type { RequestListener } from 'node:http'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { ProviderUnavailable } from '../../lib/provider-unavailable.ts'
import { listenUntilTestEnds } from '../../testing/listen.ts'
import { type CheckoutOrder, PriceMismatch, RefundRefused } from './payment-provider.ts'
import { stripeProvider, urlPartsOf } from './stripe-provider.ts'
import { startStripeTestServer } from './stripe-test-server.ts'

const stripe = await startStripeTestServer()
afterAll(() => stripe.close())
const atRest = { ...stripe.state }
beforeEach(() => void Object.assign(stripe.state, atRest))

const provider = stripeProvider(stripe.account)
let orders = 0

function newOrder(changes: Partial<CheckoutOrder> = {}): CheckoutOrder {
  orders += 1
  return {
    paymentId: `payment-${orders}`,
    userId: 'user-1',
    email: 'buyer@example.sk',
    planId: 'advanced_report',
    amount: stripe.state.amount,
    currency: 'USD',
    language: 'en',
    successUrl: 'https://individua.example/done',
    cancelUrl: 'https://individua.example/back',
    ...changes,
  }
}

/** Stripe as this listener has it. */
async function providerAt(respond: RequestListener) {
  const port = await listenUntilTestEnds(respond)
  return stripeProvider({ ...stripe.account, apiUrl: `http://127.0.0.1:${port}` })
}

const refusing = (status: number, error: object) =>
  providerAt((_, response) => {
    response.writeHead(status, {
      'content-type': 'application/json',
      'stripe-should-retry': 'false',
    })
    response.end(JSON.stringify({ error }))
  })

test('one payment has one checkout, at the price of its currency', async () => {
  const priced: string[] = []
  const asking = stripeProvider({
    ...stripe.account,
    priceFor: (currency) => `price_${priced.push(currency)}`,
  })
  const order = newOrder()
  const first = await asking.openCheckout(order)
  expect(first).toEqual({ id: expect.stringMatching(/^cs_test_/), url: expect.any(String) })
  expect(await asking.openCheckout(order)).toEqual(first)
  expect((await asking.openCheckout(newOrder())).id).not.toBe(first.id)
  expect(priced).toEqual(['USD', 'USD', 'USD'])
  expect(stripe.asked.at(-2)?.get('line_items[0][price]')).toBe('price_1')
})

test.each([
  ['another amount', { amount: 1 }],
  ['another currency', { currency: 'EUR' as const }],
])('a checkout that would ask for %s is closed', async (_name, change) => {
  const order = newOrder()
  const { id } = await provider.openCheckout(order)
  const opened = stripe.sessions.get(id)
  if (opened) opened.currency = 'usd'
  await expect(provider.openCheckout({ ...order, ...change })).rejects.toThrow(PriceMismatch)
  expect(stripe.sessions.get(id)?.status).toBe('expired')
})

test('a checkout without a total is as it should be, one without a page is not', async () => {
  const order = newOrder()
  const { id } = await provider.openCheckout(order)
  const session = stripe.sessions.get(id)
  Object.assign(session ?? {}, { amount_total: null })
  expect((await provider.openCheckout(order)).id).toBe(id)
  Object.assign(session ?? {}, { url: null })
  await expect(provider.openCheckout(order)).rejects.toThrow('no checkout URL')
})

test('a checkout is read as it is now, and an unknown one is none', async () => {
  const { id } = await provider.openCheckout(newOrder())
  expect(await provider.readCheckout(id)).toMatchObject({ id, status: 'open', standing: 'unpaid' })
  const { payment_intent: intent } = stripe.complete(id)
  expect(await provider.readCheckout(id)).toMatchObject({
    status: 'complete',
    standing: 'paid',
    paymentIntentId: intent?.id,
  })
  stripe.refund(id)
  expect(await provider.readCheckout(id)).toMatchObject({ standing: 'refunded' })
  expect(await provider.readCheckout('cs_test_unknown')).toBeNull()
})

test('a checkout is found by its payment', async () => {
  const { id } = await provider.openCheckout(newOrder())
  stripe.complete(id)
  expect(await provider.findCheckoutOfIntent(`pi_${id}`)).toBe(id)
  expect(await provider.findCheckoutOfIntent('pi_unknown')).toBeNull()
})

test('a checkout is closed, and one that is closed or unknown stays as it is', async () => {
  const { id } = await provider.openCheckout(newOrder())
  await provider.expireCheckout(id)
  expect(stripe.sessions.get(id)?.status).toBe('expired')
  await provider.expireCheckout(id)
  await provider.expireCheckout('cs_test_unknown')
  const refused = await refusing(401, { type: 'invalid_request_error', code: 'api_key_expired' })
  await expect(refused.expireCheckout(id)).rejects.toThrow()
})

test('a payment is paid back once', async () => {
  const { id } = await provider.openCheckout(newOrder())
  stripe.complete(id)
  await provider.refund(`pi_${id}`)
  expect(stripe.sessions.get(id)?.payment_intent?.latest_charge.refunded).toBe(true)
  await provider.refund(`pi_${id}`)
})

test.each([
  [400, { type: 'invalid_request_error', code: 'insufficient_funds' }, 'insufficient_funds'],
  [401, { type: 'invalid_request_error', code: 'api_key_expired' }, 'api_key_expired'],
  [403, { type: 'invalid_request_error' }, 'StripePermissionError'],
])('a refund that is refused with %i says why', async (status, error, code) => {
  const refused = await refusing(status, error)
  const failure = await refused.refund('pi_1').catch((reason: unknown) => reason)
  expect(failure).toBeInstanceOf(RefundRefused)
  expect(failure).toMatchObject({ code, message: `refund refused: ${code}` })
})

test('a refusal that says nothing of the refund is passed on', async () => {
  const refused = await refusing(402, { type: 'card_error', code: 'card_declined' })
  const failure = await refused.refund('pi_1').catch((reason: unknown) => reason)
  expect(failure).not.toBeInstanceOf(RefundRefused)
  expect(failure).toMatchObject({ code: 'card_declined' })
})

test.each([429, 500, 503])('a status of %i is an outage for every call', async (status) => {
  const away = await refusing(status, { type: 'api_error' })
  const calls = [
    away.openCheckout(newOrder()),
    away.readCheckout('cs_test_1'),
    away.expireCheckout('cs_test_1'),
    away.refund('pi_1'),
    away.findCheckoutOfIntent('pi_1'),
  ]
  for (const { status: outcome, ...rest } of await Promise.allSettled(calls)) {
    expect(outcome).toBe('rejected')
    expect(rest).toMatchObject({ reason: expect.any(ProviderUnavailable) })
    expect(rest).toMatchObject({ reason: { provider: 'payments' } })
  }
})

test('what Stripe refuses for another reason is no outage', async () => {
  const refused = await refusing(400, { type: 'invalid_request_error', code: 'parameter_missing' })
  const failure = await refused.readCheckout('cs_test_1').catch((reason: unknown) => reason)
  expect(failure).not.toBeInstanceOf(ProviderUnavailable)
  expect(failure).toMatchObject({ code: 'parameter_missing' })
})

test('a broken connection is tried twice more, and then an outage', async () => {
  let tries = 0
  const flaky = await providerAt((request, response) => {
    tries += 1
    expect(request.headers).not.toHaveProperty('x-stripe-client-telemetry')
    if (tries < 3) return void request.socket.destroy()
    response.writeHead(200, { 'content-type': 'application/json' })
    response.end(JSON.stringify({ object: 'list', data: [] }))
  })
  expect(await flaky.findCheckoutOfIntent('pi_1')).toBeNull()
  expect(await flaky.findCheckoutOfIntent('pi_1')).toBeNull()
  tries = Number.NEGATIVE_INFINITY
  await expect(flaky.findCheckoutOfIntent('pi_1')).rejects.toThrow(ProviderUnavailable)
})

test('an event counts with its signature, for five minutes, and when it is about one thing', async () => {
  const paid = (options = {}) =>
    stripe.webhook(
      'checkout.session.completed',
      { id: 'cs_1', object: 'checkout.session' },
      options,
    )
  const read = ({ body, signature }: ReturnType<typeof paid>) => provider.readEvent(body, signature)
  expect(await read(paid({ id: 'evt_1' }))).toMatchObject({ id: 'evt_1', checkoutId: 'cs_1' })
  expect(await read(paid({ secondsAgo: 270 }))).toMatchObject({ checkoutId: 'cs_1' })
  expect(await read(paid({ secondsAgo: 330 }))).toBe('forged')
  expect(await read({ ...paid(), signature: 't=1,v1=00' })).toBe('forged')
  expect(await read({ ...paid(), signature: '' })).toBe('forged')
  expect(await read({ ...paid(), body: new TextEncoder().encode('{}') })).toBe('forged')
  const ofNothing = stripe.webhook('checkout.session.completed', {})
  expect(await read(ofNothing)).toMatchObject({ objectId: null, checkoutId: null })
  expect(await read(stripe.webhook('checkout.session.completed', { id: 1 }))).toBe('foreign')
})

test('nothing is paid in practice at Stripe', async () => {
  const { id } = await provider.openCheckout(newOrder())
  expect(await provider.payInPractice(id)).toBeNull()
  await provider.stop()
})

test.each([
  [undefined, {}],
  ['', {}],
  ['http://127.0.0.1:4010', { protocol: 'http', host: '127.0.0.1', port: '4010' }],
  ['https://stripe.example', { protocol: 'https', host: 'stripe.example', port: '' }],
])('the URL %s is handed on in parts', (url, parts) => {
  expect(urlPartsOf(url)).toEqual(parts)
})
