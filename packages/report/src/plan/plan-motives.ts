import { type Archetype, type Motive, motives, type Shadow } from '@individua/instrument/dimensions'
import type { Profile, RankedEstimate } from '@individua/instrument/profile'
import { archetypesOfMotive } from '@individua/instrument/scoring/derived-families'
import { firstOf, firstThree } from './take-first.ts'
import { deniersOfInnerOther } from './truth/deniers.ts'

/**
 * The weakest motive that none of the named three belongs to: of four there is always one. One that
 * none of the named denies comes before one that the first does not, and that before any.
 */
export function leastLivedMotive({
  archetypes,
  motives: ranked,
}: Pick<Profile, 'archetypes' | 'motives'>): RankedEstimate<Motive> {
  const named = firstThree(archetypes).map(({ name }) => name)
  const lived = named.map(motiveOf)
  const weakestFirst = ranked.filter(({ name }) => !lived.includes(name)).toReversed()
  const undeniedBy = (leaders: readonly Archetype[]) =>
    weakestFirst.filter(
      ({ name }) => !deniersOfInnerOther[name]?.some((one) => leaders.includes(one)),
    )
  return firstOf([...undeniedBy(named), ...undeniedBy(named.slice(0, 1)), ...weakestFirst])
}

/** Whether the motive of the leader is mastery or belonging: such people act, or are among people. */
export function hasActiveLeader(leader: Archetype): boolean {
  return ['mastery', 'belonging'].includes(motiveOf(leader))
}

/** Shadows whose card is another for a bold or sociable leader: such people put the good paper aside otherwise. */
const shadowsOfTwoCards: readonly Shadow[] = [
  'creator:disowned',
  'creator:overused',
  'caregiver:overused',
]

/** Whether the card of a shadow is another for a leader. */
export function isOtherCard(shadow: Shadow, leader: Archetype): boolean {
  return shadowsOfTwoCards.includes(shadow) && hasActiveLeader(leader)
}

/** The motive that an archetype belongs to. */
export function motiveOf(archetype: Archetype): Motive {
  return firstOf(motives.filter((motive) => archetypesOfMotive[motive].includes(archetype)))
}
