// @module-tag postgres

import { randomUUID } from 'node:crypto'
import type { Language } from '@individua/contract/languages'
import { prices } from '@individua/contract/prices'
import { afterAll, expect, test } from 'vitest'
import type { UserContext } from '../../lib/context.ts'
import { ProviderUnavailable } from '../../lib/provider-unavailable.ts'
import { startStripeTestServer } from '../../providers/payments/stripe-test-server.ts'
import { buyerContext } from '../../testing/buyer-context.ts'
import { runWaitingJobs } from '../../testing/run-job.ts'
import { startTestApi } from '../../testing/start-test-api.ts'
import { startCheckout } from './checkout.service.ts'
import { fulfil } from './fulfil.service.ts'
import { paymentMailJob, queuePaymentMail } from './payment-mail.service.ts'
import { isPremium } from './payments.service.ts'
import { reconcilePayments } from './reconcile.service.ts'
import { receiveEvent } from './stripe-events.service.ts'

const stripe = await startStripeTestServer()
afterAll(() => stripe.close())

/** A buyer at a Stripe account; `order` leads to a checkout page. */
async function buyer(language: Language = 'en') {
  const api = await startTestApi()
  const ctx = buyerContext(api, stripe, language)
  const order = async () => {
    const { url } = await startCheckout(ctx, 'advanced_report')
    return url.split('/').at(-1) ?? ''
  }
  const rows = async () => {
    const { rows } = await api.database.executeSql(
      `select status, paid_at is not null as "wasPaid", ended_at is not null as "hasEnded"
       from payments where user_id = $1 order by created_at, id`,
      [ctx.user.id],
    )
    return rows
  }
  return {
    api,
    ctx,
    order,
    rows,
    isPremium: () => isPremium(ctx.db, ctx.user.id),
    notify: (type: string, object: object, options?: { id?: string; secondsAgo?: number }) => {
      const { body, signature } = stripe.webhook(type, object, options)
      return receiveEvent(ctx, body, signature)
    },
  }
}

const ofSession = (id: string) => ({ id, object: 'checkout.session', payment_intent: `pi_${id}` })
const ofCharge = (id: string) => ({ id: `ch_${id}`, object: 'charge', payment_intent: `pi_${id}` })
const ofDispute = (id: string) => ({
  id: `dp_${id}`,
  object: 'dispute',
  payment_intent: `pi_${id}`,
})

test('Stripe gets random ids, the email for the receipt and the language', async () => {
  const { ctx, order } = await buyer('sk')
  await order()
  const asked = stripe.asked.at(-1)
  expect(Object.fromEntries(asked ?? [])).toEqual({
    mode: 'payment',
    'line_items[0][price]': 'price_test',
    'line_items[0][quantity]': '1',
    currency: 'eur',
    locale: 'sk',
    'adaptive_pricing[enabled]': 'false',
    customer_email: ctx.user.email,
    client_reference_id: expect.stringMatching(/^[0-9a-f-]{36}$/),
    'metadata[payment_id]': expect.stringMatching(/^[0-9a-f-]{36}$/),
    'metadata[user_id]': ctx.user.id,
    'metadata[plan_id]': 'advanced_report',
    'metadata[price_id]': 'price_test',
    success_url:
      'http://localhost:3000/sk/callbacks/payment/success?session_id={CHECKOUT_SESSION_ID}',
    cancel_url: 'http://localhost:3000/sk/payment-advanced?cancelled=1',
  })
})

test('two orders at once are one at Stripe', async () => {
  const { order } = await buyer()
  const before = stripe.asked.length
  const [first, second] = await Promise.all([order(), order()])
  expect(first).toBe(second)
  expect(stripe.asked.length).toBe(before + 1)
})

test('a full refund ends the grant, a part of it does not', async () => {
  const { order, notify, rows, isPremium } = await buyer()
  const id = await order()
  stripe.complete(id)
  await notify('checkout.session.completed', ofSession(id))
  expect(await isPremium()).toBe(true)
  await notify('charge.refunded', { ...ofCharge(id), amount_refunded: 100 })
  expect(await isPremium()).toBe(true)
  stripe.refund(id)
  await notify('charge.refunded', ofCharge(id))
  expect(await isPremium()).toBe(false)
  expect(await rows()).toEqual([{ status: 'refunded', wasPaid: true, hasEnded: true }])
})

test.each([
  ['en', 'Your payment for Individua', '$3.99', '/dashboard'],
  ['sk', 'Potvrdenie platby v Individue', '3,99\u00a0€', '/sk/dashboard'],
  ['de', 'Ihre Zahlung bei Individua', '3,99\u00a0€', '/de/dashboard'],
] as const)('a payment is confirmed by one mail in %s', async (language, subject, amount, path) => {
  const { api, ctx, order, notify } = await buyer(language)
  const mails = async () => {
    const { rows } = await api.database.executeSql<
      Record<'subject' | 'text' | 'language' | 'status', string>
    >(`select subject, text, language, status from outgoing_mails where recipient = $1`, [
      ctx.user.email,
    ])
    return rows
  }
  const id = await order()
  await notify('checkout.session.completed', ofSession(id))
  stripe.complete(id)
  await Promise.all([
    fulfil(ctx, id),
    fulfil(ctx, id),
    notify('checkout.session.completed', ofSession(id)),
    reconcilePayments({ ...ctx, now: () => new Date(Date.now() + 61_000) }),
  ])
  stripe.dispute(id, 'needs_response')
  await notify('charge.dispute.created', ofDispute(id))
  stripe.dispute(id, 'won')
  await notify('charge.dispute.closed', ofDispute(id))
  await runWaitingJobs(api, paymentMailJob)
  await expect.poll(async () => (await mails()).map(({ status }) => status)).toEqual(['sent'])
  const [mail] = await mails()
  expect(mail).toMatchObject({ subject, language })
  expect(mail?.text).toContain(amount)
  expect(mail?.text).toContain(`\nhttp://localhost:3000${path}\n`)
  // The same job again, as after a crash between its work and the note that it is done.
  const { rows } = await api.database.executeSql<{ id: string }>(
    'select id from payments where checkout_session_id = $1',
    [id],
  )
  await ctx.db.transaction((tx) => queuePaymentMail(ctx, tx, rows[0]?.id ?? 'none'))
  await runWaitingJobs(api, paymentMailJob)
  expect(await mails()).toHaveLength(1)
})

test('a payment that was refunded before it was seen is confirmed by no mail', async () => {
  const { api, ctx, order, notify } = await buyer()
  const id = await order()
  stripe.complete(id)
  stripe.refund(id)
  await notify('charge.refunded', ofCharge(id))
  await runWaitingJobs(api, paymentMailJob)
  const { rows } = await api.database.executeSql(
    'select 1 from outgoing_mails where recipient = $1',
    [ctx.user.email],
  )
  expect(rows).toEqual([])
})

test('a refunded buyer may buy again', async () => {
  const { order, notify, isPremium } = await buyer()
  const first = await order()
  stripe.complete(first)
  stripe.refund(first)
  await notify('charge.refunded', ofCharge(first))
  const second = await order()
  stripe.complete(second)
  await notify('checkout.session.completed', ofSession(second))
  expect(await isPremium()).toBe(true)
})

const stories: [string, string[]][] = [
  ['in their order', ['checkout.session.completed', 'charge.refunded']],
  ['the wrong way round', ['charge.refunded', 'checkout.session.completed']],
  ['with one of them missing', ['charge.refunded']],
  ['many times', ['charge.refunded', 'checkout.session.completed', 'charge.refunded']],
]
test.each(stories)('a refund whose events arrive %s ends as refunded', async (_, types) => {
  const { order, notify, rows } = await buyer()
  const id = await order()
  stripe.complete(id)
  stripe.refund(id)
  for (const type of types) {
    await notify(type, type === 'charge.refunded' ? ofCharge(id) : ofSession(id))
  }
  expect(await rows()).toEqual([{ status: 'refunded', wasPaid: true, hasEnded: true }])
})

test('a dispute ends the grant, winning it brings the grant back, losing does not', async () => {
  const { order, notify, rows, isPremium } = await buyer()
  const id = await order()
  stripe.complete(id)
  await notify('checkout.session.completed', ofSession(id))
  stripe.dispute(id, 'warning_needs_response')
  await notify('charge.dispute.created', ofDispute(id))
  expect(await isPremium()).toBe(true)
  stripe.dispute(id, 'needs_response')
  await notify('charge.dispute.created', ofDispute(id))
  await notify('checkout.session.completed', ofSession(id))
  expect(await rows()).toEqual([{ status: 'disputed', wasPaid: true, hasEnded: true }])
  stripe.dispute(id, 'won')
  await notify('charge.dispute.closed', ofDispute(id))
  expect(await rows()).toEqual([{ status: 'succeeded', wasPaid: true, hasEnded: false }])
  stripe.dispute(id, 'lost')
  await notify('charge.dispute.closed', ofDispute(id))
  expect(await isPremium()).toBe(false)
})

test('a debit grants when its money is there, and not before', async () => {
  const { order, notify, rows, isPremium } = await buyer('de')
  const id = await order()
  stripe.complete(id, 'processing')
  await notify('checkout.session.completed', ofSession(id))
  expect(await isPremium()).toBe(false)
  await expect(order()).rejects.toMatchObject({ code: 'already_paid' })
  stripe.complete(id)
  await notify('checkout.session.async_payment_succeeded', ofSession(id))
  expect(await isPremium()).toBe(true)
  expect(await rows()).toHaveLength(1)
})

test('a debit that was turned down has failed, and another try is possible', async () => {
  const { order, notify, rows } = await buyer('de')
  const id = await order()
  stripe.complete(id, 'requires_payment_method')
  await notify('checkout.session.async_payment_failed', ofSession(id))
  expect(await rows()).toEqual([{ status: 'failed', wasPaid: false, hasEnded: false }])
  expect(await order()).not.toBe(id)
})

test('an expired checkout makes room for a new one', async () => {
  const { ctx, order, notify, rows } = await buyer()
  const id = await order()
  await ctx.payments.expireCheckout(id)
  await notify('checkout.session.expired', ofSession(id))
  expect(await rows()).toEqual([{ status: 'expired', wasPaid: false, hasEnded: false }])
  expect(await order()).not.toBe(id)
})

const strangers: [string, (session: ReturnType<typeof stripe.complete>) => void][] = [
  ['amount', (session) => Object.assign(session, { amount_total: 1 })],
  ['currency', (session) => Object.assign(session, { currency: 'czk' })],
  ['plan', ({ metadata }) => Object.assign(metadata, { plan_id: 'assistant' })],
  ['user', ({ metadata }) => Object.assign(metadata, { user_id: randomUUID() })],
  ['payment', ({ metadata }) => Object.assign(metadata, { payment_id: randomUUID() })],
]
test.each(strangers)(
  'a payment of another %s grants nothing, and is counted',
  async (_, change) => {
    const { ctx, order, rows, isPremium } = await buyer()
    const id = await order()
    change(stripe.complete(id))
    const before = await mismatches(ctx)
    expect(await fulfil(ctx, id)).toBe('mismatch')
    expect(await isPremium()).toBe(false)
    expect(await rows()).toMatchObject([{ status: 'failed', wasPaid: false }])
    expect(await mismatches(ctx)).toBe(before + 1)
  },
)

async function mismatches({ metrics }: UserContext): Promise<number> {
  const counted = /individua_payments_total\{outcome="mismatch"\} (\d+)/.exec(await metrics.text())
  return Number(counted?.[1] ?? 0)
}

test('a price that Stripe would not ask for is noticed before any buyer pays', async () => {
  const { order, rows } = await buyer()
  stripe.state.amount = prices.advanced_report.amount + 100
  await expect(order()).rejects.toMatchObject({ name: 'PriceMismatch', code: 'unavailable' })
  stripe.state.amount = prices.advanced_report.amount
  expect([...stripe.sessions.values()].at(-1)?.status).toBe('expired')
  expect(await rows()).toMatchObject([{ wasPaid: false }])
})

test('an event that could not be handled is handled when it comes again', async () => {
  const { api, order, notify, isPremium } = await buyer()
  const id = await order()
  stripe.complete(id)
  const event = { id: `evt_${randomUUID()}` }
  const handled = async () => {
    const { rows } = await api.database.executeSql(
      'select handled_at is not null as handled from stripe_events where id = $1',
      [event.id],
    )
    return rows
  }
  stripe.state.isDown = true
  await expect(notify('checkout.session.completed', ofSession(id), event)).rejects.toThrow(
    ProviderUnavailable,
  )
  stripe.state.isDown = false
  expect(await handled()).toEqual([{ handled: false }])
  await notify('checkout.session.completed', ofSession(id), event)
  expect(await handled()).toEqual([{ handled: true }])
  expect(await isPremium()).toBe(true)
  stripe.state.isDown = true
  await notify('checkout.session.completed', ofSession(id), event)
  stripe.state.isDown = false
})

test('an event signed too long ago is refused', async () => {
  const { order, notify, rows } = await buyer()
  const id = await order()
  stripe.complete(id)
  const late = { secondsAgo: 301 }
  await expect(notify('checkout.session.completed', ofSession(id), late)).rejects.toMatchObject({
    code: 'signature_invalid',
  })
  expect(await rows()).toMatchObject([{ status: 'pending' }])
  await notify('checkout.session.completed', ofSession(id), { secondsAgo: 290 })
  expect(await rows()).toMatchObject([{ status: 'succeeded' }])
})

test('events of other things, and of other sellers on the account, are taken and left alone', async () => {
  const { notify } = await buyer()
  await notify('invoice.paid', { id: 'in_1', object: 'invoice' })
  await notify('checkout.session.completed', ofSession('cs_other'))
  await notify('charge.refunded', ofCharge('cs_other'))
  await notify('charge.refunded', { id: 'ch_2', object: 'charge', payment_intent: null })
})

test('a checkout that was not stored with its payment is known by what Stripe keeps of it', async () => {
  const { api, ctx, order, notify, isPremium } = await buyer()
  const id = await order()
  await api.database.executeSql(
    'update payments set checkout_session_id = null, checkout_url = null where user_id = $1',
    [ctx.user.id],
  )
  stripe.complete(id)
  await notify('checkout.session.completed', ofSession(id))
  expect(await isPremium()).toBe(true)
})

test('the longer a payment is pending, the rarer Stripe is asked; in the end it is over', async () => {
  const { ctx, order, rows } = await buyer()
  const id = await order()
  const startedAt = Date.now()
  const looks: number[] = []
  const lookAfter = (minutes: number) => {
    const readCheckout = async (checkoutId: string) => {
      if (checkoutId === id) looks.push(minutes)
      return ctx.payments.readCheckout(checkoutId)
    }
    const now = () => new Date(startedAt + minutes * 60_000 + 1000)
    return reconcilePayments({ ...ctx, now, payments: { ...ctx.payments, readCheckout } })
  }
  for (let minutes = 0; minutes <= 40; minutes++) await lookAfter(minutes)
  expect(looks).toEqual([1, 3, 7, 15, 31])
  await ctx.payments.expireCheckout(id)
  await lookAfter(70)
  expect(await rows()).toMatchObject([{ status: 'expired' }])
})

test('a payment that could not be checked stays due, and delays no other', async () => {
  const { ctx, order, isPremium } = await buyer()
  const other = await buyer()
  const [first, second] = [await order(), await other.order()]
  stripe.complete(first)
  stripe.complete(second)
  const now = () => new Date(Date.now() + 61_000)
  // The process ends before the checkout is read, or reading it fails; nothing was stored for `first`.
  const whileFailing = async (failure: Promise<never>) => {
    const readCheckout = (id: string) => (id === first ? failure : ctx.payments.readCheckout(id))
    await reconcilePayments({ ...ctx, now, payments: { ...ctx.payments, readCheckout } })
  }
  const ending = Promise.withResolvers<never>()
  const ended = whileFailing(ending.promise)
  await expect.poll(other.isPremium).toBe(true)
  expect(await isPremium()).toBe(false)
  await reconcilePayments({ ...ctx, now })
  expect(await isPremium()).toBe(true)
  ending.reject(new Error('the process ended'))
  await ended
})

test('a payment that cannot be postponed delays no other', async () => {
  const { ctx, order } = await buyer()
  const other = await buyer()
  const first = await order()
  stripe.complete(await other.order())
  const { api } = other
  await api.database.executeScript(`
    create function refuse() returns trigger language plpgsql as $$ begin raise 'refused'; end $$;
    create trigger refuse before update on payments for each row
      when (old.checkout_session_id = '${first}') execute function refuse()`)
  const now = () => new Date(Date.now() + 61_000)
  await reconcilePayments({ ...ctx, now }).finally(() =>
    api.database.executeScript('drop function refuse cascade'),
  )
  expect(await other.isPremium()).toBe(true)
})

test('the checkout of an erased account is closed', async () => {
  const { api, ctx, order } = await buyer()
  const id = await order()
  await api.database.executeSql('delete from users where id = $1', [ctx.user.id])
  await reconcilePayments(ctx)
  expect(stripe.sessions.get(id)?.status).toBe('expired')
  expect(await fulfil(ctx, id)).toBe('expired')
})

test('a payment of an erased account stays in the books, without its user', async () => {
  const { api, ctx, order, notify } = await buyer()
  const id = await order()
  stripe.complete(id)
  await api.database.executeSql('delete from users where id = $1', [ctx.user.id])
  await notify('checkout.session.completed', ofSession(id))
  const { rows } = await api.database.executeSql(
    'select status, amount, user_id from payments where checkout_session_id = $1',
    [id],
  )
  expect(rows).toEqual([
    { status: 'succeeded', amount: prices.advanced_report.amount, user_id: null },
  ])
})

test('while Stripe is away, a buyer is asked to come back', async () => {
  const { order } = await buyer()
  stripe.state.isDown = true
  const refusal = await order().catch((error: unknown) => error)
  expect(refusal).toBeInstanceOf(ProviderUnavailable)
  stripe.state.isDown = false
  expect(await order()).toMatch(/^cs_test_/)
})
