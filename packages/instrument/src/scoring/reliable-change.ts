import type { Archetype } from '../dimensions.ts'
import type { Profile } from '../profile.ts'

/**
 * By how many points of strength (percentiles) an archetype must differ between two occasions of so
 * many answers each before chance alone is no likely reason: 90 % of the differences of simulated
 * people who did not change are smaller (1.645 standard deviations, Jacobson and Truax, 1991). More
 * answers make strengths less cautious at first, so that thirty need more than ten.
 */
const points: readonly (readonly [answerCount: number, points: number])[] = [
  [10, 26],
  [30, 30],
  [60, 28],
]

/** @param answerCount of each occasion; between the lengths that were measured, straight lines */
export function reliableChangePoints(answerCount: number): number {
  const [first] = points
  const above = points.findIndex(([count]) => count >= answerCount)
  if (above === 0) return first![1]
  const [toCount, to] = points.at(above)!
  if (above < 0) return to
  const [fromCount, from] = points[above - 1]!
  return from + ((to - from) * (answerCount - fromCount)) / (toCount - fromCount)
}

export interface ArchetypeChange {
  name: Archetype
  /** Strengths, 0..1. */
  before: number
  after: number
  /** The difference is beyond what chance alone moves. */
  isChange: boolean
}

/** How the archetypes differ between two occasions of one form, largest difference first. */
export interface ChangeBetween {
  /** The difference that chance alone seldom exceeds, in points. */
  points: number
  archetypes: readonly ArchetypeChange[]
}

/**
 * Compares two occasions, each scored alone: what they share would hide a change. Pure.
 *
 * @param before and `after`: of the same form and version
 */
export function changeBetween(before: Profile, after: Profile): ChangeBetween {
  const answerCount = after.archetypes[0]?.answers.length ?? 0
  const limit = reliableChangePoints(answerCount)
  const archetypes = after.archetypes.map(({ name, strength }): ArchetypeChange => {
    const earlier = before.archetypes.find((estimate) => estimate.name === name)
    if (!earlier) throw new RangeError(`no estimate of ${name}`)
    const isChange = 100 * Math.abs(strength - earlier.strength) > limit
    return { name, before: earlier.strength, after: strength, isChange }
  })
  return {
    points: limit,
    archetypes: archetypes.toSorted((one, other) => sizeOf(other) - sizeOf(one)),
  }
}

const sizeOf = ({ before, after }: ArchetypeChange) => Math.abs(after - before)
