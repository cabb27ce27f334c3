import type { Language } from '@individua/contract/languages'
import { localizePath } from '@individua/contract/paths'
import type { CheckoutResponse, PlanId } from '@individua/contract/payments'
import { currencyFor, prices } from '@individua/contract/prices'
import { AppError } from '../../lib/app-error.ts'
import type { AppContext, UserContext } from '../../lib/context.ts'
import { ensureUser } from '../../lib/ensure-user.ts'
import { fulfil } from './fulfil.service.ts'
import {
  claimPending,
  findPayment,
  movePayment,
  type PaymentRow,
  storeCheckout,
} from './payments.queries.ts'
import { isPremium } from './payments.service.ts'

const attempts = 3
const firstCheckAfter = 30_000

/**
 * Where to pay. Asking again while that is open gives the same URL, in another language a new
 * one. The network is never waited for within a transaction: the embedded database has only one.
 *
 * @throws AppError `already_paid`, also while the money is on its way
 */
export async function startCheckout(ctx: UserContext, planId: PlanId): Promise<CheckoutResponse> {
  await ensureUser(ctx)
  for (let attempt = 0; attempt < attempts; attempt++) {
    if (await isPremium(ctx.db, ctx.user.id)) throw new AppError('already_paid')
    const wanted = orderOf(ctx, planId)
    const payment = await claimPending(ctx.db, wanted)
    const url = payment && (await urlOf(ctx, payment, wanted))
    if (url) return { url }
  }
  throw new AppError('unavailable')
}

function orderOf(ctx: UserContext, planId: PlanId) {
  const now = ctx.now()
  return {
    userId: ctx.user.id,
    planId,
    amount: prices[planId].amount,
    currency: currencyFor(ctx.language),
    language: ctx.language,
    createdAt: now,
    checkAt: new Date(now.getTime() + firstCheckAfter),
  }
}

type Order = ReturnType<typeof orderOf>

/** @returns nothing when the payment turned out to be over, and the question has to be asked anew */
async function urlOf(
  ctx: UserContext,
  payment: PaymentRow,
  wanted: Order,
): Promise<string | undefined> {
  const isSame =
    payment.language === wanted.language &&
    payment.currency === wanted.currency &&
    payment.amount === wanted.amount
  if (!isSame) return withdraw(ctx, payment)
  if (payment.checkoutSessionId === null) return openCheckout(ctx, payment, wanted)
  const standing = await fulfil(ctx, payment.checkoutSessionId)
  if (standing === 'under_way') throw new AppError('already_paid')
  return standing === 'pending' ? (payment.checkoutUrl ?? undefined) : undefined
}

async function withdraw(ctx: AppContext, payment: PaymentRow): Promise<undefined> {
  const { id, checkoutSessionId } = payment
  if (checkoutSessionId === null) {
    await movePayment(ctx.db, id, ['pending'], { status: 'expired' })
    return
  }
  await ctx.payments.expireCheckout(checkoutSessionId)
  const standing = await fulfil(ctx, checkoutSessionId)
  if (standing === 'under_way') throw new AppError('already_paid')
}

/** Where a buyer goes who does not pay. */
export function cancelUrlOf({ publicUrl }: AppContext, language: Language): string {
  return `${publicUrl}${localizePath('/payment-advanced', language)}?cancelled=1`
}

async function openCheckout(
  ctx: UserContext,
  { id }: PaymentRow,
  order: Order,
): Promise<string | undefined> {
  const { planId, userId, amount, currency, language } = order
  const checkout = await ctx.payments.openCheckout({
    paymentId: id,
    userId,
    email: ctx.user.email,
    planId,
    amount,
    currency,
    language,
    successUrl: `${ctx.publicUrl}${localizePath('/callbacks/payment/success', language)}?session_id={CHECKOUT_SESSION_ID}`,
    cancelUrl: cancelUrlOf(ctx, language),
  })
  if (await storeCheckout(ctx.db, id, checkout)) return checkout.url
  const stored = await findPayment(ctx.db, id)
  if (stored?.checkoutSessionId !== checkout.id) await ctx.payments.expireCheckout(checkout.id)
  return stored?.status === 'pending' ? (stored.checkoutUrl ?? undefined) : undefined
}
