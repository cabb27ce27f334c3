import type { Archetype } from '@individua/instrument/dimensions'
import type { Profile } from '@individua/instrument/profile'
import { type Subject, subjectOf } from './plan-subjects.ts'
import { firstOf, lastOf } from './take-first.ts'

/** Pairs that ask for opposite things. Each archetype belongs to one of them. */
export const tensionPairs = {
  roadAndHome: ['explorer', 'citizen'],
  orderAndRevolt: ['ruler', 'outlaw'],
  earnestAndPlay: ['sage', 'jester'],
  contestAndCloseness: ['hero', 'lover'],
  trustAndChange: ['innocent', 'magician'],
  othersAndWork: ['caregiver', 'creator'],
} as const satisfies Record<string, readonly [Archetype, Archetype]>
export type TensionKey = keyof typeof tensionPairs
export const tensionKeys = Object.keys(tensionPairs).filter(
  (key): key is TensionKey => key in tensionPairs,
)

/** `both`: both are above the middle. `tilted`: one is, and far ahead. `even`: neither of these. */
export interface Tension {
  key: TensionKey
  mode: 'both' | 'tilted' | 'even'
  /** Which of the pair, as `tensionPairs` lists it, is the stronger. */
  lean: 0 | 1
  /** The pair, stronger one first. */
  stronger: Subject<Archetype>
  weaker: Subject<Archetype>
}

/** Strengths, 0..1. */
const smallestTilt = 0.15
const smallestRaised = 0.56

/**
 * The pair with two raised poles. Without one, the pair that is furthest apart and has a raised pole;
 * without one, the most even pair.
 */
export function planTension(profile: Profile): Tension {
  const pairs = tensionKeys.map((key) => pairOf(profile, key))
  const both = firstOf(pairs.toSorted((a, b) => b.weaker.strength - a.weaker.strength))
  if (both.weaker.strength >= smallestRaised) return tensionOf(both, 'both')

  const byDistance = pairs.toSorted((a, b) => b.distance - a.distance)
  const tilted = byDistance.find(
    ({ distance, stronger }) => distance >= smallestTilt && stronger.strength >= smallestRaised,
  )
  return tilted ? tensionOf(tilted, 'tilted') : tensionOf(lastOf(byDistance), 'even')
}

function pairOf(profile: Profile, key: TensionKey) {
  const pair = profile.archetypes.filter(({ name }) =>
    tensionPairs[key].some((member) => member === name),
  )
  const stronger = firstOf(pair)
  const weaker = lastOf(pair)
  return { key, stronger, weaker, distance: stronger.strength - weaker.strength }
}

function tensionOf(pair: ReturnType<typeof pairOf>, mode: Tension['mode']): Tension {
  return {
    key: pair.key,
    mode,
    lean: tensionPairs[pair.key][0] === pair.stronger.name ? 0 : 1,
    stronger: subjectOf(pair.stronger.name, pair.stronger),
    weaker: subjectOf(pair.weaker.name, pair.weaker),
  }
}

/** The archetype that balances the given one: the other half of its pair. */
export function counterpartOf(archetype: Archetype): Archetype {
  for (const [first, second] of Object.values(tensionPairs)) {
    if (first === archetype) return second
    if (second === archetype) return first
  }
  return archetype
}
