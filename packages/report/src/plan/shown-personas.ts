import type { Archetype } from '@individua/instrument/dimensions'
import type { Profile, RankedEstimate } from '@individua/instrument/profile'
import { isLowered, isRaised, levelOf } from './plan-levels.ts'
import { estimateOf } from './plan-subjects.ts'
import { firstThree, type Three } from './take-first.ts'
import { denyAsPersonas } from './truth/deniers.ts'

/** How a persona lies to the archetype behind it: the same, the same shown more, or another one. */
export type PersonaPart = 'same' | 'shownMore' | 'different'

export interface ShownPersona {
  estimate: RankedEstimate<Archetype>
  part: PersonaPart
}

/**
 * The first three personas that do not deny one another. Who adapts to other people shows a named
 * archetype more than it is, and any other as a difference. Who does not shows what is there: a persona
 * whose archetype is quiet is passed over. Where fewer than three are left, quiet ones follow, those
 * of the archetypes that stand highest first; they are among the first five.
 */
export function shownPersonas({
  archetypes,
  personas,
  structures: { persona },
}: Pick<Profile, 'archetypes' | 'personas' | 'structures'>): Three<ShownPersona> {
  const named = firstThree(archetypes).map(({ name }) => name)
  if (persona && isRaised(levelOf(persona.strength))) {
    return threeUndenied(personas, ({ name }) => (named.includes(name) ? 'shownMore' : 'different'))
  }
  const isThere = ({ name }: Face) =>
    named.includes(name) || !isLowered(levelOf(estimateOf(archetypes, name).strength))
  const byArchetype = archetypes.map(({ name }) => estimateOf(personas, name))
  const quiet = byArchetype.filter((face) => !isThere(face))
  return threeUndenied([...personas.filter(isThere), ...quiet], () => 'same')
}

type Face = RankedEstimate<Archetype>

/** The first three but for those that one before them denies. */
function threeUndenied(
  faces: readonly Face[],
  partOf: (face: Face) => PersonaPart,
): Three<ShownPersona> {
  const kept: ShownPersona[] = []
  for (const estimate of faces) {
    const face = { estimate, part: partOf(estimate) }
    if (!kept.some((one) => denyEachOther(one, face))) kept.push(face)
  }
  return firstThree(kept)
}

function denyEachOther(one: ShownPersona, other: ShownPersona): boolean {
  const areSame = one.part === 'same' && other.part === 'same'
  return denyAsPersonas(one.estimate.name, other.estimate.name, areSame)
}
