import { type Archetype, type Motive, motives } from '@individua/instrument/dimensions'
import type { Profile } from '@individua/instrument/profile'
import { archetypesOfMotive } from '@individua/instrument/scoring/derived-families'
import { type Subject, subjectOf } from './plan-subjects.ts'
import { firstOf, lastOf } from './take-first.ts'

export interface MotivePlan {
  strongestMotive: Subject<Motive>
  weakestMotive: Subject<Motive>
  /** False where the four motives lie too close together for their order to mean much. */
  motivesDiffer: boolean
}

const smallestSpread = 0.1

/** The strongest and the weakest of the four. */
export function planMotives(profile: Profile): MotivePlan {
  const strongest = firstOf(profile.motives)
  const weakest = lastOf(profile.motives)
  return {
    strongestMotive: subjectOf(strongest.name, strongest),
    weakestMotive: subjectOf(weakest.name, weakest),
    motivesDiffer: strongest.strength - weakest.strength >= smallestSpread,
  }
}

/** The motive that an archetype belongs to. */
export function motiveOf(archetype: Archetype): Motive {
  return firstOf(motives.filter((motive) => archetypesOfMotive[motive].includes(archetype)))
}
