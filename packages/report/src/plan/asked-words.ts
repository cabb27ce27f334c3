import type { Text } from '@individua/instrument/items/item'
import type { Item } from '@individua/instrument/items/item-bank'

/**
 * The words in which a question was on screen: those of the item, or with an option's id those of
 * the option. They are the item bank's own unless the question was asked in other words.
 */
export type AskedWords = (item: Item, optionId?: string) => Text

/** @throws RangeError when the item has no option of that id */
export const wordsOfBank: AskedWords = (item, optionId) => {
  if (optionId === undefined) return item.text
  const options = item.kind === 'choice' ? item.options : []
  const option = options.find(({ id }) => id === optionId)
  if (!option) throw new RangeError(`no option ${optionId} of item ${item.id}`)
  return option.text
}
