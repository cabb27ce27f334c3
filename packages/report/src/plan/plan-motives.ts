import { type Archetype, type Motive, motives } from '@individua/instrument/dimensions'
import type { Profile, RankedEstimate } from '@individua/instrument/profile'
import { archetypesOfMotive } from '@individua/instrument/scoring/derived-families'
import { firstOf, firstThree } from './take-first.ts'

/** The weakest motive that none of the named three belongs to: of four there is always one. */
export function leastLivedMotive({
  archetypes,
  motives: ranked,
}: Pick<Profile, 'archetypes' | 'motives'>): RankedEstimate<Motive> {
  const lived = firstThree(archetypes).map(({ name }) => motiveOf(name))
  return firstOf(ranked.filter(({ name }) => !lived.includes(name)).toReversed())
}

/** The motive that an archetype belongs to. */
export function motiveOf(archetype: Archetype): Motive {
  return firstOf(motives.filter((motive) => archetypesOfMotive[motive].includes(archetype)))
}
