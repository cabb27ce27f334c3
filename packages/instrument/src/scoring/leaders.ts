import type { Archetype } from '../dimensions.ts'
import type { Profile, RankedEstimate } from '../profile.ts'
import { leaderCut } from './certainty.ts'

/** How many of a family are named. */
export const namedCount = 3

/**
 * Puts the three most likely to be among the strongest three first, the likeliest to lead before the
 * others. The rest follow by strength. Equal probabilities are ordered by strength.
 *
 * @param byStrength a family, strongest first
 */
export function nameFirstThree<Name extends string>(
  byStrength: readonly RankedEstimate<Name>[],
): RankedEstimate<Name>[] {
  const named = byStrength
    .toSorted((one, other) => other.probabilityTopThree - one.probabilityTopThree)
    .slice(0, namedCount)
  const rest = byStrength.filter((estimate) => !named.includes(estimate))
  named.sort(
    (one, other) =>
      other.probabilityLeading - one.probabilityLeading ||
      other.probabilityTopThree - one.probabilityTopThree ||
      other.strength - one.strength,
  )
  return [...named, ...rest]
}

/**
 * The archetypes that stand at the front together, one to three. One alone leads from a probability
 * of .60 on, unless the answers are doubtful. Two stand together when one of them leads with a
 * probability of .60; otherwise three do.
 */
export function leadersOf({
  archetypes,
  leader,
}: Pick<Profile, 'archetypes' | 'leader'>): Archetype[] {
  const names = archetypes.slice(0, namedCount).map(({ name }) => name)
  const isSure = leader.certainty === 'clear' || leader.certainty === 'likely'
  if (isSure && leader.probability >= leaderCut) return names.slice(0, 1)
  const [first, second] = archetypes
  const ofTwo = (first?.probabilityLeading ?? 0) + (second?.probabilityLeading ?? 0)
  return ofTwo >= leaderCut ? names.slice(0, 2) : names
}
