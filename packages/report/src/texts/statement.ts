import type { Language } from '@individua/instrument/dimensions'
import { coreItems } from '@individua/instrument/items/core'

/** The wording of a core item, ready to be quoted inside a sentence. */
export function statementOf(itemId: string, language: Language): string {
  const item = coreItems.find(({ id }) => id === itemId)
  if (!item) throw new RangeError(`no core item ${itemId}`)
  return withoutStop(item.text[language])
}

export function withoutStop(text: string): string {
  return text.replace(/\.$/, '')
}
