import type { Archetype } from '../dimensions.ts'
import type { AnswerWeight, Profile, RankedEstimate } from '../profile.ts'
import { leadersOf, namedCount } from './leaders.ts'

/** Where an archetype stands in one profile. */
export interface Standing {
  /** Place in the order of the profile, 1..12. */
  rank: number
  /** Probability of being among the strongest three, 0..1. */
  probabilityTopThree: number
  /** Probability of being the strongest, 0..1. */
  probabilityLeading: number
  strength: number
  interval80: readonly [number, number]
}

export interface MovedArchetype {
  name: Archetype
  before: Standing
  after: Standing
  /**
   * What each answer contributes to the change of the mean, in SD of the reference group, largest first. Exact:
   * the parts add up to the mean after minus the mean before.
   */
  answers: readonly AnswerWeight[]
}

interface Side {
  instrumentVersion: string
  answerCount: number
  /** The archetypes that stand at the front together. */
  leaders: readonly Archetype[]
  /** Mean width of the twelve 80 % intervals, 0..1; missing in comparisons stored before it was measured. */
  meanWidth?: number
}

/** What moved between two profiles of one person. */
export interface WhatMoved {
  before: Side
  after: Side
  /** The archetypes named in either profile, in the order of the later one. */
  archetypes: readonly MovedArchetype[]
}

/**
 * Compares two profiles of one person: a shorter form with the longer one that replaces it, or two
 * occasions. Pure.
 *
 * An answer that both profiles rest on has moved the mean by the difference of its two weights: what
 * it says depends on what else is known. An answer that only one of them rests on has moved it by its
 * whole weight.
 *
 * @param before scored by the same version of the instrument as `after`; otherwise the differences
 *   tell of the instrument too
 */
export function whatMoved(before: Profile, after: Profile): WhatMoved {
  const namedBefore = namesOf(before)
  const named = after.archetypes
    .map(({ name }, index) => ({ name, isNamed: index < namedCount || namedBefore.includes(name) }))
    .filter(({ isNamed }) => isNamed)
  return {
    before: sideOf(before),
    after: sideOf(after),
    archetypes: named.map(({ name }) => compare(name, before, after)),
  }
}

function namesOf({ archetypes }: Profile): Archetype[] {
  return archetypes.slice(0, namedCount).map(({ name }) => name)
}

function sideOf(profile: Profile): Side {
  const { instrumentVersion, archetypes } = profile
  const answerCount = archetypes[0]?.answers.length ?? 0
  const widths = archetypes.map(({ interval80: [low, high] }) => high - low)
  const meanWidth = widths.reduce((sum, width) => sum + width, 0) / widths.length
  return { instrumentVersion, answerCount, leaders: leadersOf(profile), meanWidth }
}

function compare(name: Archetype, before: Profile, after: Profile): MovedArchetype {
  const [one, other] = [find(before, name), find(after, name)]
  return {
    name,
    before: standingOf(one.estimate, one.rank),
    after: standingOf(other.estimate, other.rank),
    answers: changesOf(one.estimate.answers, other.estimate.answers),
  }
}

function find({ archetypes }: Profile, name: Archetype) {
  const index = archetypes.findIndex((estimate) => estimate.name === name)
  const estimate = archetypes[index]
  if (!estimate) throw new RangeError(`no estimate of ${name}`)
  return { estimate, rank: index + 1 }
}

function standingOf(estimate: RankedEstimate<Archetype>, rank: number): Standing {
  const { probabilityTopThree, probabilityLeading, strength, interval80 } = estimate
  return { rank, probabilityTopThree, probabilityLeading, strength, interval80 }
}

function changesOf(
  before: readonly AnswerWeight[],
  after: readonly AnswerWeight[],
): AnswerWeight[] {
  const changes = new Map(after.map(({ itemId, weight }) => [itemId, weight]))
  for (const { itemId, weight } of before) changes.set(itemId, (changes.get(itemId) ?? 0) - weight)
  return [...changes]
    .map(([itemId, weight]) => ({ itemId, weight }))
    .sort((one, other) => Math.abs(other.weight) - Math.abs(one.weight))
}
