import type { Archetype, Shadow } from '@individua/instrument/dimensions'
import type { Profile, RankedEstimate } from '@individua/instrument/profile'
import { consistentShadows } from './consistent-shadows.ts'
import type { PlannedText } from './planned-text.ts'
import { takeCard, takePersona, takeShadow } from './shelf.ts'
import { firstThree } from './take-first.ts'

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

/** Three cards of each family. A persona that is no named archetype is described as a difference. */
export function planCards(profile: Profile): CardsPlan {
  const named = firstThree(profile.archetypes)
  const isNamed = (persona: Archetype) => named.some(({ name }) => name === persona)
  return {
    personas: firstThree(profile.personas).map((estimate) => ({
      estimate,
      text: takePersona(estimate.name, isNamed(estimate.name) ? 'same' : 'different'),
    })),
    archetypes: named.map((estimate) => ({ estimate, text: takeCard(estimate.name) })),
    shadows: firstThree(consistentShadows(profile)).map((estimate) => ({
      estimate,
      text: takeShadow(estimate.name, 'card'),
    })),
  }
}
