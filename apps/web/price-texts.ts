import { type Language, languages } from '@individua/contract/languages'
import { currencyFor, formatPrice, type PriceId } from '@individua/contract/prices'
import type { Plugin } from 'vite'

const moduleId = 'virtual:price-texts'

/**
 * Serves the prices as `Intl` writes them in each language as `virtual:price-texts`: a browser needs
 * several milliseconds for its first currency, on pages that show two prices that never change.
 */
export function priceTexts(): Plugin {
  return {
    name: 'price-texts',
    resolveId: (id) => (id === moduleId ? `\0${moduleId}` : undefined),
    load: (id) =>
      id === `\0${moduleId}` ? `export default ${JSON.stringify(write())}` : undefined,
  }
}

function write() {
  return Object.fromEntries(
    languages.map((language) => {
      const currency = currencyFor(language)
      const whole = { style: 'currency', currency, maximumFractionDigits: 0 } as const
      const free = new Intl.NumberFormat(language, whole).format(0)
      return [language, { ...priced(language), free }]
    }),
  )
}

const priced = (language: Language): Record<PriceId, string> => ({
  advanced_report: formatPrice('advanced_report', language),
  landing_basic: formatPrice('landing_basic', language),
  assistant: formatPrice('assistant', language),
  detailed_analysis: formatPrice('detailed_analysis', language),
})
