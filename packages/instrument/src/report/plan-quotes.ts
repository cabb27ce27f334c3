import type { Archetype, Structure } from '../dimensions.ts'
import { coreItems } from '../items/core.ts'
import type { Estimate } from '../profile.ts'
import {
  type AnswerValue,
  type Bearing,
  isLowered,
  isRaised,
  type Level,
  levelOf,
  type Quote,
} from './plan-levels.ts'

export interface GivenAnswer {
  itemId: string
  value: number
}

/** Quotes each answer once in a report: what has been quoted is not offered again. */
export class QuoteBook {
  readonly #answers: readonly GivenAnswer[]
  readonly #quoted = new Set<string>()

  constructor(answers: readonly GivenAnswer[]) {
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
    const given = this.#answers.find((answer) => answer.itemId === itemId)?.value
    return answerValues.find((value) => value === given)
  }
}

const answerValues: readonly AnswerValue[] = [1, 2, 3, 4, 5]

function directItems(subject: Archetype | Structure) {
  return coreItems
    .filter((item) => item.key[subject] !== undefined)
    .toSorted((a, b) => Math.abs(b.key[subject] ?? 0) - Math.abs(a.key[subject] ?? 0))
}

/**
 * `push` is what the answer says by itself, `weight` what it does in the estimate: where the two
 * differ, or the level went the other way, other answers decided.
 */
function bearingOf(push: number, weight: number, level: Level): Bearing {
  if (push === 0) return 'open'
  if (push > 0) return weight > 0 && !isLowered(level) ? 'speaksFor' : 'outweighed'
  return weight < 0 && !isRaised(level) ? 'speaksAgainst' : 'outweighed'
}
