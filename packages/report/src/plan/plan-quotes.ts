import type { Archetype, Structure } from '@individua/instrument/dimensions'
import { coreItems } from '@individua/instrument/items/core'
import type { Estimate } from '@individua/instrument/profile'
import { type AnswerValue, bearingOf, levelOf, type Quote, ratingOf } from './plan-levels.ts'

export interface GivenAnswer {
  itemId: string
  value: number
}

/** Quotes each answer once in a report: what has been quoted is not offered again. */
export class QuoteBook {
  readonly #answers: readonly GivenAnswer[]
  readonly #quoted = new Set<string>()

  /** @throws RangeError naming the item, when an answer is to no core item or none of 1..5 */
  constructor(answers: readonly GivenAnswer[]) {
    for (const { itemId, value } of answers) {
      if (!coreItems.some(({ id }) => id === itemId)) throw new RangeError(`no core item ${itemId}`)
      if (!ratingOf(value)) throw new RangeError(`value out of range: ${itemId}`)
    }
    this.#answers = answers
  }

  /** The answer to the item that asks about the subject most directly; null when there is none left. */
  quoteFor(subject: Archetype | Structure, estimate: Estimate): Quote | null {
    const direct = directItems(subject).find(({ id }) => !this.#quoted.has(id) && this.#valueOf(id))
    const value = direct && this.#valueOf(direct.id)
    if (!direct || !value) return null

    this.#quoted.add(direct.id)
    const weight = estimate.answers.find((answer) => answer.itemId === direct.id)?.weight ?? 0
    const push = Math.sign(direct.key[subject] ?? 0) * (value - 3)
    return {
      itemId: direct.id,
      value,
      bearing: bearingOf(push, weight, levelOf(estimate.strength)),
    }
  }

  #valueOf(itemId: string): AnswerValue | undefined {
    return ratingOf(this.#answers.find((answer) => answer.itemId === itemId)?.value)
  }
}

function directItems(subject: Archetype | Structure) {
  return coreItems
    .filter((item) => item.key[subject] !== undefined)
    .toSorted((a, b) => Math.abs(b.key[subject] ?? 0) - Math.abs(a.key[subject] ?? 0))
}
