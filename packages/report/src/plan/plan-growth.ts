import type { Archetype, Structure } from '@individua/instrument/dimensions'
import type { Estimate, Profile } from '@individua/instrument/profile'
import { archetypesOfMotive } from '@individua/instrument/scoring/derived-families'
import { isRaised, levelOf, type Relation, relationOf } from './plan-levels.ts'
import { motiveOf } from './plan-motives.ts'
import { type ShadowSubject, type Subject, subjectOf } from './plan-subjects.ts'

/** The area of growth that the parts of the structure suggest. */
export type StructureGrowth =
  | 'heavyMask'
  | 'thinMask'
  | 'highPressure'
  | 'looseParts'
  | 'steadyMiddle'

export interface StructureGrowthPlan {
  key: StructureGrowth
  /** The structure it follows from. */
  structure: Structure | null
}

interface Sign extends StructureGrowthPlan {
  isGiven: boolean
  size: number
}

/**
 * The most marked sign: much or little adapting, high shadow pressure, or a lowered self. Without any
 * of them, a steady middle.
 */
export function planStructureGrowth({ structures }: Profile): StructureGrowthPlan {
  const { persona, shadowPressure, self } = structures
  const signs: readonly Sign[] = [
    signOf('heavyMask', 'persona', persona, 'raised'),
    signOf('thinMask', 'persona', persona, 'lowered'),
    signOf('highPressure', 'shadowPressure', shadowPressure, 'raised'),
    signOf('looseParts', 'self', self, 'lowered'),
  ]
  const [first] = signs.filter(({ isGiven }) => isGiven).toSorted((a, b) => b.size - a.size)
  return first
    ? { key: first.key, structure: first.structure }
    : { key: 'steadyMiddle', structure: self ? 'self' : null }
}

/**
 * The raised archetypes of the motive of a tendency that is disowned. A text about the whole motive
 * would deny what is lived.
 */
export function findLivedRelatives(
  { archetypes }: Profile,
  { archetype, form }: ShadowSubject,
): Subject<Archetype>[] {
  if (form !== 'disowned') return []
  const ofMotive = archetypesOfMotive[motiveOf(archetype)]
  return archetypes
    .filter(({ name, strength }) => ofMotive.includes(name) && isRaised(levelOf(strength)))
    .filter(({ name }) => name !== archetype)
    .map((estimate) => subjectOf(estimate.name, estimate))
}

function signOf(
  key: StructureGrowth,
  structure: Structure,
  estimate: Estimate | undefined,
  sign: Exclude<Relation, 'middle'>,
): Sign {
  if (!estimate) return { key, structure, isGiven: false, size: 0 }
  const isGiven = relationOf({ level: levelOf(estimate.strength) }) === sign
  return { key, structure, isGiven, size: Math.abs(estimate.strength - 0.5) }
}
