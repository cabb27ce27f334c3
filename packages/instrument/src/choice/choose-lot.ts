import type { LikertItem } from '../items/item.ts'
import { collectOccasions } from '../scoring/answer-evidence.ts'
import type { Answer } from '../scoring/answers.ts'
import { estimatePosterior } from '../scoring/estimator.ts'
import { createRandom } from '../scoring/random.ts'
import { chooseExploring, chooseFurtherLikert, type TimesAsked } from './choose-likert.ts'
import { chooseTellingScenarios } from './choose-scenarios.ts'
import { type ChosenQuestion, checkSeed } from './choose-step.ts'
import { startDesign } from './design-state.ts'
import { questionCounts } from './question-counts.ts'
import { seedOfStream, shuffle } from './shuffle.ts'

/** Streams of random numbers; those of the advanced assessment are 1 to 4. */
const lotStream = 5

/** How many questions a whole lot has. */
export const lotSize = questionCounts.lot.statements + questionCounts.lot.situations

export interface LotOptions {
  /** How often the bank's items were asked, for the statement that explores. */
  timesAsked?: TimesAsked
  /** How many questions at most, 1 to 10; statements are left out first. */
  size?: number
}

/**
 * Further questions on top of everything answered so far: three situations with the six options that
 * are expected to tell most about who leads, and statements that lower the weighted posterior
 * variance most, one of them drawn among the least asked. Where situations are used up, statements
 * take their place.
 *
 * Deterministic: equal arguments give the same questions, statements first.
 *
 * @param occasions everything answered so far, oldest first
 * @param seed 32-bit whole number, see `seedFromText`
 * @param asked ids of items that must not be asked; items of `occasions` that are not among them may
 * @throws {AnswerError} when the answers cannot be scored
 * @throws RangeError when the seed is no whole number
 */
export function chooseLot(
  occasions: readonly (readonly Answer[])[],
  seed: number,
  asked: ReadonlySet<string>,
  { timesAsked = new Map(), size = lotSize }: LotOptions = {},
): ChosenQuestion[] {
  checkSeed(seed)
  const posterior = estimatePosterior(collectOccasions(occasions).evidence)
  const random = createRandom(seedOfStream(seed, lotStream))
  const most = Math.min(questionCounts.lot.situations, size)
  const situations = chooseTellingScenarios(posterior, asked, random, most)
  const statementCount = size - situations.length
  const state = startDesign(posterior)
  const informative = chooseFurtherLikert(state, asked, statementCount - 1)
  const taken = new Set([...asked, ...informative.map(({ id }) => id)])
  const exploring = (statementCount > 0 && chooseExploring(timesAsked, taken, random)) || []
  const statements = shuffle(informative.concat(exploring), random)
  return [
    ...statements.map((item) => ({ kind: 'likert', item }) as const),
    ...situations.map((shown) => ({ kind: 'choice', ...shown }) as const),
  ]
}

/**
 * The one statement that is expected to sharpen a profile most.
 *
 * @param occasions everything answered so far, oldest first
 * @param asked ids of items that must not be asked
 * @returns undefined where the bank has no more
 * @throws {AnswerError} when the answers cannot be scored
 */
export function chooseDailyStatement(
  occasions: readonly (readonly Answer[])[],
  asked: ReadonlySet<string>,
): LikertItem | undefined {
  const posterior = estimatePosterior(collectOccasions(occasions).evidence)
  return chooseFurtherLikert(startDesign(posterior), asked, 1)[0]
}
