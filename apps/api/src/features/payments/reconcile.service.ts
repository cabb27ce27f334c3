import type { AppContext } from '../../lib/context.ts'
import { before, day } from '../../lib/durations.ts'
import { fulfil } from './fulfil.service.ts'
import { findDue, movePayment, type PaymentRow, postponeCheck } from './payments.queries.ts'
import { deleteEventsBefore } from './stripe-events.queries.ts'

const atOnce = 50
const minute = 60_000
/** A checkout that was never stored with its payment was never shown to the buyer. */
const longestOpening = 10 * minute

/**
 * Asks about payments whose webhook did not come. The longer one is pending, the rarer; Stripe closes
 * an open checkout within a day, so that each comes to an end.
 */
export async function reconcilePayments(ctx: AppContext): Promise<void> {
  for (const payment of await findDue(ctx.db, ctx.now(), atOnce)) {
    const age = ctx.now().getTime() - payment.createdAt.getTime()
    await postponeCheck(ctx.db, payment.id, new Date(ctx.now().getTime() + Math.max(minute, age)))
    await reconcile(ctx, payment, age).catch((error: unknown) => {
      ctx.log.warn({ err: error, paymentId: payment.id }, 'a payment could not be checked')
    })
  }
}

/** Stripe sends nothing again after three days. */
const eventDays = 30

export async function startReconciling(ctx: AppContext): Promise<void> {
  await ctx.jobs.workEveryMinute('reconcile-payments', () => reconcilePayments(ctx))
  await ctx.jobs.workDaily('erase-old-stripe-events', () =>
    deleteEventsBefore(ctx.db, before(ctx.now(), eventDays * day)),
  )
}

async function reconcile(ctx: AppContext, payment: PaymentRow, age: number): Promise<void> {
  if (payment.checkoutSessionId) {
    // No payment shall come in for an erased account.
    if (payment.userId === null) await ctx.payments.expireCheckout(payment.checkoutSessionId)
    await fulfil(ctx, payment.checkoutSessionId)
  } else if (age > longestOpening) {
    await movePayment(ctx.db, payment.id, ['pending'], { status: 'expired' })
  }
}
