import type { AppContext } from '../../lib/context.ts'
import { before, day, minute } from '../../lib/durations.ts'
import { fulfil } from './fulfil.service.ts'
import {
  findDue,
  findFirstDue,
  movePayment,
  type PaymentRow,
  postponeCheck,
} from './payments.queries.ts'
import { deleteEventsBefore } from './stripe-events.queries.ts'

const mostDue = 50
/** One checkout that Stripe is slow to show holds up no other. */
const atOnce = 5
const longestPause = 30 * minute
/** A checkout that was never stored with its payment was never shown to the buyer. */
const longestOpening = 10 * minute

/**
 * Asks about payments whose webhook did not come. The longer one is pending, the rarer; Stripe closes
 * an open checkout within a day, so that each comes to an end.
 */
export async function reconcilePayments(ctx: AppContext): Promise<void> {
  const due = await findDue(ctx.db, ctx.now(), mostDue)
  const checkNext = async () => {
    for (let payment = due.shift(); payment; payment = due.shift()) await check(ctx, payment)
  }
  await Promise.all(Array.from({ length: atOnce }, checkNext))
}

/** Asks first: a process that ends in between leaves the payment due. A failure delays this one only. */
async function check(ctx: AppContext, payment: PaymentRow): Promise<void> {
  const age = ctx.now().getTime() - payment.createdAt.getTime()
  const warn = (error: unknown) => {
    ctx.log.warn({ err: error, paymentId: payment.id }, 'a payment could not be checked')
  }
  await reconcile(ctx, payment, age).catch(warn)
  const pause = Math.min(Math.max(minute, age), longestPause)
  await postponeCheck(ctx.db, payment.id, new Date(ctx.now().getTime() + pause)).catch(warn)
}

/** How long a check is overdue; zero while all are made in time. For a monitor. */
export async function secondsOverdue(ctx: Pick<AppContext, 'db' | 'now'>): Promise<number> {
  const due = await findFirstDue(ctx.db)
  return due ? Math.max((ctx.now().getTime() - due.getTime()) / 1000, 0) : 0
}

/** Stripe sends nothing again after three days. */
const eventDays = 30

export async function startReconciling(ctx: AppContext): Promise<void> {
  await ctx.jobs.workEveryMinute('reconcile-payments', () => reconcilePayments(ctx))
  await ctx.jobs.cleanDaily('erase-old-stripe-events', [
    (db, most) => deleteEventsBefore(db, before(ctx.now(), eventDays * day), most),
  ])
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
