import type { Language } from '@individua/contract/languages'
import type { PlanId } from '@individua/contract/payments'
import { currencyFor } from '@individua/contract/prices'
import { lockOwner } from '../../db/lock-owner.ts'
import type { AppContext } from '../../lib/context.ts'
import { fulfil } from './fulfil.service.ts'
import {
  findGranting,
  findPendingOf,
  insertPayment,
  movePayment,
  type PaymentRow,
} from './payments.queries.ts'

interface Grantee {
  userId: string
  planId: PlanId
  language: Language
}

/**
 * Gives a plan without a checkout, noted as the operator's. An open checkout is closed first, so that
 * the user cannot pay for what they have.
 * @returns undefined when the user has the plan already
 */
export async function grantByOperator(
  ctx: AppContext,
  { userId, planId, language }: Grantee,
): Promise<PaymentRow | undefined> {
  for (const { id, checkoutSessionId } of await findPendingOf(ctx.db, userId, planId)) {
    if (checkoutSessionId === null) {
      await movePayment(ctx.db, id, ['pending'], { status: 'expired' })
    } else {
      await ctx.payments.expireCheckout(checkoutSessionId)
      await fulfil(ctx, checkoutSessionId)
    }
  }
  const now = ctx.now()
  const granted = await ctx.db.transaction(async (tx) => {
    await lockOwner(tx, `grant ${userId}`)
    if (await findGranting(tx, userId)) return undefined
    return insertPayment(tx, {
      userId,
      planId,
      amount: 0,
      currency: currencyFor(language),
      status: 'succeeded',
      language,
      origin: 'operator',
      createdAt: now,
      checkAt: now,
      paidAt: now,
    })
  })
  if (granted) ctx.metrics.payments.inc({ outcome: 'succeeded' })
  return granted
}

/**
 * `refunded`: Stripe paid the amount back and the grant has ended. `ended`: the grant has ended, and
 * no money had been taken. `under_way`: Stripe took the refund and has not paid it yet; the grant ends
 * with its webhook. `no_stripe`: the payment was made at Stripe, and no key of it is set.
 */
export interface Refund {
  payment: PaymentRow
  outcome: 'refunded' | 'ended' | 'under_way' | 'no_stripe'
}

/**
 * Pays the newest payment back at Stripe and ends what it gave.
 * @returns undefined when the user has nothing that a payment gave
 * @throws RefundRefused, ProviderUnavailable
 */
export async function refundByOperator(
  ctx: AppContext,
  userId: string,
): Promise<Refund | undefined> {
  const payment = await findGranting(ctx.db, userId)
  if (!payment) return undefined
  const { checkoutSessionId, paymentIntentId } = payment
  const isAtStripe = checkoutSessionId !== null && stripesOwnId.test(checkoutSessionId)
  if (!isAtStripe || paymentIntentId === null) {
    const ended = { status: 'refunded', endedAt: ctx.now() } as const
    const isMoved = await movePayment(ctx.db, payment.id, ['succeeded'], ended)
    if (isMoved) ctx.metrics.payments.inc({ outcome: 'refunded' })
    return { payment, outcome: 'ended' }
  }
  if (ctx.services.payments !== 'stripe') return { payment, outcome: 'no_stripe' }
  await ctx.payments.refund(paymentIntentId)
  const standing = await fulfil(ctx, checkoutSessionId)
  return { payment, outcome: standing === 'refunded' ? 'refunded' : 'under_way' }
}

/** Those of the embedded Stripe, which takes no money, have no mode. */
const stripesOwnId = /^cs_(test|live)_/
