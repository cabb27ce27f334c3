import type { Archetype, Shadow } from '@individua/instrument/dimensions'
import type { Profile, RankedEstimate } from '@individua/instrument/profile'
import { isLowered, isRaised, levelOf } from './plan-levels.ts'
import { estimateOf, type ShadowParts, shadowPartsOf } from './plan-subjects.ts'
import { type ShownPersona, shownPersonas } from './shown-personas.ts'
import { firstThree } from './take-first.ts'
import { isDenied, isStrained } from './truth/deniers.ts'

/** A report has cards of three where as many are left. */
const fewest = 2
/** As many archetypes as the advanced profile shows as lived. */
const leading = 5

/**
 * The shadows that do not contradict the archetypes: as pushed away no archetype that is named or raised, nor one
 * of the first five that has its place; none that is lowered as lived too much, none in both forms, none
 * that the named three or a persona deny. In the order of the profile, but for those that read strangely beside
 * the first five or a persona: they come after the others, though before any that lies below the middle.
 * Where fewer than two are left, denied ones follow.
 */
export function consistentShadows(profile: Profile): readonly RankedEstimate<Shadow>[] {
  const { archetypes, shadows } = profile
  const named = firstThree(archetypes).map(({ name }) => name)
  const faces = shownPersonas(profile)
  const fitting = shadows.filter((shadow) => fits(profile, shadow, named))
  const [denied, undenied] = split(
    fitting,
    (one) => isDenied(one.form, one.archetype, named) || isDeniedByFace(one, faces),
  )
  const near = [
    ...archetypes.slice(0, leading).filter(({ strength }) => isRaised(levelOf(strength))),
    ...faces.filter(({ part }) => part === 'same').map(({ estimate }) => estimate),
  ].map(({ name }) => name)
  const isOdd = ({ form, archetype }: ShadowParts) =>
    isStrained(form, archetype, named) || isDenied(form, archetype, near)
  const strong = undenied.filter(({ strength }) => !isLowered(levelOf(strength)))
  const weak = undenied.filter(({ strength }) => isLowered(levelOf(strength)))
  const kept = inOneForm([strong, weak].flatMap((part) => split(part, isOdd).toReversed()).flat())
  return inOneForm([...kept, ...denied.slice(0, Math.max(0, fewest - kept.length))])
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

function split(
  shadows: readonly Ranked[],
  isOut: (shadow: ShadowParts) => boolean,
): readonly [out: readonly Ranked[], others: readonly Ranked[]] {
  const out = shadows.filter((shadow) => isOut(shadowPartsOf(shadow.name)))
  return [out, shadows.filter((shadow) => !out.includes(shadow))]
}

/** Of an archetype in both forms the first. */
function inOneForm(shadows: readonly Ranked[]): readonly Ranked[] {
  const archetypeOf = (shadow: Ranked) => shadowPartsOf(shadow.name).archetype
  return shadows.filter(
    (shadow, index) =>
      !shadows.slice(0, index).some((one) => archetypeOf(one) === archetypeOf(shadow)),
  )
}
