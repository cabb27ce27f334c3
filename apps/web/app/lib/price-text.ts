import texts from 'virtual:price-texts'
import type { Language } from '@individua/contract/languages'
import type { PriceId } from '@individua/contract/prices'

/** A price as a reader of that language writes it, and that of what is free. */
export function priceText(id: PriceId | 'free', language: Language): string {
  return texts[language][id]
}
