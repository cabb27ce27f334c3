import type { PlanId } from '@individua/contract/payments'
import type { Currency } from '@individua/contract/prices'
import { AppError } from '../../lib/app-error.ts'

export interface CheckoutOrder {
  /** Asking twice for the same payment makes one checkout, where the provider knows how. */
  paymentId: string
  userId: string
  /** For the receipt. */
  email: string
  planId: PlanId
  /** In minor units; the provider must ask for exactly this. */
  amount: number
  currency: Currency
  /** Of the checkout page: `en`, `sk`, `de`. */
  language: string
  /** May hold `{CHECKOUT_SESSION_ID}`. */
  successUrl: string
  cancelUrl: string
}

/**
 * What became of the money, as far as the provider knows now: nothing yet; it will not come; it is
 * there; all of it was given back; a bank claims it back; the bank's claim was turned down.
 */
export type Standing = 'unpaid' | 'failed' | 'paid' | 'refunded' | 'disputed' | 'dispute_won'

export interface Checkout {
  id: string
  /** `complete` and `unpaid` is a payment under way, such as a debit. */
  status: 'open' | 'complete' | 'expired'
  standing: Standing
  /** In minor units. */
  amount: number | null
  /** Upper case. */
  currency: string | null
  paymentId: string | undefined
  userId: string | undefined
  planId: string | undefined
  paymentIntentId: string | null
}

/** Something that happened there; what it means is read from the checkout, not from the event. */
export interface PaymentEvent {
  id: string
  type: string
  /** The checkout, charge or dispute it is about. */
  objectId: string | null
  checkoutId: string | null
  paymentIntentId: string | null
}

/** Every method throws `ProviderUnavailable` when the provider does not respond. */
export interface PaymentProvider {
  /** @throws PriceMismatch when the provider would ask for another amount; the checkout is closed then */
  openCheckout(order: CheckoutOrder): Promise<{ id: string; url: string }>
  /** @returns null when the provider knows no such checkout */
  readCheckout(id: string): Promise<Checkout | null>
  /** Closes the page for payment. A payment may have come first: read the checkout again to know. */
  expireCheckout(id: string): Promise<void>
  /**
   * Pays the whole amount back; one that was paid back already counts as done. What became of it is
   * read from the checkout.
   * @throws RefundRefused
   */
  refund(paymentIntentId: string): Promise<void>
  findCheckoutOfIntent(paymentIntentId: string): Promise<string | null>
  /**
   * @param body the bytes as they came
   * @param signature the `Stripe-Signature` header
   * @returns `foreign` for what is signed and yet no event about a single thing
   */
  readEvent(body: Uint8Array, signature: string): Promise<PaymentEvent | 'forged' | 'foreign'>
  /**
   * Pays at the embedded provider, without money. Null from a real one, and for a checkout that is
   * not open.
   * @returns where the buyer goes on
   */
  payInPractice(id: string): Promise<string | null>
  stop(): Promise<void>
}

/** What the provider is set up to ask for is not what the product shows; a buyer can only come back later. */
export class PriceMismatch extends AppError {
  override name = 'PriceMismatch'

  constructor() {
    super('unavailable')
  }
}

/** Why the provider pays nothing back, by code only. */
export class RefundRefused extends Error {
  override readonly name = 'RefundRefused'
  readonly code: string

  constructor(code: string) {
    super(`refund refused: ${code}`)
    this.code = code
  }
}
