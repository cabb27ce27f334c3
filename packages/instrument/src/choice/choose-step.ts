import type { ChoiceItem, LikertItem, OpenPrompt } from '../items/item.ts'
import { collectEvidence } from '../scoring/answer-evidence.ts'
import type { Answer } from '../scoring/answers.ts'
import { estimatePosterior } from '../scoring/estimator.ts'
import { createRandom } from '../scoring/random.ts'
import { chooseLikert } from './choose-likert.ts'
import { choosePrompts } from './choose-prompts.ts'
import { chooseScenarios } from './choose-scenarios.ts'
import { startDesign } from './design-state.ts'
import { shuffle } from './shuffle.ts'

export type Step = 1 | 2 | 3

/** A question of the advanced assessment. */
export type ChosenQuestion =
  | { kind: 'likert'; item: LikertItem }
  | { kind: 'choice'; item: ChoiceItem; shownOptionIds: readonly string[] }
  | { kind: 'open'; item: OpenPrompt }

/**
 * Chooses one step of the advanced assessment from the answers given so far: 8 statements, then
 * 9 situations with six options each, then 3 open prompts.
 *
 * Deterministic: equal answers, step and seed give the same questions in the same order. An item
 * that was answered, or is listed in `alreadyAsked`, never returns.
 *
 * @param answers everything answered so far, usually the core and the earlier steps
 * @param seed 32-bit whole number, see `seedFromText`
 * @throws {AnswerError} when the answers cannot be scored
 */
export function chooseStep(
  step: Step,
  answers: readonly Answer[],
  seed: number,
  alreadyAsked: readonly string[] = [],
): ChosenQuestion[] {
  const asked = new Set([...answers.map(({ itemId }) => itemId), ...alreadyAsked])
  const state = startDesign(estimatePosterior(collectEvidence(answers).evidence))
  const random = createRandom(seed + step)
  if (step === 1) {
    return shuffle(chooseLikert(state, asked), random).map((item) => ({ kind: 'likert', item }))
  }
  if (step === 2) {
    return chooseScenarios(state, asked, random).map((shown) => ({ kind: 'choice', ...shown }))
  }
  return choosePrompts(state, asked).map((item) => ({ kind: 'open', item }))
}
