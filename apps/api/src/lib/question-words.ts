import type { ContentLanguage } from '@individua/instrument/content-language'
import type { ChoiceItem } from '@individua/instrument/items/item'
import { type Item, itemsById } from '@individua/instrument/items/item-bank'
import type { Wording } from '../db/schema/asked-questions.ts'

/** The text and options of a question, worded by a model or by the item bank. */
export interface QuestionWords {
  text: string
  /** In the order they are shown; only where one of them is chosen. */
  options?: string[]
}

export interface WordedQuestion {
  itemId: string
  shownOptionIds: string[] | null
  wording: Wording | null
}

export function itemOf({ itemId }: { itemId: string }): Item {
  const item = itemsById.get(itemId)
  if (!item) throw new Error(`no item ${itemId} in the bank`)
  return item
}

/** A model's wording in the language it was made in, else the item's own words. */
export function wordsOf(question: WordedQuestion, language: ContentLanguage): QuestionWords {
  const item = itemOf(question)
  const options = optionsOf(question, item, language)
  const wording = wordingIn(question, language)
  return { text: wording?.text ?? item.text[language], ...(options && { options }) }
}

export function wordingIn(
  { wording }: WordedQuestion,
  language: ContentLanguage,
): Wording | undefined {
  return wording?.language === language ? wording : undefined
}

function optionsOf(
  question: WordedQuestion,
  item: Item,
  language: ContentLanguage,
): string[] | undefined {
  if (item.kind !== 'choice') return undefined
  const own = (question.shownOptionIds ?? []).map((id) => optionText(item, id)?.[language] ?? '')
  return wordingIn(question, language)?.options ?? own
}

/** The option that says this, in whichever language it was read. */
export function findOption(
  question: WordedQuestion,
  item: ChoiceItem,
  said: string,
): string | undefined {
  return question.shownOptionIds?.find((id, index) => {
    const own = Object.values(optionText(item, id) ?? {})
    const worded = question.wording?.options?.[index]
    return worded === said || own.includes(said)
  })
}

function optionText(item: ChoiceItem, optionId: string) {
  return item.options.find(({ id }) => id === optionId)?.text
}

/** A stored answer, formatted: the digit, the chosen option's text, the text written. */
export function formatAnswer(
  question: WordedQuestion,
  stored: string | null,
  language: ContentLanguage,
): string | undefined {
  if (stored === null) return undefined
  if (itemOf(question).kind !== 'choice') return stored
  const index = question.shownOptionIds?.indexOf(stored) ?? -1
  return wordsOf(question, language).options?.[index]
}

/** A second choice, formatted as a field of its own where there is one. */
export function formatSecond(
  question: WordedQuestion,
  stored: string | null,
  language: ContentLanguage,
): { secondAnswer?: string } {
  const secondAnswer = formatAnswer(question, stored, language)
  return secondAnswer === undefined ? {} : { secondAnswer }
}
