import type { Motive } from '@individua/instrument/dimensions'
import type { Profile } from '@individua/instrument/profile'
import type { SelfState } from '../texts/books.ts'
import { levelOf, type Relation, relationOf } from './plan-levels.ts'
import { motiveOf } from './plan-motives.ts'
import { firstOf } from './take-first.ts'

const states: Readonly<Record<Relation, SelfState>> = {
  raised: 'together',
  middle: 'midway',
  lowered: 'scattered',
}

export interface SelfPicture {
  state: SelfState
  motive: Motive
}

/**
 * How far the sides of a person know of one another, `midway` where the answers cannot tell, in a picture
 * for the motive of the leader.
 */
export function selfPictureOf({ archetypes, structures: { self } }: Profile): SelfPicture {
  const state = states[relationOf(self ? { level: levelOf(self.strength) } : null)]
  return { state, motive: motiveOf(firstOf(archetypes).name) }
}
