import type { Language } from '@individua/instrument/dimensions'
import { itemsById } from '@individua/instrument/items/item-bank'
import type { GivenAnswer } from '@individua/instrument/scoring/answers'

/** An answer as a reader is shown it: a rating as a digit, what was chosen or written in its words. */
export function answerWords(answer: GivenAnswer, language: Language): string {
  if (answer.kind === 'likert') return String(answer.value)
  if (answer.kind === 'open') return answer.text
  const item = itemsById.get(answer.itemId)
  const options = item?.kind === 'choice' ? item.options : []
  return options.find(({ id }) => id === answer.optionId)?.text[language] ?? ''
}
