import { AppError } from '../../lib/app-error.ts'
import type { AppContext } from '../../lib/context.ts'
import type { PaymentEvent } from '../../providers/payments/payment-provider.ts'
import { fulfil } from './fulfil.service.ts'
import { findPaymentOfIntent } from './payments.queries.ts'
import { markHandled, recordEvent } from './stripe-events.queries.ts'

const watched =
  /^(checkout\.session\.(completed|expired|async_payment_(succeeded|failed))|charge\.(refunded|dispute\.(created|closed)))$/

/**
 * Takes a webhook. An event only says which payment to look at; a failure leaves it unhandled, so
 * that it is worked on when Stripe sends it again.
 *
 * @throws AppError `signature_invalid`
 */
export async function receiveEvent(
  ctx: AppContext,
  body: Uint8Array,
  signature: string,
): Promise<void> {
  const count = (outcome: string) => ctx.metrics.webhooks.inc({ outcome })
  const event = await ctx.payments.readEvent(body, signature)
  if (event === 'forged') {
    count('forged')
    throw new AppError('signature_invalid')
  }
  if (event === 'foreign' || !watched.test(event.type)) return count('ignored')
  const { id, type, objectId } = event
  if (await recordEvent(ctx.db, { id, type, objectId }, ctx.now())) return count('repeated')
  try {
    await handleEvent(ctx, event)
    await markHandled(ctx.db, id, ctx.now())
    count('handled')
  } catch (error) {
    count('failed')
    throw error
  }
}

async function handleEvent(ctx: AppContext, event: PaymentEvent): Promise<void> {
  const checkoutId = event.checkoutId ?? (await findCheckout(ctx, event.paymentIntentId))
  if (checkoutId) await fulfil(ctx, checkoutId)
}

async function findCheckout(ctx: AppContext, intentId: string | null): Promise<string | null> {
  if (intentId === null) return null
  const payment = await findPaymentOfIntent(ctx.db, intentId)
  return payment?.checkoutSessionId ?? ctx.payments.findCheckoutOfIntent(intentId)
}
