import type { Archetype, Structure } from '@individua/instrument/dimensions'
import type {
  ChoiceItem,
  ChoiceOption,
  LikertItem,
  OpenPrompt,
} from '@individua/instrument/items/item'
import { type Item, itemsById } from '@individua/instrument/items/item-bank'
import type { Estimate } from '@individua/instrument/profile'
import type { GivenAnswer } from '@individua/instrument/scoring/answers'
import {
  type AnswerValue,
  type Bearing,
  bearingOf,
  isLowered,
  isRaised,
  type Level,
  levelOf,
  ratingOf,
} from './plan-levels.ts'

/** An answer of the reader quoted for an estimate. */
export type Evidence =
  | { kind: 'likert'; item: LikertItem; value: AnswerValue; bearing: Bearing }
  | { kind: 'choice'; item: ChoiceItem; option: ChoiceOption; bearing: Bearing }

export interface OpenQuote {
  item: OpenPrompt
  /** Twelve words at most, an ellipsis where more was written. */
  words: string
}

interface Candidate {
  evidence: Evidence
  weight: number
}

/** Quotes each answer once in a report. */
export class EvidenceBook {
  readonly #answers: ReadonlyMap<string, GivenAnswer>
  readonly #quoted = new Set<string>()

  /** @throws RangeError naming an item or option that is not in the bank */
  constructor(answers: readonly GivenAnswer[]) {
    for (const answer of answers) checkAnswer(answer)
    this.#answers = new Map(answers.map((answer) => [answer.itemId, answer]))
  }

  /** The weightiest answer that asks about the subject itself, one that bears out its level first. */
  evidenceFor(subject: Archetype | Structure, estimate: Estimate): Evidence | null {
    const level = levelOf(estimate.strength)
    const direct = estimate.answers.flatMap(({ itemId, weight }) => {
      const answer = this.#quoted.has(itemId) ? undefined : this.#answers.get(itemId)
      const evidence = answer && directEvidence(answer, subject, weight, level)
      return evidence ? [{ evidence, weight }] : []
    })
    const best = direct.find((candidate) => bearsOut(candidate, level)) ?? direct[0]
    if (!best) return null
    this.#quoted.add(best.evidence.item.id)
    return best.evidence
  }

  /** The open answer whose prompt asks about most of the subjects, in the order given; null without text. */
  openQuoteFor(subjects: readonly string[]): OpenQuote | null {
    const quotes = [...this.#answers.values()].flatMap((answer) => {
      const quote = this.#quoted.has(answer.itemId) ? null : openQuoteOf(answer)
      return quote ? [quote] : []
    })
    const ranked = quotes.toSorted((a, b) => sharedWith(b, subjects) - sharedWith(a, subjects))
    const best = ranked[0]
    if (best) this.#quoted.add(best.item.id)
    return best ?? null
  }
}

function sharedWith({ item }: OpenQuote, subjects: readonly string[]): number {
  return item.dimensions.filter((dimension) => subjects.includes(dimension)).length
}

function itemOf(itemId: string): Item {
  const item = itemsById.get(itemId)
  if (!item) throw new RangeError(`no item ${itemId}`)
  return item
}

function checkAnswer(answer: GivenAnswer): void {
  const item = itemOf(answer.itemId)
  if (item.kind !== answer.kind) throw new RangeError(`item ${item.id} is not ${answer.kind}`)
  if (answer.kind === 'likert' && !ratingOf(answer.value)) {
    throw new RangeError(`value out of range: ${answer.itemId}`)
  }
  if (answer.kind === 'choice' && !optionOf(item, answer.optionId)) {
    throw new RangeError(`no option ${answer.optionId} of item ${item.id}`)
  }
}

function optionOf(item: Item, optionId: string): ChoiceOption | undefined {
  return item.kind === 'choice' ? item.options.find(({ id }) => id === optionId) : undefined
}

function directEvidence(
  answer: GivenAnswer,
  subject: Archetype | Structure,
  weight: number,
  level: Level,
): Evidence | null {
  const item = itemOf(answer.itemId)
  if (answer.kind === 'likert' && item.kind === 'likert') {
    const value = ratingOf(answer.value)
    const key = item.key[subject]
    if (!value || !key) return null
    const bearing = bearingOf(Math.sign(key) * (value - 3), weight, level)
    return { kind: 'likert', item, value, bearing }
  }
  if (answer.kind === 'choice' && item.kind === 'choice') {
    const option = optionOf(item, answer.optionId)
    if (!option?.key[subject]) return null
    return { kind: 'choice', item, option, bearing: bearingOf(1, weight, level) }
  }
  return null
}

function bearsOut({ weight }: Candidate, level: Level): boolean {
  if (isRaised(level)) return weight > 0
  return isLowered(level) ? weight < 0 : true
}

const mostWordsQuoted = 12
const mostCharactersQuoted = 110

/** Quotation marks and control characters would break the quote or the line around it. */
const quotationMarks = /["„“”«»]+/gu
const controls = /[\p{Cc}\p{Cf}]+/gu

function openQuoteOf(answer: GivenAnswer): OpenQuote | null {
  const item = itemOf(answer.itemId)
  if (answer.kind !== 'open' || item.kind !== 'open') return null
  const plain = answer.text.replace(quotationMarks, '').replace(controls, ' ').trim()
  if (!/[\p{L}\p{N}]/u.test(plain)) return null
  const words = plain.split(/\s+/)
  const cut = cutToLength(words.slice(0, mostWordsQuoted).join(' '))
  const isWhole = words.length <= mostWordsQuoted && cut.length < mostCharactersQuoted
  const closed = cut.replace(/[.,;:!?…\s]+$/u, '')
  return closed === '' ? null : { item, words: isWhole ? closed : `${closed} …` }
}

function cutToLength(text: string): string {
  return [...text].slice(0, mostCharactersQuoted).join('')
}
