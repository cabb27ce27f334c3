import {
  type Archetype,
  archetypes,
  type Shadow,
  type ShadowForm,
  shadowForms,
} from '@individua/instrument/dimensions'
import type { Certainty, Estimate, RankedEstimate } from '@individua/instrument/profile'
import { type Level, levelOf, percentOf } from './plan-levels.ts'

/** One estimate as the text speaks of it; percentages are whole numbers, 0..100. */
export interface Subject<Name extends string> {
  name: Name
  level: Level
  percent: number
  /** Lower and upper end of the 80 % interval. */
  interval: readonly [number, number]
  /** UUIDs of the items whose answers carry the estimate. */
  itemIds: readonly string[]
}

/** A subject that was ranked within its family. */
export interface RankedSubject<Name extends string> extends Subject<Name> {
  /** The word for `topThree`. */
  certainty: Certainty
  /** Probability of being among the strongest three, whole percent. */
  topThree: number
}

export interface ShadowParts {
  archetype: Archetype
  form: ShadowForm
}

/** A shadow tendency: an archetype that is overused or disowned. */
export interface ShadowSubject extends RankedSubject<Shadow>, ShadowParts {}

export function subjectOf<Name extends string>(name: Name, estimate: Estimate): Subject<Name> {
  return {
    name,
    level: levelOf(estimate.strength),
    percent: percentOf(estimate.strength),
    interval: [percentOf(estimate.interval80[0]), percentOf(estimate.interval80[1])],
    itemIds: mainAnswersOf(estimate),
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

export function shadowSubjectOf(estimate: RankedEstimate<Shadow>): ShadowSubject {
  return { ...rankedSubjectOf(estimate), ...shadowPartsOf(estimate.name) }
}

const partsOfShadows = new Map(
  archetypes.flatMap((archetype) =>
    shadowForms.map((form): [Shadow, ShadowParts] => [`${archetype}:${form}`, { archetype, form }]),
  ),
)

/** @throws RangeError when there is no such shadow */
export function shadowPartsOf(shadow: Shadow): ShadowParts {
  const parts = partsOfShadows.get(shadow)
  if (!parts) throw new RangeError(`no shadow ${shadow}`)
  return parts
}

/** @throws RangeError when the family has no estimate of that name */
export function estimateOf<Name extends string>(
  family: readonly RankedEstimate<Name>[],
  name: Name,
): RankedEstimate<Name> {
  const estimate = family.find((one) => one.name === name)
  if (!estimate) throw new RangeError(`no estimate of ${name}`)
  return estimate
}

const relevantShare = 0.3
const mostAnswersCited = 3

/**
 * UUIDs of the items whose answers carry the estimates: of each those with at least 30 % of the
 * largest weight, three at most.
 */
export function mainAnswersOf(...estimates: readonly Estimate[]): readonly string[] {
  const main = estimates.flatMap(({ answers }) => {
    const largest = Math.abs(answers[0]?.weight ?? 0)
    return answers
      .filter(({ weight }) => Math.abs(weight) >= relevantShare * largest)
      .slice(0, mostAnswersCited)
  })
  return [...new Set(main.map(({ itemId }) => itemId))]
}
