import type { Currency } from '@individua/contract/prices'
import Stripe from 'stripe'
import { type StripeAccount, urlPartsOf } from './stripe-provider.ts'

export interface StripeTrial {
  /** Of Stripe's response, where there was one. */
  date: string | undefined
  /** `unreachable`, or Stripe's code or type for a refusal; undefined where the price was read. */
  problem: string | undefined
  isKeyRefused: boolean
  isActive: boolean
  /** Whether the price is one that takes money. */
  isLive: boolean
  /** In minor units, for each currency that the price has. */
  amounts: Partial<Record<Currency, number>>
}

/** Reads the price that a checkout would ask for; changes nothing. */
export async function tryStripe(
  { secretKey, apiUrl }: Pick<StripeAccount, 'secretKey' | 'apiUrl'>,
  price: string,
): Promise<StripeTrial> {
  const stripe = new Stripe(secretKey, {
    ...urlPartsOf(apiUrl),
    telemetry: false,
    maxNetworkRetries: 0,
    timeout: 8_000,
  })
  const nothing = {
    date: undefined,
    isKeyRefused: false,
    isActive: false,
    isLive: false,
    amounts: {},
  }
  try {
    const found = await stripe.prices.retrieve(price, { expand: ['currency_options'] })
    return {
      date: found.lastResponse.headers.date,
      problem: undefined,
      isKeyRefused: false,
      isActive: found.active,
      isLive: found.livemode,
      amounts: amountsOf(found),
    }
  } catch (error) {
    const isFromStripe = error instanceof Stripe.errors.StripeError
    if (!isFromStripe || error.statusCode === undefined || error.statusCode >= 500) {
      return { ...nothing, problem: 'unreachable' }
    }
    return {
      ...nothing,
      date: error.headers?.date,
      problem: error.code ?? error.type,
      isKeyRefused: error.statusCode === 401,
    }
  }
}

function amountsOf(price: Stripe.Price): StripeTrial['amounts'] {
  const amounts: StripeTrial['amounts'] = {}
  for (const currency of ['USD', 'EUR'] as const) {
    const key = currency.toLowerCase()
    const amount =
      price.currency === key ? price.unit_amount : price.currency_options?.[key]?.unit_amount
    if (amount != null) amounts[currency] = amount
  }
  return amounts
}
