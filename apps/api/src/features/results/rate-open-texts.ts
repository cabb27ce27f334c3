import type { Language } from '@individua/contract/languages'
import { itemsById } from '@individua/instrument/items/item-bank'
import type { OpenAnswer } from '@individua/instrument/scoring/answers'
import { builtInRho, rateOpenText } from '@individua/instrument/scoring/open-text'

/** Ratings of open answers by the built-in word lists. */
export function rateOpenTexts(
  texts: readonly { itemId: string; text: string }[],
  language: Language,
): OpenAnswer[] {
  return texts.flatMap(({ itemId, text }) => {
    const item = itemsById.get(itemId)
    if (item?.kind !== 'open') return []
    const ratings = rateOpenText(item, text, language)
    return [{ kind: 'open' as const, itemId, ratings, rho: builtInRho }]
  })
}
