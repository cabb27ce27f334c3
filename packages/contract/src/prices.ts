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

export function currencyFor(language: Language): Currency {
  return language === 'en' ? 'USD' : 'EUR'
}

/** The price as a reader of that language writes it: `$3.99`, `3,99 €`. */
export function formatPrice(priceId: PriceId, language: Language): string {
  return new Intl.NumberFormat(language, {
    style: 'currency',
    currency: currencyFor(language),
  }).format(prices[priceId].amount / 100)
}
