import type { Currency } from '@individua/contract/prices'
import Stripe from 'stripe'
import { ProviderUnavailable } from '../../lib/provider-unavailable.ts'
import {
  type CheckoutOrder,
  type PaymentProvider,
  PriceMismatch,
  RefundRefused,
} from './payment-provider.ts'
import { checkoutParams, expandedParts, readSession } from './stripe-checkout.ts'
import { readStripeEvent } from './stripe-event.ts'

export interface StripeAccount {
  secretKey: string
  webhookSecret: string
  priceFor(currency: Currency): string
  /** Another URL than Stripe's own: the emulator's, or a test's. */
  apiUrl?: string | undefined
}

/** Seconds a signature stays good for; what is sent again later is signed again. */
const tolerance = 300

/** Payments by Stripe's own SDK. */
export function stripeProvider(account: StripeAccount): PaymentProvider {
  const stripe = new Stripe(account.secretKey, {
    ...urlPartsOf(account.apiUrl),
    telemetry: false,
    maxNetworkRetries: 2,
    timeout: 8_000,
  })
  return {
    openCheckout: (order) =>
      withOutages(() => openCheckout(stripe, order, account.priceFor(order.currency))),
    readCheckout: (id) =>
      withOutages(() =>
        unlessMissing(async () =>
          readSession(
            stripe,
            await stripe.checkout.sessions.retrieve(id, { expand: expandedParts }),
          ),
        ),
      ),
    async expireCheckout(id) {
      await withOutages(() =>
        stripe.checkout.sessions.expire(id).catch((error: unknown) => {
          // No longer open, or unknown.
          if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error
        }),
      )
    },
    refund: (paymentIntentId) => withOutages(() => refund(stripe, paymentIntentId)),
    async findCheckoutOfIntent(paymentIntentId) {
      const { data } = await withOutages(() =>
        stripe.checkout.sessions.list({ payment_intent: paymentIntentId, limit: 1 }),
      )
      return data[0]?.id ?? null
    },
    async readEvent(body, signature) {
      const event = await verifyEvent(stripe, body, signature, account.webhookSecret)
      return event === 'forged' ? event : (readStripeEvent(event) ?? 'foreign')
    },
    payInPractice: async () => null,
    stop: async () => {},
  }
}

/**
 * The SDK compares here and asks no server, so every failure is the caller's. Not all of them are
 * its own errors: a signature of another length ends in a RangeError of node:crypto.
 */
async function verifyEvent(
  stripe: Stripe,
  body: Uint8Array,
  signature: string,
  secret: string,
): Promise<unknown> {
  try {
    const { webhooks } = stripe
    return await webhooks.constructEventAsync(body, signature, secret, tolerance)
  } catch {
    return 'forged'
  }
}

async function openCheckout(stripe: Stripe, order: CheckoutOrder, price: string) {
  const session = await stripe.checkout.sessions.create(checkoutParams(order, price), {
    idempotencyKey: `checkout-${order.paymentId}`,
  })
  const { id, url, amount_total: amount, currency } = session
  const isOther = amount !== order.amount || currency?.toUpperCase() !== order.currency
  if (typeof amount === 'number' && isOther) {
    await stripe.checkout.sessions.expire(id)
    throw new PriceMismatch()
  }
  if (!url) throw new Error('Stripe gave no checkout URL')
  return { id, url }
}

async function refund(stripe: Stripe, paymentIntentId: string): Promise<void> {
  try {
    await stripe.refunds.create({ payment_intent: paymentIntentId })
  } catch (error) {
    const isRefusal =
      error instanceof Stripe.errors.StripeInvalidRequestError ||
      error instanceof Stripe.errors.StripePermissionError ||
      error instanceof Stripe.errors.StripeAuthenticationError
    if (!isRefusal) throw error
    if (error.code !== 'charge_already_refunded') throw new RefundRefused(error.code ?? error.type)
  }
}

/** Host, port and protocol of a URL, as the SDK takes them; nothing for Stripe's own. */
export function urlPartsOf(apiUrl: string | undefined) {
  if (!apiUrl) return {}
  const { protocol, hostname, port } = new URL(apiUrl)
  return { protocol: protocol === 'http:' ? 'http' : 'https', host: hostname, port } as const
}

async function unlessMissing<Result>(ask: () => Promise<Result>): Promise<Result | null> {
  try {
    return await ask()
  } catch (error) {
    if (error instanceof Stripe.errors.StripeError && error.statusCode === 404) return null
    throw error
  }
}

/** @throws ProviderUnavailable when Stripe cannot be reached, limits us or fails on its side */
async function withOutages<Result>(ask: () => Promise<Result>): Promise<Result> {
  try {
    return await ask()
  } catch (error) {
    const isPassing =
      error instanceof Stripe.errors.StripeConnectionError ||
      error instanceof Stripe.errors.StripeRateLimitError ||
      (error instanceof Stripe.errors.StripeError && (error.statusCode ?? 0) >= 500)
    if (isPassing) throw new ProviderUnavailable('payments', error)
    throw error
  }
}
