import type { Archetype, Shadow } from '@individua/instrument/dimensions'
import type { Profile, RankedEstimate } from '@individua/instrument/profile'
import { isLowered, isRaised, levelOf } from './plan-levels.ts'
import { estimateOf, type ShadowParts, shadowPartsOf } from './plan-subjects.ts'
import { type ShownPersona, shownPersonas } from './shown-personas.ts'
import { firstThree } from './take-first.ts'
import {
  deniedShadows,
  isBearable,
  shadowsDeniedByLeaders,
  shadowsDeniedByNamed,
  shadowsDeniedByPortrait,
  shadowsDeniedByShown,
} from './truth/denied-texts.ts'
import { isDenied, isStrained } from './truth/deniers.ts'

/** A report has cards of three where as many are left, and everyone has a card of two. */
const usual = 3
const fewest = 2
/** As many as the full profile tells. */
export const mostShadows = 4
/** As many archetypes as the advanced profile shows as lived. */
const leading = 5

/**
 * The shadows that do not contradict the archetypes: as pushed away no archetype that is named or raised, nor one
 * of the first five that has its place; none that is lowered as lived too much, none in both forms, none
 * that the named three or a persona deny. In the order of the profile, but for those that read strangely beside
 * the first five or a persona: they come after the others, though before any that lies below the middle.
 * None is pushed away that the reader took in a situation, unless fewer than three would be left. Where fewer than
 * two would be, denied ones follow.
 *
 * @param chosen the archetypes whose option the reader took
 */
export function consistentShadows(
  profile: Profile,
  chosen: readonly Archetype[] = [],
): readonly RankedEstimate<Shadow>[] {
  const kept = keptShadows(profile, chosen)
  const yielding = yieldingShadows(profile, chosen, isDeniedBy)
  const undenied = yielding.filter(({ isUndenied }) => isUndenied).map(({ shadow }) => shadow)
  const three = inAgreement([...kept, ...undenied]).slice(0, Math.max(usual, kept.length))
  const all = inAgreement([...three, ...yielding.map(({ shadow }) => shadow)])
  return all.slice(0, Math.max(fewest, three.length))
}

/** The consistent ones, and as many yielding ones as the full profile lacks; none that the leader denies. */
export function shadowsInFull(
  profile: Profile,
  chosen: readonly Archetype[],
): readonly RankedEstimate<Shadow>[] {
  const consistent = consistentShadows(profile, chosen)
  const yielding = yieldingShadows(profile, chosen, isUnbearableTo).filter(
    ({ denier }) => denier !== 'leader',
  )
  return inAgreement([...consistent, ...yielding.map(({ shadow }) => shadow)]).slice(
    0,
    Math.max(mostShadows, consistent.length),
  )
}

function keptShadows(profile: Profile, chosen: readonly Archetype[]): readonly Ranked[] {
  const { archetypes } = profile
  const named = firstThree(archetypes).map(({ name }) => name)
  const faces = shownPersonas(profile)
  const undenied = fittingShadows(profile).filter((shadow) => {
    const { form, archetype } = shadowPartsOf(shadow.name)
    const isOut = isDenied(form, archetype, named) || isDeniedByLeaders(shadow.name, named)
    return !isOut && !isTaken(shadow, chosen)
  })
  const near = [
    ...archetypes.slice(0, leading).filter(({ strength }) => isRaised(levelOf(strength))),
    ...faces.filter(({ part }) => part === 'same').map(({ estimate }) => estimate),
  ].map(({ name }) => name)
  const isOdd = ({ form, archetype }: ShadowParts) =>
    isStrained(form, archetype, named) || isDenied(form, archetype, near)
  const strong = undenied.filter(({ strength }) => !isLowered(levelOf(strength)))
  const weak = undenied.filter(({ strength }) => isLowered(levelOf(strength)))
  return inAgreement([strong, weak].flatMap((part) => split(part, isOdd).toReversed()).flat())
}

/** Whether one of the named archetypes denies the scenes of a shadow. */
export function isShadowDenied(shadow: Shadow, named: readonly Archetype[]): boolean {
  return named.some((name) => isDeniedBy(shadow, name))
}

type Denies = (shadow: Shadow, name: Archetype) => boolean

const isDeniedBy: Denies = (shadow, name) => {
  const { form, archetype } = shadowPartsOf(shadow)
  return isDenied(form, archetype, [name])
}

/** Whether even the text on the tendency as such is denied, as the full profile tells it. */
const isUnbearableTo: Denies = (shadow, name) =>
  isDeniedBy(shadow, name) && !isBearable(shadow, name)

/** Which of the named three denies a shadow, from the weakest denial to the strongest. */
const deniers = ['none', 'third', 'second', 'leader'] as const

/**
 * Who yields where too few are left: those that a choice alone speaks against, those that the third denies and no
 * other named one, those that the second denies and not the leader, then the others. In the order of the profile.
 */
function yieldingShadows(profile: Profile, chosen: readonly Archetype[], denies: Denies) {
  const [first, second, third] = firstThree(profile.archetypes)
  return fittingShadows(profile)
    .map((shadow) => {
      const denying = [third, second, first].map(({ name }) => denies(shadow.name, name))
      const least = isDeniedByLeaders(shadow.name, [first.name, second.name, third.name]) ? 0 : -1
      const rank = Math.max(least, denying.lastIndexOf(true))
      const isUndenied = !isShadowDenied(shadow.name, [first.name, second.name, third.name])
      return {
        shadow,
        rank,
        isUndenied,
        denier: deniers[rank + 1],
        isTaken: isTaken(shadow, chosen),
      }
    })
    .toSorted(
      (a, b) =>
        a.rank - b.rank ||
        Number(b.isUndenied) - Number(a.isUndenied) ||
        Number(a.isTaken) - Number(b.isTaken),
    )
}

/** Those that are true and that no persona denies, in the order of the profile. */
function fittingShadows(profile: Profile): readonly Ranked[] {
  const named = firstThree(profile.archetypes).map(({ name }) => name)
  const faces = shownPersonas(profile)
  return profile.shadows.filter(
    (shadow) =>
      fits(profile, shadow, named) &&
      !isDeniedByFace(shadowPartsOf(shadow.name), faces) &&
      !isDeniedByText(shadow.name, named, faces),
  )
}

/** Whether it is pushed away although the reader took its option. */
function isTaken({ name }: Ranked, chosen: readonly Archetype[]): boolean {
  const { form, archetype } = shadowPartsOf(name)
  return form === 'disowned' && chosen.includes(archetype)
}

type Ranked = RankedEstimate<Shadow>

function fits({ archetypes }: Profile, shadow: Ranked, named: readonly Archetype[]): boolean {
  const { archetype, form } = shadowPartsOf(shadow.name)
  const level = levelOf(estimateOf(archetypes, archetype).strength)
  if (form === 'overused') return !isLowered(level)
  const isLeading = archetypes.slice(0, leading).some(({ name }) => name === archetype)
  return !isRaised(level) && !named.includes(archetype) && (!isLeading || isLowered(level))
}

/** A persona that is only shown is not overused, and one that shows what is there is not disowned. */
function isDeniedByFace({ form, archetype }: ShadowParts, faces: readonly ShownPersona[]): boolean {
  const face = faces.find(({ estimate }) => estimate.name === archetype)
  return face?.part === (form === 'overused' ? 'different' : 'same')
}

/** Whether the leader denies it, the two in front in either order, or of one shadow any of the named. */
function isDeniedByLeaders(shadow: Shadow, named: readonly Archetype[]): boolean {
  const by = shadowsDeniedByNamed[shadow]
  const ofLeaders = shadowsDeniedByLeaders[shadow] ?? []
  return (
    (by !== undefined && named.includes(by)) ||
    ofLeaders.some((leaders) =>
      leaders.every((name) => named.slice(0, leaders.length).includes(name)),
    )
  )
}

/** Whether the portrait of two of the named denies it, or a persona that shows more of a named archetype. */
function isDeniedByText(
  shadow: Shadow,
  named: readonly Archetype[],
  faces: readonly ShownPersona[],
): boolean {
  const pair = shadowsDeniedByPortrait[shadow]
  const shown = shadowsDeniedByShown[shadow]
  return (
    pair?.every((name) => named.includes(name)) === true ||
    faces.some(({ estimate, part }) => part === 'shownMore' && estimate.name === shown)
  )
}

function split(
  shadows: readonly Ranked[],
  isOut: (shadow: ShadowParts) => boolean,
): readonly [out: readonly Ranked[], others: readonly Ranked[]] {
  const out = shadows.filter((shadow) => isOut(shadowPartsOf(shadow.name)))
  return [out, shadows.filter((shadow) => !out.includes(shadow))]
}

/** Of an archetype in both forms the first, and of two that deny each other too. */
function inAgreement(shadows: readonly Ranked[]): readonly Ranked[] {
  const kept: Ranked[] = []
  for (const shadow of shadows) {
    if (!kept.some((one) => denyEachOther(one.name, shadow.name))) kept.push(shadow)
  }
  return kept
}

function denyEachOther(one: Shadow, other: Shadow): boolean {
  return (
    shadowPartsOf(one).archetype === shadowPartsOf(other).archetype ||
    deniedShadows.some((pair) => pair.includes(one) && pair.includes(other))
  )
}
