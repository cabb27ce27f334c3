import { z } from 'zod'
import type { AppContext } from '../../lib/context.ts'
import type { Checkout } from '../../providers/payments/payment-provider.ts'
import { paymentMailJob, queuePaymentMail } from './payment-mail.service.ts'
import { findPaymentOfCheckout, movePayment, type PaymentRow } from './payments.queries.ts'

/**
 * How a payment stands: `under_way` when the buyer is done and the money is not there yet; `unknown`
 * when the checkout is none of ours; `mismatch` when it is not what was ordered.
 */
export type Fulfilment = PaymentRow['status'] | 'under_way' | 'unknown' | 'mismatch'

interface FulfilContext extends Pick<AppContext, 'db' | 'now'> {
  payments: Pick<AppContext['payments'], 'readCheckout'>
  jobs: Pick<AppContext['jobs'], 'enqueue' | 'wake'>
  log: Pick<AppContext['log'], 'error'>
  metrics: { payments: Pick<AppContext['metrics']['payments'], 'inc'> }
}

/**
 * Moves a payment to the state that its checkout at Stripe has now. Webhook, page and job may call it
 * in any order and any number of times. No other code than this and the operator's commands gives a grant
 * or ends one.
 */
export async function fulfil(ctx: FulfilContext, checkoutId: string): Promise<Fulfilment> {
  const checkout = await ctx.payments.readCheckout(checkoutId)
  const named = z.uuid().safeParse(checkout?.paymentId)
  const payment = await findPaymentOfCheckout(ctx.db, checkoutId, named.data)
  if (!payment) return 'unknown'
  if (!checkout) return expire(ctx, payment)
  if (checkout.standing === 'unpaid') return wait(ctx, payment, checkout)
  const difference = differenceOf(payment, checkout)
  if (difference) return refuse(ctx, payment, difference)
  return settle(ctx, payment, checkout)
}

async function wait(
  ctx: FulfilContext,
  payment: PaymentRow,
  { id, status }: Checkout,
): Promise<Fulfilment> {
  const isSpare = payment.checkoutSessionId !== null && payment.checkoutSessionId !== id
  if (isSpare) return 'unknown'
  if (status === 'expired') return expire(ctx, payment)
  return status === 'complete' ? 'under_way' : 'pending'
}

async function expire(ctx: FulfilContext, payment: PaymentRow): Promise<Fulfilment> {
  await move(ctx, payment, ['pending'], { status: 'expired' })
  return payment.status === 'pending' ? 'expired' : payment.status
}

function differenceOf(payment: PaymentRow, checkout: Checkout): string | undefined {
  if (checkout.paymentId !== payment.id) return 'payment'
  if (checkout.amount !== payment.amount) return 'amount'
  if (checkout.currency !== payment.currency) return 'currency'
  if (checkout.planId !== payment.planId) return 'plan'
  if (payment.userId !== null && checkout.userId !== payment.userId) return 'user'
  return undefined
}

async function refuse(
  ctx: FulfilContext,
  payment: PaymentRow,
  difference: string,
): Promise<Fulfilment> {
  ctx.log.error({ paymentId: payment.id, difference }, 'a payment is not what was ordered')
  ctx.metrics.payments.inc({ outcome: 'mismatch' })
  await move(ctx, payment, ['pending'], { status: 'failed' })
  return 'mismatch'
}

const unpaid = ['pending', 'expired', 'failed'] as const

async function settle(
  ctx: FulfilContext,
  payment: PaymentRow,
  { id, standing, paymentIntentId }: Checkout,
): Promise<Fulfilment> {
  const now = ctx.now()
  const paid = { checkoutSessionId: id, paymentIntentId, paidAt: payment.paidAt ?? now }
  const granted = { ...paid, status: 'succeeded', endedAt: null } as const
  if (standing === 'failed') {
    await move(ctx, payment, ['pending'], { status: 'failed', paymentIntentId })
    return 'failed'
  }
  if (standing === 'refunded' || standing === 'disputed') {
    const from = [
      ...unpaid,
      'succeeded',
      standing === 'refunded' ? 'disputed' : 'succeeded',
    ] as const
    await move(ctx, payment, from, { ...paid, status: standing, endedAt: now })
    return standing
  }
  const isNew = await ctx.db.transaction(async (tx) => {
    const isGranted = await move({ ...ctx, db: tx }, payment, unpaid, granted)
    if (isGranted) await queuePaymentMail(ctx, tx, payment.id)
    return isGranted
  })
  if (isNew) ctx.jobs.wake(paymentMailJob)
  if (standing === 'dispute_won') await move(ctx, payment, ['disputed'], granted)
  return 'succeeded'
}

/** Counted by the call that moved the payment, so once. */
async function move(
  ctx: Pick<FulfilContext, 'db' | 'metrics'>,
  payment: PaymentRow,
  from: Parameters<typeof movePayment>[2],
  to: Parameters<typeof movePayment>[3],
): Promise<boolean> {
  const isMoved = await movePayment(ctx.db, payment.id, from, to)
  if (isMoved) ctx.metrics.payments.inc({ outcome: to.status })
  return isMoved
}
