import type { ChoiceItem, LikertItem, OpenPrompt } from '../items/item.ts'
import { collectEvidence } from '../scoring/answer-evidence.ts'
import type { Answer } from '../scoring/answers.ts'
import { estimatePosterior } from '../scoring/estimator.ts'
import { createRandom } from '../scoring/random.ts'
import { chooseExploring, chooseLikert, type TimesAsked } from './choose-likert.ts'
import { choosePrompts } from './choose-prompts.ts'
import { chooseScenarios, chooseTellingScenarios } from './choose-scenarios.ts'
import { startDesign } from './design-state.ts'
import { questionCounts } from './question-counts.ts'
import { seedOfStream, shuffle } from './shuffle.ts'

export type Step = 1 | 2 | 3

/** The stream of random numbers of the closing situations; steps 1 to 3 have one each. */
const closingStream = 4

/** A question of the advanced assessment. */
export type ChosenQuestion =
  | { kind: 'likert'; item: LikertItem }
  | { kind: 'choice'; item: ChoiceItem; shownOptionIds: readonly string[] }
  | { kind: 'open'; item: OpenPrompt }

/**
 * Chooses one step of the advanced assessment from the answers given so far: 6 statements, one of
 * them drawn among the least asked, then 11 situations with six options each, then 3 open prompts.
 * `chooseClosing` chooses the last situations anew once the earlier ones are answered.
 *
 * Deterministic: equal arguments give the same questions in the same order. An item that was answered,
 * or is listed in `alreadyAsked`, never returns.
 *
 * @param answers everything answered so far, usually the core and the earlier steps
 * @param seed 32-bit whole number, see `seedFromText`
 * @param timesAsked how often the bank's items were asked, for the statement that explores
 * @throws {AnswerError} when the answers cannot be scored
 * @throws RangeError when there is no such step or the seed is no whole number
 */
export function chooseStep(
  step: Step,
  answers: readonly Answer[],
  seed: number,
  alreadyAsked: readonly string[] = [],
  timesAsked: TimesAsked = new Map(),
): ChosenQuestion[] {
  if (step !== 1 && step !== 2 && step !== 3) throw new RangeError(`no step ${step}`)
  checkSeed(seed)
  const { itemIds, evidence } = collectEvidence(answers)
  const asked = new Set([...itemIds, ...alreadyAsked])
  const state = startDesign(estimatePosterior(evidence))
  const random = createRandom(seedOfStream(seed, step))
  if (step === 1) {
    const informative = chooseLikert(state, asked)
    const taken = new Set([...asked, ...informative.map(({ id }) => id)])
    const exploring = chooseExploring(timesAsked, taken, random) ?? []
    return shuffle(informative.concat(exploring), random).map((item) => ({ kind: 'likert', item }))
  }
  if (step === 2) {
    return chooseScenarios(state, asked, random).map((shown) => ({ kind: 'choice', ...shown }))
  }
  return choosePrompts(state, asked).map((item) => ({ kind: 'open', item }))
}

/**
 * Chooses the closing situations of step 2 anew, from the answers to its opening ones: those that are
 * expected to tell most about which archetype leads. They replace the closing situations that
 * `chooseStep` gave, as far as these have not been shown.
 *
 * Deterministic like `chooseStep`; an item that was answered or asked never returns.
 *
 * @param answers everything answered so far, the opening situations among them
 * @param alreadyAsked ids of items that must not be chosen, such as the closing situations to replace
 * @throws {AnswerError} when the answers cannot be scored
 * @throws RangeError when the seed is no whole number
 */
export function chooseClosing(
  answers: readonly Answer[],
  seed: number,
  alreadyAsked: readonly string[] = [],
): ChosenQuestion[] {
  checkSeed(seed)
  const { itemIds, evidence } = collectEvidence(answers)
  const asked = new Set([...itemIds, ...alreadyAsked])
  const posterior = estimatePosterior(evidence)
  const random = createRandom(seedOfStream(seed, closingStream))
  const scenarios = chooseTellingScenarios(posterior, asked, random, questionCounts.closing)
  return scenarios.map((shown) => ({ kind: 'choice', ...shown }))
}

/** @throws RangeError when the seed is no whole number */
export function checkSeed(seed: number): void {
  if (!Number.isInteger(seed)) throw new RangeError(`no seed ${seed}`)
}
