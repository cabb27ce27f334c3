import type { Archetype, Shadow } from '@individua/instrument/dimensions'
import type { Profile, RankedEstimate } from '@individua/instrument/profile'
import { takeCard, takePersona, takeShadow } from './shelf.ts'
import { firstThree } from './take-first.ts'
import type { Told } from './told.ts'
import { toldShadows } from './told-shadows.ts'

/** A card of the dashboard: an estimate and what is said of it. */
export interface CardPlan<Name extends string> {
  estimate: RankedEstimate<Name>
  text: Told
}

export interface CardsPlan {
  personas: readonly CardPlan<Archetype>[]
  archetypes: readonly CardPlan<Archetype>[]
  shadows: readonly CardPlan<Shadow>[]
}

/** Three cards of each family. A persona that is no named archetype is told as a difference. */
export function planCards(profile: Profile): CardsPlan {
  const named = firstThree(profile.archetypes)
  const isNamed = (persona: Archetype) => named.some(({ name }) => name === persona)
  return {
    personas: firstThree(profile.personas).map((estimate) => ({
      estimate,
      text: takePersona(estimate.name, isNamed(estimate.name) ? 'same' : 'different'),
    })),
    archetypes: named.map((estimate) => ({ estimate, text: takeCard(estimate.name) })),
    shadows: firstThree(toldShadows(profile)).map((estimate) => ({
      estimate,
      text: takeShadow(estimate.name, 'card'),
    })),
  }
}
