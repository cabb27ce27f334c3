import {
  type Archetype,
  archetypes,
  type Motive,
  motives,
  type Shadow,
  type ShadowForm,
  type Structure,
  shadowForms,
  structures,
} from '../dimensions.ts'
import { indexOf, priorVariance } from './item-parameters.ts'

/** A name for a combination of latent dimensions that has unit variance in the reference group. */
export interface Combination<Name extends string> {
  name: Name
  indices: readonly number[]
  values: readonly number[]
}

/** How readily an archetype is shown to others, −1..1: our own assumption. */
const visibility: Readonly<Record<Archetype, number>> = {
  innocent: 0.6,
  sage: 0.3,
  explorer: -0.2,
  outlaw: -0.6,
  magician: 0,
  hero: 0.7,
  lover: 0.5,
  jester: 0.5,
  caregiver: 0.8,
  creator: 0.1,
  ruler: 0.8,
  citizen: 1,
}

/** The archetypes of a motive, after Mark and Pearson (2001). */
export const archetypesOfMotive: Readonly<Record<Motive, readonly Archetype[]>> = {
  independence: ['innocent', 'sage', 'explorer'],
  mastery: ['hero', 'outlaw', 'magician'],
  belonging: ['lover', 'jester', 'citizen'],
  stability: ['caregiver', 'creator', 'ruler'],
}

const persona = indexOf('persona')
const shadowPressure = indexOf('shadowPressure')

export const archetypeFamily: readonly Combination<Archetype>[] = archetypes.map((name) =>
  standardised(name, [indexOf(name)], [1]),
)

/** What a person shows: the archetype, coloured by the readiness to adapt. */
export const personaFamily: readonly Combination<Archetype>[] = archetypes.map((name) =>
  standardised(name, [indexOf(name), persona], [0.75, 0.6 * visibility[name]]),
)

/** Shadow pressure with the archetype lived too much, or with its opposite pole: pushed away. */
export const shadowFamily: readonly Combination<Shadow>[] = archetypes.flatMap((name) =>
  shadowForms.map((form) => shadowCombination(name, form)),
)

export const motiveFamily: readonly Combination<Motive>[] = motives.map((name) => {
  const members = archetypesOfMotive[name].map(indexOf)
  return standardised(
    name,
    members,
    members.map(() => 1),
  )
})

export const structureFamily: readonly Combination<Structure>[] = structures.map((name) => ({
  name,
  indices: [indexOf(name)],
  values: [1],
}))

function shadowCombination(name: Archetype, form: ShadowForm): Combination<Shadow> {
  const weight = form === 'overused' ? 0.7 : -0.7
  return standardised(`${name}:${form}`, [indexOf(name), shadowPressure], [weight, 0.7])
}

function standardised<Name extends string>(
  name: Name,
  indices: readonly number[],
  weights: readonly number[],
): Combination<Name> {
  const scale = 1 / Math.sqrt(priorVariance(indices, weights))
  return { name, indices, values: weights.map((weight) => weight * scale) }
}
