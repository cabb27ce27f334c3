import type { Archetype, Structure } from '@individua/instrument/dimensions'
import { coreItems } from '@individua/instrument/items/core'
import type { Key, Text } from '@individua/instrument/items/item'
import { type Item, itemsById } from '@individua/instrument/items/item-bank'
import type { Estimate } from '@individua/instrument/profile'
import type { GivenAnswer } from '@individua/instrument/scoring/answers'
import { type AskedWords, wordsOfBank } from './asked-words.ts'
import { type Bearing, bearingOf } from './bearing.ts'
import { isLowered, isRaised, type Level, levelOf } from './plan-levels.ts'
import { shortenQuote } from './shorten-quote.ts'

export type AnswerValue = 1 | 2 | 3 | 4 | 5

/** A closed answer quoted for an estimate, with the question in the words in which it was asked. */
export type QuotedAnswer = { itemId: string; question: Text; bearing: Bearing } & (
  | { kind: 'likert'; value: AnswerValue }
  | { kind: 'choice'; option: Text }
)

/** The beginning of an open answer. */
export interface OpenQuote {
  itemId: string
  question: Text
  /** Twelve words at most, an ellipsis where more was written. */
  words: string
}

type Quotable = Archetype | Structure

/** Quotes each answer once in a report. */
export class QuoteBook {
  readonly #answers: ReadonlyMap<string, GivenAnswer>
  readonly #askedWords: AskedWords
  readonly #quoted = new Set<string>()

  /**
   * @param askedWords the words in which the questions were asked; by default the item bank's own
   * @throws RangeError naming the item or the option that is not in the bank, or the item whose value
   *   is not 1..5
   */
  constructor(answers: readonly GivenAnswer[], askedWords: AskedWords = wordsOfBank) {
    for (const answer of answers) checkAnswer(answer)
    this.#answers = new Map(answers.map((answer) => [answer.itemId, answer]))
    this.#askedWords = askedWords
  }

  /** The answer to the core item that asks about the subject most directly; null when none is left. */
  quoteMostDirect(subject: Quotable, estimate: Estimate): QuotedAnswer | null {
    const item = coreItemsAbout(subject).find(({ id }) => this.#isLeft(id))
    if (!item) return null
    const weight = estimate.answers.find(({ itemId }) => itemId === item.id)?.weight ?? 0
    return this.#keep(this.#quoteOf(item.id, subject, weight, levelOf(estimate.strength)))
  }

  /**
   * The answer with the largest weight that asks about the subject itself, one that agrees with the
   * level first; null when none is left.
   */
  quoteWeightiest(subject: Quotable, estimate: Estimate): QuotedAnswer | null {
    const level = levelOf(estimate.strength)
    const direct = estimate.answers.flatMap(({ itemId, weight }) => {
      const quote = this.#isLeft(itemId) ? this.#quoteOf(itemId, subject, weight, level) : null
      return quote ? [{ quote, weight }] : []
    })
    const best = direct.find(({ weight }) => agreesWith(level, weight)) ?? direct[0]
    return this.#keep(best?.quote ?? null)
  }

  /** The open answer whose prompt asks about most of the subjects; null without text. */
  quoteOpen(subjects: readonly string[]): OpenQuote | null {
    const sharedWith = ({ itemId }: OpenQuote) => {
      const item = itemOf(itemId)
      if (item.kind !== 'open') return 0
      return item.dimensions.filter((dimension) => subjects.includes(dimension)).length
    }
    const quotes = [...this.#answers.values()].flatMap((answer) => this.#openQuoteOf(answer))
    const [best] = quotes.toSorted((a, b) => sharedWith(b) - sharedWith(a))
    return this.#keep(best ?? null)
  }

  #isLeft(itemId: string): boolean {
    return this.#answers.has(itemId) && !this.#quoted.has(itemId)
  }

  #keep<Quote extends { itemId: string }>(quote: Quote | null): Quote | null {
    if (quote) this.#quoted.add(quote.itemId)
    return quote
  }

  #quoteOf(itemId: string, subject: Quotable, weight: number, level: Level): QuotedAnswer | null {
    const answer = this.#answers.get(itemId)
    const item = itemOf(itemId)
    const question = this.#askedWords(item)
    if (answer?.kind === 'likert' && item.kind === 'likert') {
      const value = ratingOf(answer.value)
      const key = item.key[subject]
      if (!value || !key) return null
      const bearing = bearingOf(Math.sign(key) * (value - 3), weight, level)
      return { kind: 'likert', itemId, question, value, bearing }
    }
    if (answer?.kind === 'choice' && keyOfOption(item, answer.optionId)?.[subject]) {
      const option = this.#askedWords(item, answer.optionId)
      return { kind: 'choice', itemId, question, option, bearing: bearingOf(1, weight, level) }
    }
    return null
  }

  #openQuoteOf(answer: GivenAnswer): OpenQuote[] {
    if (answer.kind !== 'open' || !this.#isLeft(answer.itemId)) return []
    const words = shortenQuote(answer.text)
    const question = this.#askedWords(itemOf(answer.itemId))
    return words === '' ? [] : [{ itemId: answer.itemId, question, words }]
  }
}

const answerValues: readonly AnswerValue[] = [1, 2, 3, 4, 5]

function ratingOf(given: number): AnswerValue | undefined {
  return answerValues.find((value) => value === given)
}

function agreesWith(level: Level, weight: number): boolean {
  if (isRaised(level)) return weight > 0
  return isLowered(level) ? weight < 0 : true
}

function coreItemsAbout(subject: Quotable) {
  const directness = ({ key }: { key: Key }) => Math.abs(key[subject] ?? 0)
  return coreItems
    .filter(({ key }) => key[subject] !== undefined)
    .toSorted((a, b) => directness(b) - directness(a))
}

function itemOf(itemId: string): Item {
  const item = itemsById.get(itemId)
  if (!item) throw new RangeError(`no item ${itemId}`)
  return item
}

function keyOfOption(item: Item, optionId: string): Key | undefined {
  return item.kind === 'choice' ? item.options.find(({ id }) => id === optionId)?.key : undefined
}

function checkAnswer(answer: GivenAnswer): void {
  const item = itemOf(answer.itemId)
  if (item.kind !== answer.kind) throw new RangeError(`item ${item.id} is not ${answer.kind}`)
  if (answer.kind === 'likert' && !ratingOf(answer.value)) {
    throw new RangeError(`value out of range: ${answer.itemId}`)
  }
  if (answer.kind === 'choice' && !keyOfOption(item, answer.optionId)) {
    throw new RangeError(`no option ${answer.optionId} of item ${item.id}`)
  }
}
