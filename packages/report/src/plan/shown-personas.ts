import type { Archetype } from '@individua/instrument/dimensions'
import type { Profile, RankedEstimate } from '@individua/instrument/profile'
import { isLowered, isRaised, levelOf } from './plan-levels.ts'
import { estimateOf } from './plan-subjects.ts'
import { firstThree, type Three } from './take-first.ts'

/** How a persona lies to the archetype behind it: the same, the same shown more, or another one. */
export type PersonaPart = 'same' | 'shownMore' | 'different'

export interface ShownPersona {
  estimate: RankedEstimate<Archetype>
  part: PersonaPart
}

/**
 * The first three personas. Who adapts to other people shows a named archetype more than it is, and
 * any other as a difference. Who does not shows what is there: a persona whose archetype is quiet is
 * passed over.
 */
export function shownPersonas({
  archetypes,
  personas,
  structures: { persona },
}: Pick<Profile, 'archetypes' | 'personas' | 'structures'>): Three<ShownPersona> {
  const named = firstThree(archetypes).map(({ name }) => name)
  if (persona && isRaised(levelOf(persona.strength))) {
    const [first, second, third] = firstThree(personas)
    const show = (estimate: RankedEstimate<Archetype>): ShownPersona => ({
      estimate,
      part: named.includes(estimate.name) ? 'shownMore' : 'different',
    })
    return [show(first), show(second), show(third)]
  }
  const isThere = ({ name }: RankedEstimate<Archetype>) =>
    named.includes(name) || !isLowered(levelOf(estimateOf(archetypes, name).strength))
  const [first, second, third] = firstThree(personas.filter(isThere))
  const show = (estimate: RankedEstimate<Archetype>): ShownPersona => ({ estimate, part: 'same' })
  return [show(first), show(second), show(third)]
}
