import {
  type Answer,
  AnswerError,
  type ChoiceAnswer,
  type LikertAnswer,
  type OpenAnswer,
} from './answers.ts'
import { choiceEvidence, type Evidence, openEvidence } from './evidence.ts'
import { type ScoredItem, scoredItems } from './item-parameter-table.ts'
import type { Slope } from './item-parameters.ts'

/** Largest validity that ratings of open text may claim. */
export const largestRho = 0.25
const largestRating = 3
/** A first and a second choice leave at least one option that was not taken. */
const fewestOptions = 3

/** Checked answers in the order of the item bank, so that their order on arrival never matters. */
export interface AnsweredItems {
  /** An id stands once for every occasion on which its item was answered. */
  itemIds: readonly string[]
  evidence: readonly Evidence[]
}

/**
 * Checks answers against the item bank and turns them into evidence, in the order of the bank.
 *
 * Callers may pass what arrived as JSON: nothing that a type promises is taken for granted.
 *
 * @param items parameters of every item, those of the shipped bank by default
 * @throws {AnswerError} `unknown` item or option, `duplicate` item, shown option or choice, `outOfRange` value,
 *   time, rating, rho or options shown, `wrongKind` of answer for its item, or no answer at all
 */
export function collectEvidence(
  answers: readonly Answer[],
  items: ReadonlyMap<string, ScoredItem> = scoredItems,
): AnsweredItems {
  return collectOccasions([answers], items)
}

/**
 * The evidence of several occasions together: an item may be answered once on each of them, and every
 * answer counts.
 *
 * @param occasions oldest first; answers to the same item keep this order
 * @throws {AnswerError} as `collectEvidence`, for each occasion
 */
export function collectOccasions(
  occasions: readonly (readonly Answer[])[],
  items: ReadonlyMap<string, ScoredItem> = scoredItems,
): AnsweredItems {
  const collected = occasions.flatMap((answers) => checkOccasion(answers, items))
  collected.sort((first, second) => first.bankIndex - second.bankIndex)
  return {
    itemIds: collected.map(({ itemId }) => itemId),
    evidence: collected.map(({ evidence }) => evidence),
  }
}

function checkOccasion(answers: readonly Answer[], items: ReadonlyMap<string, ScoredItem>) {
  const seen = new Set<string>()
  if (!Array.isArray(answers)) throw new AnswerError('wrongKind', '')
  return answers.map((answer: Answer | null) => {
    if (typeof answer !== 'object' || answer === null) throw new AnswerError('wrongKind', '')
    const item = items.get(answer.itemId)
    if (!item) throw new AnswerError('unknown', String(answer.itemId))
    if (seen.has(answer.itemId)) throw new AnswerError('duplicate', answer.itemId)
    seen.add(answer.itemId)
    return { itemId: answer.itemId, bankIndex: item.bankIndex, evidence: toEvidence(answer, item) }
  })
}

function toEvidence(answer: Answer, item: ScoredItem): Evidence {
  checkMilliseconds(answer)
  if (answer.kind === 'likert' && item.kind === 'likert') {
    return { kind: 'likert', parameters: item.parameters, value: checkedValue(answer) }
  }
  if (answer.kind === 'choice' && item.kind === 'choice') return toChoice(answer, item.slopes)
  if (answer.kind === 'open' && item.kind === 'open') return toOpen(answer, item.slopes)
  throw new AnswerError('wrongKind', answer.itemId)
}

function checkMilliseconds(answer: Answer): void {
  if (answer.kind === 'open' || answer.milliseconds === undefined) return
  if (!(answer.milliseconds >= 0 && Number.isFinite(answer.milliseconds))) {
    throw new AnswerError('outOfRange', answer.itemId)
  }
}

function checkedValue({ value, itemId }: LikertAnswer): number {
  if (!Number.isInteger(value) || value < 1 || value > 5) {
    throw new AnswerError('outOfRange', itemId)
  }
  return value
}

function toChoice(answer: ChoiceAnswer, slopes: ReadonlyMap<string, Slope>): Evidence {
  const { itemId, shownOptionIds, optionId, secondOptionId } = answer
  if (!Array.isArray(shownOptionIds)) throw new AnswerError('outOfRange', itemId)
  const ordered = [...slopes.keys()].filter((id) => shownOptionIds.includes(id))
  if (ordered.length !== shownOptionIds.length) {
    const isRepeated = new Set(shownOptionIds).size !== shownOptionIds.length
    throw new AnswerError(isRepeated ? 'duplicate' : 'unknown', itemId)
  }
  const chosen = ordered.indexOf(optionId)
  if (chosen < 0 || ordered.length < fewestOptions) throw new AnswerError('outOfRange', itemId)
  const shown = ordered.map((id) => slopes.get(id)!)
  if (secondOptionId === undefined) return choiceEvidence(shown, chosen)
  const second = ordered.indexOf(secondOptionId)
  if (second < 0) throw new AnswerError('outOfRange', itemId)
  if (second === chosen) throw new AnswerError('duplicate', itemId)
  return choiceEvidence(shown, chosen, second)
}

function toOpen({ itemId, ratings, rho }: OpenAnswer, slopes: readonly Slope[]): Evidence {
  const isRated = (rating: unknown) =>
    rating === null || (typeof rating === 'number' && Math.abs(rating) <= largestRating)
  const isRho = typeof rho === 'number' && rho > 0 && rho <= largestRho
  const isValid = isRho && Array.isArray(ratings) && ratings.every(isRated)
  if (!isValid || ratings.length !== slopes.length) throw new AnswerError('outOfRange', itemId)
  return openEvidence(slopes, ratings, rho)
}
