import { type Archetype, archetypes, type Language } from '@individua/instrument/dimensions'
import type { Profile } from '@individua/instrument/profile'
import { estimateOf, shadowPartsOf } from '../plan/plan-subjects.ts'
import { archetypeNames } from './archetype-names.ts'

/** One archetype in the mandala: strength, its 80 % interval and its stronger shadow, each 0..1. */
export interface ArchetypePetal {
  archetype: Archetype
  name: string
  strength: number
  interval80: [low: number, high: number]
  shadow: number
}

/** The twelve petals of a profile, in the order in which the mandala always shows them. */
export function petalsOf(profile: Profile, language: Language): ArchetypePetal[] {
  const shadows = strongestShadows(profile)
  return archetypes.map((archetype) => {
    const estimate = estimateOf(profile.archetypes, archetype)
    const [low, high] = estimate.interval80
    return {
      archetype,
      name: archetypeNames[language][archetype],
      strength: estimate.strength,
      interval80: [low, high],
      shadow: shadows.get(archetype) ?? 0,
    }
  })
}

function strongestShadows({ shadows }: Profile): Map<Archetype, number> {
  const strongest = new Map<Archetype, number>()
  for (const { name, strength } of shadows) {
    const { archetype } = shadowPartsOf(name)
    strongest.set(archetype, Math.max(strength, strongest.get(archetype) ?? 0))
  }
  return strongest
}
