import { type AskedWords, wordsOfBank } from '@individua/report/plan/asked-words'
import type { Wording } from '../../db/schema/asked-questions.ts'

interface AskedQuestion {
  itemId: string
  shownOptionIds: readonly string[] | null
  wording: Wording | null
}

/**
 * The words in which each question and its options were on screen: a model's wording in the language
 * it was made in, the item bank's own words everywhere else.
 */
export function askedWordsOf(questions: readonly AskedQuestion[]): AskedWords {
  const byItem = new Map(questions.map((question) => [question.itemId, question]))
  return (item, optionId) => {
    const own = wordsOfBank(item, optionId)
    const question = byItem.get(item.id)
    const worded = question && wordedText(question, optionId)
    return worded ? { ...own, ...worded } : own
  }
}

function wordedText({ wording, shownOptionIds }: AskedQuestion, optionId: string | undefined) {
  if (!wording) return undefined
  if (optionId === undefined) return { [wording.language]: wording.text }
  const option = wording.options?.[shownOptionIds?.indexOf(optionId) ?? -1]
  return option === undefined ? undefined : { [wording.language]: option }
}
