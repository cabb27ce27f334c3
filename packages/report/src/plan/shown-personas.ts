import type { Archetype } from '@individua/instrument/dimensions'
import type { Profile, RankedEstimate } from '@individua/instrument/profile'
import { isLowered, isRaised, levelOf } from './plan-levels.ts'
import { estimateOf } from './plan-subjects.ts'
import { firstThree, type Three } from './take-first.ts'
import { isBeside, personasNamed } from './text-variants.ts'
import { personasDeniedByNamed } from './truth/denied-texts.ts'
import { denyAsPersonas } from './truth/deniers.ts'

/** How a persona relates to the archetype behind it: the same, the same shown more, or another one. */
export type PersonaPart = 'same' | 'shownMore' | 'different'

export interface ShownPersona {
  estimate: RankedEstimate<Archetype>
  part: PersonaPart
}

/**
 * The first three personas whose texts do not contradict one another.
 *
 * A person who adapts to others shows an archetype that is named or raised more than it is, and any other
 * as a difference. A person who does not adapt shows what is there, in this order: archetypes that are
 * raised, or at least one half with a rank that is not open; others of at least one half; named ones and
 * those that are not lowered; then the rest of the first five archetypes, the highest first.
 */
export function shownPersonas({
  archetypes,
  personas,
  structures: { persona },
}: Pick<Profile, 'archetypes' | 'personas' | 'structures'>): Three<ShownPersona> {
  const named = firstThree(archetypes).map(({ name }) => name)
  if (persona && isRaised(levelOf(persona.strength))) {
    const partOf = ({ name }: Face) => (hasItsPlace(name, archetypes) ? 'shownMore' : 'different')
    return threeUndenied(lastDenied(personas, named, partOf), partOf)
  }
  const isThere = ({ name }: Face) => isSurelyLived(estimateOf(archetypes, name))
  const isPossible = ({ name }: Face) =>
    named.includes(name) || !isLowered(levelOf(estimateOf(archetypes, name).strength))
  const byArchetype = archetypes
    .slice(0, leadingCount)
    .map(({ name }) => estimateOf(personas, name))
  const isHalf = ({ name }: Face) => estimateOf(archetypes, name).strength >= half
  const inOrder = [isThere, isHalf, isPossible].flatMap((one) => personas.filter(one))
  const faces = [...new Set([...inOrder, ...byArchetype])]
  return threeUndenied(
    lastDenied(faces, named, () => 'same'),
    () => 'same',
  )
}

/** Whether what others do is told of a persona as one that leads: of some, where they are one of the first two. */
export function hasNamedPersona(name: Archetype, { archetypes }: Pick<Profile, 'archetypes'>) {
  return personasNamed.includes(name) && !isBeside(name, archetypes)
}

type Face = RankedEstimate<Archetype>

/** Whether an archetype is named or raised: a persona of it is no other than the person. */
export function hasItsPlace(name: Archetype, archetypes: Profile['archetypes']): boolean {
  const isNamed = firstThree(archetypes).some((one) => one.name === name)
  return isNamed || isRaised(levelOf(estimateOf(archetypes, name).strength))
}

/** Those that a named archetype denies where they are what is there come last. */
function lastDenied(
  faces: readonly Face[],
  named: readonly Archetype[],
  partOf: (face: Face) => PersonaPart,
): readonly Face[] {
  const isOut = (face: Face) => {
    const by = personasDeniedByNamed[face.name]
    return by !== undefined && named.includes(by) && partOf(face) !== 'different'
  }
  return [...faces.filter((face) => !isOut(face)), ...faces.filter(isOut)]
}

const half = 0.5
const shownCount = 3
/** As many archetypes as a persona may be the same as, however quiet. */
const leadingCount = 5

/** Raised, or not under one half with a rank that is not open. */
function isSurelyLived({ strength, certainty }: Face): boolean {
  return isRaised(levelOf(strength)) || (strength >= half && certainty !== 'open')
}

/** The first three of which none denies another. One that denies too many others yields to them. */
function threeUndenied(
  faces: readonly Face[],
  partOf: (face: Face) => PersonaPart,
): Three<ShownPersona> {
  const shown = faces.map((estimate) => ({ estimate, part: partOf(estimate) }))
  const search = (
    kept: readonly ShownPersona[],
    left: readonly ShownPersona[],
  ): readonly ShownPersona[] | undefined => {
    if (kept.length === shownCount) return kept
    for (const [index, face] of left.entries()) {
      if (kept.some((one) => denyEachOther(one, face))) continue
      const found = search([...kept, face], left.slice(index + 1))
      if (found) return found
    }
    return undefined
  }
  return firstThree(search([], shown) ?? shown)
}

function denyEachOther(one: ShownPersona, other: ShownPersona): boolean {
  const areSame = one.part === 'same' && other.part === 'same'
  return denyAsPersonas(one.estimate.name, other.estimate.name, areSame)
}
