import { defaultLanguage, isLanguage, type Language } from '@individua/contract/languages'
import type Stripe from 'stripe'
import type { Checkout, CheckoutOrder, Standing } from './payment-provider.ts'

/** All that Stripe gets about a buyer: random ids, and the email for the receipt. */
export function checkoutParams(
  order: CheckoutOrder,
  price: string,
): Stripe.Checkout.SessionCreateParams {
  const { paymentId, userId, email, planId, currency, successUrl, cancelUrl } = order
  return {
    mode: 'payment',
    line_items: [{ price, quantity: 1 }],
    currency: currency.toLowerCase(),
    locale: localeOf(order.language),
    adaptive_pricing: { enabled: false },
    customer_email: email,
    client_reference_id: paymentId,
    metadata: { payment_id: paymentId, user_id: userId, plan_id: planId, price_id: price },
    success_url: successUrl,
    cancel_url: cancelUrl,
  }
}

/** The compiler refuses a language of ours that Stripe's page does not have. */
function localeOf(language: string): Stripe.Checkout.SessionCreateParams.Locale {
  const locale: Language = isLanguage(language) ? language : defaultLanguage
  return locale
}

export const expandedParts = ['payment_intent.latest_charge']

/** A checkout as the port of payments shows it. @throws what the SDK throws */
export async function readSession(
  stripe: Stripe,
  session: Stripe.Checkout.Session,
): Promise<Checkout> {
  const { metadata } = session
  return {
    id: session.id,
    status: statusOf(session),
    standing: await standingOf(stripe, session),
    ...(await totalOf(stripe, session)),
    paymentId: metadata?.payment_id,
    userId: metadata?.user_id,
    planId: metadata?.plan_id,
    paymentIntentId: idOf(session.payment_intent),
  }
}

function statusOf({ status }: Stripe.Checkout.Session): Checkout['status'] {
  if (status === 'complete') return 'complete'
  return status === 'expired' ? 'expired' : 'open'
}

/** The emulator leaves the total out; it is the price then, which the session names. */
async function totalOf(stripe: Stripe, session: Stripe.Checkout.Session) {
  const { amount_total: amount = null, currency, metadata } = session
  if (amount !== null) return { amount, currency: currency?.toUpperCase() ?? null }
  if (!metadata?.price_id) return { amount: null, currency: null }
  const price = await stripe.prices.retrieve(metadata.price_id)
  return { amount: price.unit_amount, currency: price.currency.toUpperCase() }
}

/** A debit that was turned down leaves its checkout complete. */
const failedIntent = /^(requires_payment_method|canceled)$/

async function standingOf(stripe: Stripe, session: Stripe.Checkout.Session): Promise<Standing> {
  const intent = typeof session.payment_intent === 'object' ? session.payment_intent : null
  if (session.payment_status !== 'paid') {
    const hasFailed = session.status === 'complete' && failedIntent.test(intent?.status ?? '')
    return hasFailed ? 'failed' : 'unpaid'
  }
  const charge = intent?.latest_charge
  if (!charge || typeof charge === 'string') return 'paid'
  if (charge.refunded) return 'refunded'
  if (!charge.disputed) return 'paid'
  const { data: disputes } = await stripe.disputes.list({ charge: charge.id })
  if (disputes.some(({ status }) => takesMoney(status))) return 'disputed'
  return disputes.some(({ status }) => status === 'won') ? 'dispute_won' : 'paid'
}

/** An inquiry takes nothing yet, and what was prevented shows as a refund. */
function takesMoney(status: string): boolean {
  return !status.startsWith('warning_') && status !== 'won' && status !== 'prevented'
}

/** The id of what Stripe refers to, whether as an id or expanded; null where it refers to nothing. */
export function idOf(reference: string | { id: string } | null | undefined): string | null {
  return typeof reference === 'object' ? (reference?.id ?? null) : (reference ?? null)
}
