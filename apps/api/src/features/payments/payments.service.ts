import type { Payment, PaymentCheck } from '@individua/contract/payments'
import type { Db } from '../../db/database.ts'
import type { UserContext } from '../../lib/context.ts'
import { fulfil } from './fulfil.service.ts'
import { findPaymentsOf, findPendingOf, findValidPayment } from './payments.queries.ts'
import { planName } from './plan-names.ts'

/** Whether the user has paid for the advanced report, and no refund or dispute took it back. */
export async function isPremium(db: Db, userId: string): Promise<boolean> {
  return (await findValidPayment(db, userId)) !== undefined
}

/** Asks Stripe about what this user has not finished paying, instead of waiting for a webhook. */
export async function checkPayments(ctx: UserContext): Promise<PaymentCheck> {
  for (const { checkoutSessionId } of await findPendingOf(ctx.db, ctx.user.id)) {
    if (checkoutSessionId) await fulfil(ctx, checkoutSessionId)
  }
  return { is_premium: await isPremium(ctx.db, ctx.user.id) }
}

export async function listPayments(ctx: UserContext): Promise<Payment[]> {
  const rows = await findPaymentsOf(ctx.db, ctx.user.id)
  return rows.map(({ id, planId, amount, currency, status, paidAt }) => ({
    id,
    plan_name: planName(planId, ctx.language),
    plan_price: amount / 100,
    currency,
    status,
    paid_at: paidAt?.toISOString() ?? null,
  }))
}
