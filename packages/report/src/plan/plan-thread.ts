import type { Archetype, Shadow } from '@individua/instrument/dimensions'
import type { Profile } from '@individua/instrument/profile'
import { consistentShadows, isShadowDenied } from './consistent-shadows.ts'
import { isLowered, isRaised, levelOf } from './plan-levels.ts'
import { estimateOf, mainAnswersOf } from './plan-subjects.ts'
import { counterpartOf, tensionKeys, tensionPairs } from './plan-tension.ts'
import { hasItsPlace, shownPersonas } from './shown-personas.ts'
import { firstOf, firstThree } from './take-first.ts'
import { isDenied, isThreadDenied } from './truth/deniers.ts'

type OppositesOf<Pair> = Pair extends readonly [
  infer One extends Archetype,
  infer Other extends Archetype,
]
  ? `${One}>${Other}` | `${Other}>${One}`
  : never
/** A leader and its weaker opposite. */
export type Opposites = OppositesOf<(typeof tensionPairs)[keyof typeof tensionPairs]>

/** The main tension of a person, which a report keeps from the portrait to the last step. */
export type Thread =
  | { kind: 'opposite'; key: Opposites; itemIds: readonly string[] }
  | { kind: 'shadow'; key: Shadow; itemIds: readonly string[] }
  | { kind: 'mask'; key: Archetype; itemIds: readonly string[] }

const oppositeKeys: readonly Opposites[] = tensionKeys.flatMap((key) => {
  const [one, other] = tensionPairs[key]
  return [`${one}>${other}`, `${other}>${one}`].filter((name): name is Opposites =>
    name.includes('>'),
  )
})

/**
 * The thread of a person: the first that holds and that no earlier report of theirs used. Where only a shadow that
 * a named archetype denies would be new, the earlier one goes on.
 */
export function planThread(
  profile: Profile,
  used: ReadonlySet<string> = new Set(),
  chosen: readonly Archetype[] = [],
): Thread {
  const all = threadsOf(profile, chosen)
  const named = firstThree(profile.archetypes).map(({ name }) => name)
  const undenied = all.filter(({ kind, key }) => kind !== 'shadow' || !isShadowDenied(key, named))
  const isNew = ({ kind, key }: Thread) => !used.has(`${kind}/${key}`)
  return firstOf([...undenied.filter(isNew), ...undenied, ...all])
}

/**
 * Leader against opposite, then inside against outside, then the leader's shadow or the first; one that a named
 * archetype denies comes last.
 */
function threadsOf(profile: Profile, chosen: readonly Archetype[]): readonly Thread[] {
  return [...oppositeOf(profile), ...maskOf(profile), ...shadowsOf(profile, chosen)]
}

function oppositeOf(profile: Profile): Thread[] {
  const { archetypes } = profile
  const distanceOf = ([one, other]: readonly [Archetype, Archetype]) =>
    Math.abs(estimateOf(archetypes, one).strength - estimateOf(archetypes, other).strength)
  const leader = firstOf(archetypes)
  const opposite = estimateOf(archetypes, counterpartOf(leader.name))
  const widest = Math.max(...tensionKeys.map((key) => distanceOf(tensionPairs[key])))
  const isWidest = distanceOf([leader.name, opposite.name]) >= widest
  const key = oppositeKeys.find((one) => one === `${leader.name}>${opposite.name}`)
  const named = firstThree(archetypes).map(({ name }) => name)
  const isShown = shownPersonas(profile).some(
    ({ estimate, part }) => part === 'same' && estimate.name === opposite.name,
  )
  const isDoubted =
    isShown || named.includes(opposite.name) || isDenied('opposite', opposite.name, named)
  if (!key || !isWidest || isDoubted || !isLowered(levelOf(opposite.strength))) return []
  return [{ kind: 'opposite', key, itemIds: mainAnswersOf(leader, opposite) }]
}

function maskOf({ archetypes, personas, structures: { persona } }: Profile): Thread[] {
  const face = firstOf(personas)
  if (hasItsPlace(face.name, archetypes) || !persona || !isRaised(levelOf(persona.strength)))
    return []
  return [{ kind: 'mask', key: face.name, itemIds: mainAnswersOf(face, persona) }]
}

function shadowsOf(profile: Profile, chosen: readonly Archetype[]): Thread[] {
  const first = consistentShadows(profile, chosen).slice(0, 3)
  const leader = firstOf(profile.archetypes).name
  const named = firstThree(profile.archetypes).map(({ name }) => name)
  const own = first.filter(({ name }) => name === `${leader}:overused`)
  const isLast = ({ name }: { name: Shadow }) => isThreadDenied(name, named)
  return [...new Set([...own, ...first])]
    .toSorted((a, b) => Number(isLast(a)) - Number(isLast(b)))
    .map((shadow) => ({ kind: 'shadow', key: shadow.name, itemIds: mainAnswersOf(shadow) }))
}
