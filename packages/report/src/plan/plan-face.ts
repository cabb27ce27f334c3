import type { Profile } from '@individua/instrument/profile'

/** Where the leading archetype stands among the faces. */
export type FaceOfLeader = 'first' | 'close' | 'behind'

/** Fewer points than these are no difference to speak of, as among the motives. */
const smallestGap = 0.1

/** `behind` only where the first face is at least ten percentage points more marked than the leader's. */
export function planFaceOfLeader({
  archetypes,
  personas,
}: Pick<Profile, 'archetypes' | 'personas'>): FaceOfLeader {
  const leader = archetypes[0]!.name
  const first = personas[0]!
  if (first.name === leader) return 'first'
  const own = personas.find(({ name }) => name === leader)!
  return first.strength - own.strength >= smallestGap ? 'behind' : 'close'
}
