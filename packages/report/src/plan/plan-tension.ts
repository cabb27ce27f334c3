import type { Archetype } from '@individua/instrument/dimensions'
import type { Profile } from '@individua/instrument/profile'
import { estimateOf, type Subject, subjectOf } from './plan-subjects.ts'
import { shownPersonas } from './shown-personas.ts'
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
 * The pair with two raised poles. Without one, the pair that is furthest apart, has a raised pole and
 * a weaker one that is neither named nor shown as a persona; without one, the most even pair.
 */
export function planTension(profile: Profile): Tension {
  const pairs = tensionKeys.map((key) => pairOf(profile, key))
  const both = firstOf(pairs.toSorted((a, b) => b.weaker.strength - a.weaker.strength))
  if (both.weaker.strength >= smallestRaised) return tensionOf(both, 'both')

  const byDistance = pairs.toSorted((a, b) => b.distance - a.distance)
  const told = [
    ...profile.archetypes.slice(0, 3),
    ...shownPersonas(profile).map(({ estimate }) => estimate),
  ].map(({ name }) => name)
  const tilted = byDistance.find(
    ({ distance, stronger, weaker }) =>
      distance >= smallestTilt &&
      stronger.strength >= smallestRaised &&
      !told.includes(weaker.name),
  )
  return tilted ? tensionOf(tilted, 'tilted') : tensionOf(lastOf(byDistance), 'even')
}

/** The tension between an archetype and its counterpart: tilted, or even where neither stands out. */
export function tensionAround(profile: Profile, archetype: Archetype): Tension {
  const pairs = tensionKeys.map((key) => pairOf(profile, key))
  const pair = pairs.find(({ stronger, weaker }) =>
    [stronger.name, weaker.name].includes(archetype),
  )
  if (!pair) throw new RangeError(`no pair of ${archetype}`)
  const isTilted = pair.distance >= smallestTilt && pair.stronger.strength >= smallestRaised
  return tensionOf(pair, isTilted ? 'tilted' : 'even')
}

function pairOf(profile: Profile, key: TensionKey) {
  const pair = tensionPairs[key]
    .map((member) => estimateOf(profile.archetypes, member))
    .toSorted((a, b) => b.strength - a.strength)
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
