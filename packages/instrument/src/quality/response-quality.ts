import type { QualityFlag, ResponseQuality, ResponseStyle } from '../profile.ts'
import type { Answer } from '../scoring/answers.ts'
import type { Evidence } from '../scoring/evidence.ts'
import type { ScoredItem } from '../scoring/item-parameter-table.ts'
import { indexOf } from '../scoring/item-parameters.ts'
import { contradiction } from './contradictions.ts'
import { personFit } from './person-fit.ts'

/** Fewer Likert answers than this say nothing about straight-lining. */
const fewestAnswers = 5
const leastVariability = 0.5
const largestAcquiescence = 2
/** At least this share of answers that repeat the one before is straight-lining: under 1 % of genuine respondents. */
export const repeatCut = 0.7
/** A smaller median time an answer, in milliseconds, is too fast to have read the questions. */
const fastestMedian = 2000
const acquiescenceIndex = indexOf('acquiescence')

/**
 * Answers are inconsistent above this contradiction or below this lz. Provisional: until people have
 * answered, the cuts leave room for respondents who answer by other models than ours, so that at most 8 %
 * of genuine respondents are called doubtful in every simulated world.
 */
export const contradictionCut = 3.6
export const lzCuts = { core: -0.3, full: -0.7 } as const
/**
 * How far the cut falls with each answer beyond thirty. Errors of the parameters add up over answers, so
 * that lz of genuine respondents falls with further answers; lz of random respondents falls twice as fast.
 */
const lzFall = 0.045
const thirty = 30
/** At least this share of the outermost answers is a style: at most 3 % of genuine respondents. */
export const extremeCuts = { core: 0.7, full: 0.65 } as const
/** With fewer Likert answers than this, extreme answers say nothing about style. */
const fewestForStyle = 10
/** From here on the cuts of the full form hold. */
const fullLength = 20

/**
 * How the answers were given, apart from what they say. Flags never block a result: they make its
 * words more careful and come with an offer to answer again.
 *
 * @param answers in the order they were asked
 * @param evidence the same answers in any order
 * @param theta estimate from these answers, length 17
 * @param items parameters of every item, those of the shipped bank by default
 */
export function assessResponses(
  answers: readonly Answer[],
  evidence: readonly Evidence[],
  theta: Float64Array,
  items?: ReadonlyMap<string, ScoredItem>,
): ResponseQuality {
  const values = answers.flatMap((answer) => (answer.kind === 'likert' ? [answer.value] : []))
  const measured = {
    longstring: longestRun(values),
    repeatShare: repeatShareOf(values),
    variability: standardDeviation(values),
    lz: personFit(evidence, theta),
    contradiction: contradiction(answers, theta, items),
    acquiescence: theta[acquiescenceIndex]!,
    extremeShare: shareOf(values, (value) => value === 1 || value === 5),
    midpointShare: shareOf(values, (value) => value === 3),
    medianMilliseconds: medianMilliseconds(answers),
  }
  return { flags: flagsFor(measured, values.length, evidence.length), ...measured }
}

/** True where the words of a result should be one step more careful. */
export function isDoubtful({ flags }: ResponseQuality): boolean {
  return flags.some((flag) => flag !== 'responseStyle')
}

/** The habit behind the flag `responseStyle`; agreeing or disagreeing with anything comes first. */
export function responseStyleOf(quality: ResponseQuality): ResponseStyle {
  if (!leansToOneEnd(quality)) return 'extreme'
  return quality.acquiescence > 0 ? 'agreeing' : 'disagreeing'
}

/** The shortest run of equal answers that counts as straight-lining: 7 of 10, 9 of 18 or more. */
export function straightLiningRun(answerCount: number): number {
  return Math.min(9, Math.max(7, Math.ceil(7 + (answerCount - 10) / 4)))
}

type Measured = Omit<ResponseQuality, 'flags'>

function flagsFor(quality: Measured, likertCount: number, answerCount: number): QualityFlag[] {
  const flags: QualityFlag[] = []
  const form = answerCount < fullLength ? 'core' : 'full'
  if (likertCount >= fewestAnswers && isStraight(quality, likertCount)) flags.push('straightLining')
  if (answerCount >= fewestAnswers && isInconsistent(quality, answerCount))
    flags.push('inconsistent')
  const isExtreme = likertCount >= fewestForStyle && quality.extremeShare >= extremeCuts[form]
  if (isExtreme || leansToOneEnd(quality)) flags.push('responseStyle')
  const median = quality.medianMilliseconds
  if (median !== null && median < fastestMedian) flags.push('tooFast')
  return flags
}

function isStraight(measured: Measured, likertCount: number): boolean {
  const { longstring, repeatShare, variability } = measured
  return (
    longstring >= straightLiningRun(likertCount) ||
    repeatShare >= repeatCut ||
    variability < leastVariability
  )
}

/** The lz below which so many answers are inconsistent. */
export function lzCutOf(answerCount: number): number {
  if (answerCount < fullLength) return lzCuts.core
  return lzCuts.full - lzFall * Math.max(0, answerCount - thirty)
}

function isInconsistent({ lz, contradiction }: Measured, answerCount: number): boolean {
  return lz < lzCutOf(answerCount) || (contradiction !== null && contradiction > contradictionCut)
}

function leansToOneEnd({ acquiescence }: Pick<ResponseQuality, 'acquiescence'>): boolean {
  return Math.abs(acquiescence) > largestAcquiescence
}

function longestRun(values: readonly number[]): number {
  let longest = 0
  let run = 0
  values.forEach((value, index) => {
    run = value === values[index - 1] ? run + 1 : 1
    longest = Math.max(longest, run)
  })
  return longest
}

function repeatShareOf(values: readonly number[]): number {
  const repeats = values.filter((value, index) => index > 0 && value === values[index - 1]).length
  return repeats / Math.max(1, values.length - 1)
}

function standardDeviation(values: readonly number[]): number {
  if (values.length === 0) return 0
  let sum = 0
  let squares = 0
  for (const value of values) {
    sum += value
    squares += value * value
  }
  const count = values.length
  return Math.sqrt(Math.max(0, squares * count - sum * sum)) / count
}

function shareOf(values: readonly number[], counts: (value: number) => boolean): number {
  return values.length === 0 ? 0 : values.filter(counts).length / values.length
}

function medianMilliseconds(answers: readonly Answer[]): number | null {
  const times = answers
    .flatMap((answer) => (answer.kind === 'open' ? [] : (answer.milliseconds ?? [])))
    .sort((first, second) => first - second)
  if (times.length === 0) return null
  const upper = Math.floor(times.length / 2)
  return times.length % 2 ? times[upper]! : (times[upper - 1]! + times[upper]!) / 2
}
