import type { Motive } from '@individua/instrument/dimensions'
import type { Profile, RankedEstimate } from '@individua/instrument/profile'
import { leastLivedMotive, motiveOf } from './plan-motives.ts'
import { firstOf } from './take-first.ts'

/** The side that is lived least, and how it is met. */
export interface InnerOtherPicture {
  motive: Motive
  /** The motive out of whose days the side is seen. */
  leader: Motive
}

/**
 * The picture that fits the days of the leader: a hand acts where they would ask, a voice calls while they
 * work. A leader is never of the side itself, which is none that the first three belong to.
 */
export function innerOtherPictureOf(
  profile: Pick<Profile, 'archetypes' | 'motives'>,
): InnerOtherPicture & { estimate: RankedEstimate<Motive> } {
  const estimate = leastLivedMotive(profile)
  return { motive: estimate.name, leader: motiveOf(firstOf(profile.archetypes).name), estimate }
}
