import type { Language } from './languages.ts'

/** Amounts in minor units (cents). */
export const prices = {
  advanced_report: { amount: 399, interval: 'once' },
  landing_basic: { amount: 499, interval: 'once' },
  assistant: { amount: 1999, interval: 'month' },
  detailed_analysis: { amount: 1999, interval: 'once' },
} as const
export type PriceId = keyof typeof prices
export type Currency = 'USD' | 'EUR'

/** What readers of each language pay in; the price at Stripe needs an amount in each of these. */
const currencies: Readonly<Record<Language, Currency>> = { en: 'USD', sk: 'EUR', de: 'EUR' }

/** The currency in which readers of the language pay. */
export function currencyFor(language: Language): Currency {
  return currencies[language]
}

/** The price as a reader of that language writes it: `$1.50`, `1,50 €`. */
export function formatPrice(priceId: PriceId, language: Language): string {
  return new Intl.NumberFormat(language, {
    style: 'currency',
    currency: currencyFor(language),
  }).format(prices[priceId].amount / 100)
}
