import type { Archetype, Shadow } from '@individua/instrument/dimensions'
import type { Profile, RankedEstimate } from '@individua/instrument/profile'
import { consistentShadows, isShadowDenied } from './consistent-shadows.ts'
import { shadowSubjectOf } from './plan-subjects.ts'
import type { PlannedText } from './planned-text.ts'
import { takeCard, takePersona, takeShadowCard, takeTendency } from './shelf.ts'
import { shownPersonas } from './shown-personas.ts'
import { firstOf, firstThree } from './take-first.ts'
import { isBeside } from './text-variants.ts'

/** A card of the dashboard: an estimate and what is said of it. */
export interface CardPlan<Name extends string> {
  estimate: RankedEstimate<Name>
  text: PlannedText
}

export interface CardsPlan {
  personas: readonly CardPlan<Archetype>[]
  archetypes: readonly CardPlan<Archetype>[]
  shadows: readonly CardPlan<Shadow>[]
}

const mostCards = 3

/**
 * Three cards of each family; of the shadows two, where no third is consistent. One that a named archetype denies
 * is told as the tendency as such.
 */
export function planCards(profile: Profile, chosen: readonly Archetype[] = []): CardsPlan {
  const named = firstThree(profile.archetypes).map(({ name }) => name)
  return {
    personas: shownPersonas(profile).map(({ estimate, part }) => ({
      estimate,
      text: takePersona(estimate.name, part, isBeside(estimate.name, profile.archetypes)),
    })),
    archetypes: firstThree(profile.archetypes).map((estimate) => ({
      estimate,
      text: takeCard(estimate.name, isBeside(estimate.name, profile.archetypes)),
    })),
    shadows: consistentShadows(profile, chosen)
      .slice(0, mostCards)
      .map((estimate) => ({
        estimate,
        text: isShadowDenied(estimate.name, named)
          ? takeTendency(shadowSubjectOf(estimate), 'card')
          : takeShadowCard(estimate.name, firstOf(named)),
      })),
  }
}
