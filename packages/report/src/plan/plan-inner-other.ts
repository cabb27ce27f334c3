import type { Motive } from '@individua/instrument/dimensions'
import type { Profile, RankedEstimate } from '@individua/instrument/profile'
import { leastLivedMotive, motiveOf } from './plan-motives.ts'
import { firstOf } from './take-first.ts'

/** The side that is lived least, and which of its two pictures is told. */
export interface InnerOtherPicture {
  motive: Motive
  isOther: boolean
}

/** Motives of leaders to whom the other picture of a side is told. */
const leadersOfOther: Readonly<Partial<Record<Motive, readonly Motive[]>>> = {
  mastery: ['belonging'],
  belonging: ['mastery', 'stability'],
}

/** The picture that fits the days of the leader: a voice calls while they work, a hand acts where they would ask. */
export function innerOtherPictureOf(
  profile: Pick<Profile, 'archetypes' | 'motives'>,
): InnerOtherPicture & { estimate: RankedEstimate<Motive> } {
  const estimate = leastLivedMotive(profile)
  const leader = motiveOf(firstOf(profile.archetypes).name)
  const isOther = leadersOfOther[estimate.name]?.includes(leader) ?? false
  return { motive: estimate.name, isOther, estimate }
}
