import type { Certainty, Estimate, RankedEstimate } from '@individua/instrument/profile'

export type Level = 'veryHigh' | 'high' | 'middle' | 'low' | 'veryLow'

/** Word for a strength (0..1); everything within 6 points of the reference group's middle is "middle". */
export function levelOf(strength: number): Level {
  if (strength >= 0.7) return 'veryHigh'
  if (strength >= 0.56) return 'high'
  if (strength > 0.44) return 'middle'
  return strength > 0.3 ? 'low' : 'veryLow'
}

export function isRaised(level: Level): boolean {
  return level === 'veryHigh' || level === 'high'
}

export function isLowered(level: Level): boolean {
  return level === 'low' || level === 'veryLow'
}

export function percentOf(share: number): number {
  return Math.round(share * 100)
}

/**
 * What an answer says about the estimate it is quoted for. An answer in the middle says nothing by
 * itself; beside what the reference group answers it still raises or lowers.
 */
export type Bearing =
  | 'speaksFor'
  | 'speaksAgainst'
  | 'middleRaises'
  | 'middleLowers'
  | 'open'
  | 'outweighed'

export type AnswerValue = 1 | 2 | 3 | 4 | 5

const answerValues: readonly AnswerValue[] = [1, 2, 3, 4, 5]

export function ratingOf(given: number | undefined): AnswerValue | undefined {
  return answerValues.find((value) => value === given)
}

/**
 * `push` is what the answer says by itself, `weight` what it does in the estimate: where the two
 * differ, or the level went the other way, other answers decided.
 */
export function bearingOf(push: number, weight: number, level: Level): Bearing {
  if (push === 0) return bearingOfMiddle(weight)
  if (push > 0) return weight > 0 && !isLowered(level) ? 'speaksFor' : 'outweighed'
  return weight < 0 && !isRaised(level) ? 'speaksAgainst' : 'outweighed'
}

/** Posterior SD units: what moves an estimate by less moves it by less than two points. */
const openWeight = 0.05

function bearingOfMiddle(weight: number): Bearing {
  if (Math.abs(weight) < openWeight) return 'open'
  return weight > 0 ? 'middleRaises' : 'middleLowers'
}

export interface Quote {
  itemId: string
  value: AnswerValue
  bearing: Bearing
}

/** One estimate as the text speaks of it; percentages are whole numbers, 0..100. */
export interface Subject<Name extends string> {
  name: Name
  level: Level
  percent: number
  interval: readonly [number, number]
  itemIds: readonly string[]
}

/** A subject that was ranked within its family. */
export interface RankedSubject<Name extends string> extends Subject<Name> {
  certainty: Certainty
  /** Probability of being among the strongest three, whole percent. */
  topThree: number
}

/** A statement the text makes about the profile, in a form a test can check against the profile. */
export interface Fact {
  family: 'archetypes' | 'personas' | 'shadows' | 'motives' | 'structures'
  name: string
  level: Level
}

const relevantShare = 0.3
const mostAnswersCited = 3

/** The answers that carry an estimate: those with at least 30 % of the largest weight, three at most. */
export function evidenceOf(estimate: Estimate): readonly string[] {
  const largest = Math.abs(estimate.answers[0]?.weight ?? 0)
  return estimate.answers
    .filter((answer) => Math.abs(answer.weight) >= relevantShare * largest)
    .slice(0, mostAnswersCited)
    .map((answer) => answer.itemId)
}

export function subjectOf<Name extends string>(name: Name, estimate: Estimate): Subject<Name> {
  return {
    name,
    level: levelOf(estimate.strength),
    percent: percentOf(estimate.strength),
    interval: [percentOf(estimate.interval80[0]), percentOf(estimate.interval80[1])],
    itemIds: evidenceOf(estimate),
  }
}

export function rankedSubjectOf<Name extends string>(
  estimate: RankedEstimate<Name>,
): RankedSubject<Name> {
  return {
    ...subjectOf(estimate.name, estimate),
    certainty: estimate.certainty,
    topThree: percentOf(estimate.probabilityTopThree),
  }
}
