import { archetypes, motives, shadows, structures } from '../dimensions.ts'
import type { Certainty, Estimate, Profile, RankedEstimate } from '../profile.ts'
import { AnswerShares } from './answer-shares.ts'
import {
  archetypeFamily,
  type Combination,
  motiveFamily,
  personaFamily,
  shadowFamily,
  structureFamily,
} from './derived-families.ts'
import { LazyEstimate, LazyRankedEstimate } from './lazy-estimates.ts'
import { dimensionCount } from './prior.ts'

/** Numbers are whole hundred thousandths: far finer than any of them is known or shown. */
const unit = 100_000
/** Largest difference that rounding leaves in a weight: a motive adds up three dimensions. */
const tolerance = 10 / unit

const certainties = ['clear', 'likely', 'quitePossible', 'open'] as const satisfies Certainty[]

/** The numbers of a family, estimate by estimate in the profile's order. */
interface PackedFamily {
  /** Places in the family's fixed order. */
  names: readonly number[]
  measures: readonly (readonly number[])[]
  /** Places in `certainties`; none for structures. */
  certainties: readonly number[]
}

/**
 * A profile without what follows from the rest of it: the weights of the answers behind personas,
 * shadows and motives are combinations of those behind archetypes and structures.
 */
export interface PackedProfile {
  /** Raise it when a family's combinations change: profiles of this format were packed with these. */
  format: 1
  instrumentVersion: string
  form: Profile['form']
  archetypes: PackedFamily
  personas: PackedFamily
  shadows: PackedFamily
  motives: PackedFamily
  structures: PackedFamily
  /** UUIDs of the items answered. */
  itemIds: readonly string[]
  /** The weight of each item in each archetype, then in each structure that there is. */
  weights: readonly (readonly number[])[]
  leader: Profile['leader']
  quality: Profile['quality']
}

/**
 * @returns undefined where the weights do not follow from each other as they do today: such a profile
 *   is kept whole
 */
export function packProfile(profile: Profile): PackedProfile | undefined {
  const itemIds = profile.archetypes[0]?.answers.map(({ itemId }) => itemId) ?? []
  const found = structures.flatMap((name) => profile.structures[name] ?? [])
  const ofArchetypes = archetypes.flatMap(
    (name) => profile.archetypes.find((estimate) => estimate.name === name) ?? [],
  )
  const packed: PackedProfile = {
    format: 1,
    instrumentVersion: profile.instrumentVersion,
    form: profile.form,
    archetypes: packFamily(profile.archetypes, archetypes),
    personas: packFamily(profile.personas, archetypes),
    shadows: packFamily(profile.shadows, shadows),
    motives: packFamily(profile.motives, motives),
    structures: {
      names: structures.flatMap((name, index) => (profile.structures[name] ? [index] : [])),
      measures: found.map(measuresOf),
      certainties: [],
    },
    itemIds,
    weights: [...ofArchetypes, ...found].map((estimate) => weightsOf(estimate, itemIds)),
    leader: profile.leader,
    quality: profile.quality,
  }
  return isTheSame(unpackProfile(packed), profile) ? packed : undefined
}

/** The profile as it was, to five decimals. */
export function unpackProfile(packed: PackedProfile): Profile {
  const shares = new AnswerShares(() => ({ itemIds: packed.itemIds, parts: partsOf(packed) }))
  return {
    instrumentVersion: packed.instrumentVersion,
    form: packed.form,
    archetypes: unpackFamily(packed.archetypes, archetypeFamily, shares),
    personas: unpackFamily(packed.personas, personaFamily, shares),
    shadows: unpackFamily(packed.shadows, shadowFamily, shares),
    motives: unpackFamily(packed.motives, motiveFamily, shares),
    structures: Object.fromEntries(
      packed.structures.names.map((place, index) => {
        const combination = structureFamily[place]!
        const { mean, sd, strength, interval80 } = toMeasures(packed.structures.measures[index]!)
        const measures = { mean, sd, strength, interval80 }
        return [combination.name, new LazyEstimate(measures, shares, combination)]
      }),
    ),
    leader: packed.leader,
    quality: packed.quality,
  }
}

/** The profile as it will be once it was packed and unpacked. */
export function asPacked(profile: Profile): Profile {
  const packed = packProfile(profile)
  return packed ? unpackProfile(packed) : profile
}

function packFamily<Name extends string>(
  family: readonly RankedEstimate<Name>[],
  names: readonly Name[],
): PackedFamily {
  return {
    names: family.map(({ name }) => names.indexOf(name)),
    measures: family.map((estimate) => [
      ...measuresOf(estimate),
      toUnits(estimate.probabilityLeading),
      toUnits(estimate.probabilityTopThree),
    ]),
    certainties: family.map(({ certainty }) => certainties.indexOf(certainty)),
  }
}

function unpackFamily<Name extends string>(
  packed: PackedFamily,
  family: readonly Combination<Name>[],
  shares: AnswerShares,
): RankedEstimate<Name>[] {
  return packed.names.map((place, index) => {
    const { probabilityLeading, probabilityTopThree, ...measures } = toMeasures(
      packed.measures[index]!,
    )
    return new LazyRankedEstimate(
      measures,
      shares,
      family[place]!,
      { probabilityLeading, probabilityTopThree },
      certainties[packed.certainties[index]!]!,
    )
  })
}

const toUnits = (value: number) => Math.round(value * unit)

function measuresOf({ mean, sd, strength, interval80 }: Estimate): number[] {
  return [mean, sd, strength, ...interval80].map(toUnits)
}

function toMeasures(units: readonly number[]) {
  const [mean, sd, strength, low, high, probabilityLeading = 0, probabilityTopThree = 0] =
    units.map((value) => value / unit)
  return {
    mean: mean!,
    sd: sd!,
    strength: strength!,
    interval80: [low!, high!] as const,
    probabilityLeading,
    probabilityTopThree,
  }
}

function weightsOf({ answers }: Estimate, itemIds: readonly string[]): number[] {
  const byItem = new Map(answers.map(({ itemId, weight }) => [itemId, weight]))
  return itemIds.map((itemId) => toUnits(byItem.get(itemId) ?? Number.NaN))
}

/** A row of the latent dimensions for each item; an archetype and a structure are one dimension each. */
function partsOf({ itemIds, weights, structures: { names } }: PackedProfile): Float64Array {
  const packedDimensions = [
    ...archetypes.keys(),
    ...names.map((place) => archetypes.length + place),
  ]
  const parts = new Float64Array(itemIds.length * dimensionCount)
  for (const [index, dimension] of packedDimensions.entries()) {
    const { values } = [...archetypeFamily, ...structureFamily][dimension]!
    for (const row of itemIds.keys()) {
      parts[row * dimensionCount + dimension] = weights[index]![row]! / unit / values[0]!
    }
  }
  return parts
}

/** Whether every estimate has the same name and word, and the same answers behind it. */
function isTheSame(unpacked: Profile, profile: Profile): boolean {
  const pairs = [
    ...unpacked.archetypes.map((one, index) => [one, profile.archetypes[index]!] as const),
    ...unpacked.personas.map((one, index) => [one, profile.personas[index]!] as const),
    ...unpacked.shadows.map((one, index) => [one, profile.shadows[index]!] as const),
    ...unpacked.motives.map((one, index) => [one, profile.motives[index]!] as const),
  ]
  return pairs.every(([one, other]) => {
    if (one.name !== other.name || one.certainty !== other.certainty) return false
    const weights = new Map(other.answers.map(({ itemId, weight }) => [itemId, weight]))
    return (
      weights.size === one.answers.length &&
      one.answers.every(
        ({ itemId, weight }) => Math.abs(weight - (weights.get(itemId) ?? Number.NaN)) <= tolerance,
      )
    )
  })
}
