import type { Language } from '@individua/contract/languages'
import { currencyFor, formatPrice, type PriceId } from '@individua/contract/prices'
import { textsOfBuild } from './texts-of-build.ts'

/**
 * Serves the prices as `Intl` writes them in each language as `virtual:price-texts`: a browser needs
 * several milliseconds for its first currency, on pages that show two prices that never change.
 */
export const priceTexts = () =>
  textsOfBuild('price-texts', (language) => {
    const currency = currencyFor(language)
    const whole = { style: 'currency', currency, maximumFractionDigits: 0 } as const
    const free = new Intl.NumberFormat(language, whole).format(0)
    return { ...priced(language), free }
  })

const priced = (language: Language): Record<PriceId, string> => ({
  advanced_report: formatPrice('advanced_report', language),
  landing_basic: formatPrice('landing_basic', language),
  assistant: formatPrice('assistant', language),
  detailed_analysis: formatPrice('detailed_analysis', language),
})
