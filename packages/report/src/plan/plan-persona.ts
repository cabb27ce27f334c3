import type { Profile } from '@individua/instrument/profile'
import { estimateOf } from './plan-subjects.ts'
import { firstOf } from './take-first.ts'

/** Where the leading archetype stands among the personas. */
export type PersonaOfLeader = 'first' | 'close' | 'behind'

/** A smaller gap in strength (0..1) is no difference to speak of, as among the motives. */
const smallestGap = 0.1

/** `behind` only where the first persona is at least ten percentage points above the leader's. */
export function planPersonaOfLeader({
  archetypes,
  personas,
}: Pick<Profile, 'archetypes' | 'personas'>): PersonaOfLeader {
  const leader = firstOf(archetypes).name
  const first = firstOf(personas)
  if (first.name === leader) return 'first'
  const own = estimateOf(personas, leader)
  return first.strength - own.strength >= smallestGap ? 'behind' : 'close'
}
