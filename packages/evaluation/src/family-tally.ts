import type { Certainty, Estimate, Profile } from '@individua/instrument/profile'
import {
  archetypeFamily,
  type Combination,
  motiveFamily,
  personaFamily,
  shadowFamily,
} from '@individua/instrument/scoring/derived-families'
import { normalProbability } from '@individua/instrument/scoring/normal-distribution'
import { correlation, mean, topOf } from './measures.ts'

export interface FamilyFigures {
  personasR: number
  shadowsR: number
  shadowTopThree: number
  leadingMotive: number
  coverage80: number
  /** The stated probability of the leader, and whether it was right, for each person. */
  leaderChances: number[]
  leaderHits: boolean[]
  /** The three archetypes named first, of each person. */
  namedArchetypes: NamedArchetype[]
}

/** The stated probability that an archetype is among the strongest three, and whether it is. */
export interface NamedArchetype {
  chance: number
  word: Certainty
  isHit: boolean
}

/** Compares the families a profile reports with the truth. */
export class FamilyTally {
  readonly #personas = new Pairs()
  readonly #shadows = new Pairs()
  readonly #shadowOverlap: number[] = []
  readonly #motiveHits: number[] = []
  readonly #covered: number[] = []
  readonly #leaderChances: number[] = []
  readonly #leaderHits: boolean[] = []
  readonly #namedArchetypes: NamedArchetype[] = []

  add(theta: Float64Array, profile: Profile): void {
    const shadows = trueValues(shadowFamily, theta)
    const trueShadows = topOf(shadows, 3).map((index) => shadowFamily[index]!.name)
    const namedShadows = profile.shadows.slice(0, 3).map(({ name }) => name)
    const archetypesTrue = trueValues(archetypeFamily, theta)
    this.#personas.add(trueValues(personaFamily, theta), inOrder(personaFamily, profile.personas))
    this.#shadows.add(shadows, inOrder(shadowFamily, profile.shadows))
    this.#shadowOverlap.push(trueShadows.filter((name) => namedShadows.includes(name)).length / 3)
    const motive = motiveFamily[topOf(trueValues(motiveFamily, theta), 1)[0]!]!.name
    this.#motiveHits.push(Number(profile.motives[0]!.name === motive))
    archetypeFamily.forEach(({ name }, index) => {
      const { interval80 } = profile.archetypes.find((estimate) => estimate.name === name)!
      const truth = normalProbability(archetypesTrue[index]!)
      this.#covered.push(Number(truth >= interval80[0] && truth <= interval80[1]))
    })
    const leader = archetypeFamily[topOf(archetypesTrue, 1)[0]!]!.name
    this.#leaderChances.push(profile.leader.probability)
    this.#leaderHits.push(profile.archetypes[0]!.name === leader)
    const trueThree = topOf(archetypesTrue, 3).map((index) => archetypeFamily[index]!.name)
    for (const { name, probabilityTopThree, certainty } of profile.archetypes.slice(0, 3)) {
      const isHit = trueThree.includes(name)
      this.#namedArchetypes.push({ chance: probabilityTopThree, word: certainty, isHit })
    }
  }

  figures(): FamilyFigures {
    return {
      personasR: this.#personas.meanCorrelation(),
      shadowsR: this.#shadows.meanCorrelation(),
      shadowTopThree: mean(this.#shadowOverlap),
      leadingMotive: mean(this.#motiveHits),
      coverage80: mean(this.#covered),
      leaderChances: this.#leaderChances,
      leaderHits: this.#leaderHits,
      namedArchetypes: this.#namedArchetypes,
    }
  }
}

class Pairs {
  readonly #truth: number[][] = []
  readonly #estimates: number[][] = []

  add(truth: number[], estimates: number[]): void {
    this.#truth.push(truth)
    this.#estimates.push(estimates)
  }

  meanCorrelation(): number {
    const column = (rows: number[][], index: number) => rows.map((row) => row[index]!)
    return mean(
      (this.#truth[0] ?? []).map((_, index) =>
        correlation(column(this.#truth, index), column(this.#estimates, index)),
      ),
    )
  }
}

function trueValues(family: readonly Combination<string>[], theta: Float64Array): number[] {
  return family.map(({ indices, values }) =>
    indices.reduce((sum, index, position) => sum + values[position]! * theta[index]!, 0),
  )
}

function inOrder<Name extends string>(
  family: readonly Combination<Name>[],
  estimates: readonly ({ name: Name } & Estimate)[],
): number[] {
  const means = new Map(estimates.map(({ name, mean: value }) => [name, value]))
  return family.map(({ name }) => means.get(name) ?? 0)
}
