import type { Archetype } from '@individua/instrument/dimensions'
import type { Profile, RankedEstimate } from '@individua/instrument/profile'
import type { AdvancedPlan } from '../plan/plan-advanced.ts'
import { isLowered, isRaised, levelOf, percentOf } from '../plan/plan-levels.ts'
import { motiveOf } from '../plan/plan-motives.ts'
import { mainAnswersOf, type Subject } from '../plan/plan-subjects.ts'
import { takeDepth, takePersonaDepth } from '../plan/shelf.ts'
import { hasNamedPersona, shownPersonas } from '../plan/shown-personas.ts'
import { firstThree } from '../plan/take-first.ts'
import { isBeside } from '../plan/text-variants.ts'
import { behindDeniedByExcess } from '../plan/truth/denied-texts.ts'
import type { AdvancedArchetype, AdvancedPersona, AdvancedShadow } from './advanced-report.ts'
import type { Writing } from './compose-sections.ts'
import { shownCertainty } from './shown-certainty.ts'

const mostArchetypes = 5

/**
 * Five at most: an archetype that is quiet in a person is not shown as theirs, but for the leader's. Behind the named three one that
 * is raised has a text of its own; another is told as an undertone, unless another part tells much of it or it led after
 * ten answers. One that
 * the reader shows as a persona stands in front and is told as the named are.
 */
export function composeArchetypes(
  { texts: { books, names }, ledger }: Writing,
  profile: Profile,
  { growth, shadows, ledAfterTen }: AdvancedPlan,
): readonly AdvancedArchetype[] {
  const { archetypes } = profile
  const inFront = [
    ...firstThree(archetypes).map(({ name }) => name),
    ...shownPersonas(profile).map(({ estimate }) => estimate.name),
  ]
  const told = [
    ...growth.map(({ name }) => name),
    ...shadows.filter(({ form }) => form === 'overused').map(({ archetype }) => archetype),
    ...(ledAfterTen ? [ledAfterTen] : []),
  ]
  const partOf = ({ name, strength }: RankedEstimate<Archetype>) => {
    if (inFront.includes(name)) return 'depth'
    if (isRaised(levelOf(strength)) && !isBehindDenied(name, shadows)) return 'behind'
    return told.includes(name) ? 'depth' : 'undertone'
  }
  return archetypes
    .slice(0, mostArchetypes)
    .filter(({ strength }, rank) => rank === 0 || !isLowered(levelOf(strength)))
    .map((estimate) => {
      const { name: key, strength, interval80 } = estimate
      return {
        key,
        name: names.archetypeNames[key],
        percentage: percentOf(strength),
        interval80: inPercent(interval80),
        certainty: shownCertainty(estimate),
        description: ledger.claimText(
          takeDepth(key, partOf(estimate), isBeside(key, archetypes)),
          mainAnswersOf(estimate),
        ),
        traits: books.cards[key].traits,
        color: motiveOf(key),
      }
    })
}

/** Whether a told excess of it says the opposite of standing behind. */
function isBehindDenied(name: Archetype, shadows: AdvancedPlan['shadows']): boolean {
  const isTooMuch = shadows.some(({ form, archetype }) => form === 'overused' && archetype === name)
  return isTooMuch && behindDeniedByExcess.includes(name)
}

export function composePersonas(
  { texts: { names }, ledger }: Writing,
  profile: Profile,
): readonly AdvancedPersona[] {
  return shownPersonas(profile).map(({ estimate }) => {
    const { name: key, strength, interval80 } = estimate
    const itemIds = mainAnswersOf(estimate)
    const isNamed = hasNamedPersona(key, profile)
    return {
      key,
      name: names.archetypeNames[key],
      strength: percentOf(strength),
      interval80: inPercent(interval80),
      certainty: shownCertainty(estimate),
      description: ledger.claimText(
        takePersonaDepth(key, isNamed ? 'depthNamed' : 'depth'),
        itemIds,
      ),
      context: ledger.claimText(
        takePersonaDepth(key, isNamed ? 'contextNamed' : 'context'),
        itemIds,
      ),
    }
  })
}

/** The tendency as such: the dashboard's card and the image speak of the reader. */
export function composeShadows(
  { texts: { names }, ledger }: Writing,
  { shadows }: AdvancedPlan,
): readonly AdvancedShadow[] {
  return shadows.map((shadow) => ({
    key: shadow.name,
    aspect: names.shadowNames[shadow.name],
    description: ledger.claimText(shadow.description, shadow.itemIds),
    integrationTip: ledger.claimText(shadow.tip, shadow.itemIds),
  }))
}

function inPercent([low, high]: readonly [number, number]): Subject<string>['interval'] {
  return [percentOf(low), percentOf(high)]
}
