import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { Database } from '../../db/database.ts'
import type { Checkout, Standing } from '../../providers/payments/payment-provider.ts'
import { openTestDatabase } from '../../testing/test-database.ts'
import { fulfil } from './fulfil.service.ts'
import { paymentMailJob } from './payment-mail.service.ts'

let database: Database
beforeAll(async () => {
  database = await openTestDatabase()
  await database.migrate()
})
afterAll(() => database.close())
beforeEach(() => vi.clearAllMocks())

const now = new Date('2026-12-01T08:00:00Z')
const earlier = new Date('2026-11-01T08:00:00Z')

const counted = vi.fn()
const logged = vi.fn()
const enqueue = vi.fn(async () => {})
const wake = vi.fn()

/** What fulfilment uses of the product; Stripe knows this one checkout, or none. */
const contextWith = (checkout: Checkout | null) => ({
  db: database.db,
  payments: { readCheckout: async () => checkout },
  log: { error: logged },
  metrics: { payments: { inc: counted } },
  jobs: { enqueue, wake },
  now: () => now,
})

type Status = 'pending' | 'expired' | 'failed' | 'succeeded' | 'refunded' | 'disputed'

interface Given {
  status?: Status
  paidAt?: Date | null
  isErased?: boolean
  checkoutId?: string | null
}

/** A stored payment and the checkout that was opened for it. */
async function order({ status = 'pending', paidAt = null, isErased, checkoutId }: Given = {}) {
  const [id, userId] = [randomUUID(), randomUUID()]
  const stored = checkoutId === undefined ? `cs_${id}` : checkoutId
  if (!isErased) {
    await database.executeSql(`insert into users (id, email, language) values ($1, $2, 'en')`, [
      userId,
      `${userId}@example.sk`,
    ])
  }
  await database.executeSql(
    `insert into payments (id, user_id, plan_id, amount, currency, status, checkout_session_id, language, paid_at)
     values ($1, $2, 'advanced_report', 2900, 'EUR', $3, $4, 'en', $5)`,
    [id, isErased ? null : userId, status, stored, paidAt],
  )
  const checkout: Checkout = {
    id: `cs_${id}`,
    status: 'complete',
    standing: 'paid',
    amount: 2_900,
    currency: 'EUR',
    paymentId: id,
    userId,
    planId: 'advanced_report',
    paymentIntentId: `pi_${id}`,
  }
  const row = async () => {
    const { rows } = await database.executeSql(
      `select status, checkout_session_id as checkout, payment_intent_id as intent,
       paid_at as "paidAt", ended_at as "endedAt" from payments where id = $1`,
      [id],
    )
    return rows[0]
  }
  return { id, checkout, row }
}

/** What becomes of a payment in this state when its checkout stands like this: state, response, ended. */
const transitions: [Status, Standing, Status, string, boolean][] = [
  ['pending', 'paid', 'succeeded', 'succeeded', false],
  ['expired', 'paid', 'succeeded', 'succeeded', false],
  ['failed', 'paid', 'succeeded', 'succeeded', false],
  ['succeeded', 'paid', 'succeeded', 'succeeded', false],
  ['refunded', 'paid', 'refunded', 'succeeded', false],
  ['disputed', 'paid', 'disputed', 'succeeded', false],
  ['pending', 'failed', 'failed', 'failed', false],
  ['succeeded', 'failed', 'succeeded', 'failed', false],
  ['expired', 'failed', 'expired', 'failed', false],
  ['pending', 'refunded', 'refunded', 'refunded', true],
  ['expired', 'refunded', 'refunded', 'refunded', true],
  ['failed', 'refunded', 'refunded', 'refunded', true],
  ['succeeded', 'refunded', 'refunded', 'refunded', true],
  ['disputed', 'refunded', 'refunded', 'refunded', true],
  ['pending', 'disputed', 'disputed', 'disputed', true],
  ['expired', 'disputed', 'disputed', 'disputed', true],
  ['failed', 'disputed', 'disputed', 'disputed', true],
  ['succeeded', 'disputed', 'disputed', 'disputed', true],
  ['refunded', 'disputed', 'refunded', 'disputed', false],
  ['pending', 'dispute_won', 'succeeded', 'succeeded', false],
  ['expired', 'dispute_won', 'succeeded', 'succeeded', false],
  ['disputed', 'dispute_won', 'succeeded', 'succeeded', false],
  ['succeeded', 'dispute_won', 'succeeded', 'succeeded', false],
  ['refunded', 'dispute_won', 'refunded', 'succeeded', false],
]

test.each(transitions)(
  'a payment that is %s, its checkout %s, is then %s',
  async (status, standing, then, response, hasEnded) => {
    const { checkout, row } = await order({ status })
    expect(await fulfil(contextWith({ ...checkout, standing }), checkout.id)).toBe(response)
    const stored = await row()
    expect(stored).toMatchObject({ status: then, endedAt: hasEnded ? now : null })
    const isMoved = status !== then
    expect(counted.mock.calls).toEqual(isMoved ? [[{ outcome: then }]] : [])
    if (!isMoved) return
    const isPaid = then !== 'failed'
    expect(stored).toMatchObject({
      checkout: checkout.id,
      intent: checkout.paymentIntentId,
      paidAt: isPaid ? now : null,
    })
  },
)

test('a grant queues one confirmation and wakes its job; nothing else does', async () => {
  const { id, checkout } = await order()
  const ctx = contextWith(checkout)
  await fulfil(ctx, checkout.id)
  await fulfil(ctx, checkout.id)
  expect(enqueue.mock.calls).toEqual([[paymentMailJob, { paymentId: id }, expect.anything()]])
  expect(wake.mock.calls).toEqual([[paymentMailJob]])
  await fulfil(contextWith({ ...checkout, standing: 'disputed' }), checkout.id)
  await fulfil(contextWith({ ...checkout, standing: 'dispute_won' }), checkout.id)
  expect(enqueue).toHaveBeenCalledTimes(1)
  expect(wake).toHaveBeenCalledTimes(1)
})

test('a payment keeps the time it was first paid, and a won dispute removes its end', async () => {
  const { checkout, row } = await order({ status: 'disputed', paidAt: earlier })
  await database.executeSql('update payments set ended_at = $1 where checkout_session_id = $2', [
    earlier,
    checkout.id,
  ])
  await fulfil(contextWith({ ...checkout, standing: 'dispute_won' }), checkout.id)
  expect(await row()).toMatchObject({ status: 'succeeded', paidAt: earlier, endedAt: null })
})

const differences: [string, (checkout: Checkout) => Partial<Checkout>][] = [
  ['amount', () => ({ amount: 2_901 })],
  ['amount', () => ({ amount: null })],
  ['currency', () => ({ currency: 'USD' })],
  ['plan', () => ({ planId: 'other' })],
  ['plan', () => ({ planId: undefined })],
  ['user', () => ({ userId: randomUUID() })],
  ['user', () => ({ userId: undefined })],
  ['payment', () => ({ paymentId: randomUUID() })],
  ['payment', () => ({ paymentId: 'no uuid' })],
  ['payment', () => ({ paymentId: undefined })],
]

test.each(differences)(
  'a paid checkout of another %s grants nothing',
  async (difference, change) => {
    const { id, checkout, row } = await order()
    const changed = { ...checkout, ...change(checkout) }
    expect(await fulfil(contextWith(changed), checkout.id)).toBe('mismatch')
    expect(await row()).toMatchObject({ status: 'failed', paidAt: null, intent: null })
    expect(counted.mock.calls).toEqual([[{ outcome: 'mismatch' }], [{ outcome: 'failed' }]])
    expect(logged.mock.calls).toEqual([[{ paymentId: id, difference }, expect.any(String)]])
  },
)

test('a mismatch takes no grant away', async () => {
  const { checkout, row } = await order({ status: 'succeeded', paidAt: earlier })
  const changed = { ...checkout, amount: 1, standing: 'refunded' } as const
  expect(await fulfil(contextWith(changed), checkout.id)).toBe('mismatch')
  expect(await row()).toMatchObject({ status: 'succeeded', endedAt: null })
})

test('the payment of an erased user is settled', async () => {
  const { checkout, row } = await order({ isErased: true })
  expect(await fulfil(contextWith(checkout), checkout.id)).toBe('succeeded')
  expect(await row()).toMatchObject({ status: 'succeeded' })
})

test.each([
  ['open', 'pending', 'pending'],
  ['complete', 'under_way', 'pending'],
  ['expired', 'expired', 'expired'],
] as const)('an unpaid checkout that is %s: %s', async (status, response, then) => {
  const { checkout, row } = await order()
  const unpaid = { ...checkout, status, standing: 'unpaid' } as const
  expect(await fulfil(contextWith(unpaid), checkout.id)).toBe(response)
  expect(await row()).toMatchObject({ status: then })
})

test('an unpaid checkout that is not the one on record changes nothing', async () => {
  const { checkout, row } = await order({ checkoutId: `cs_${randomUUID()}` })
  const spare = { ...checkout, status: 'expired', standing: 'unpaid' } as const
  expect(await fulfil(contextWith(spare), checkout.id)).toBe('unknown')
  expect(await row()).toMatchObject({ status: 'pending' })
})

test('an unpaid checkout that was not stored is that of the payment it names', async () => {
  const { checkout, row } = await order({ checkoutId: null })
  const unpaid = { ...checkout, status: 'expired', standing: 'unpaid' } as const
  expect(await fulfil(contextWith(unpaid), checkout.id)).toBe('expired')
  expect(await row()).toMatchObject({ status: 'expired' })
})

test('a checkout that Stripe does not know is over, but takes nothing back', async () => {
  const open = await order()
  expect(await fulfil(contextWith(null), open.checkout.id)).toBe('expired')
  expect(await open.row()).toMatchObject({ status: 'expired' })
  const paid = await order({ status: 'succeeded' })
  expect(await fulfil(contextWith(null), paid.checkout.id)).toBe('succeeded')
  expect(await paid.row()).toMatchObject({ status: 'succeeded' })
})

test('a checkout of no payment of ours is unknown', async () => {
  const { checkout } = await order()
  const foreign = { ...checkout, id: 'cs_foreign', paymentId: randomUUID() }
  expect(await fulfil(contextWith(foreign), 'cs_foreign')).toBe('unknown')
  expect(await fulfil(contextWith(null), 'cs_foreign')).toBe('unknown')
})
