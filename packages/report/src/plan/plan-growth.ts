import type { Archetype, Structure } from '@individua/instrument/dimensions'
import type { Estimate, Profile } from '@individua/instrument/profile'
import { isLowered, isRaised, levelOf } from './plan-levels.ts'
import type { ShadowPlan } from './plan-report.ts'

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

/** The most marked of: much or little adapting, shadow pressure, parts that are loosely joined. */
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
 * Whether a tendency is an archetype pushed away while another of its motive is raised: then a text
 * about the whole motive would deny what is lived.
 * @param ofMotive the archetypes of its motive
 */
export function isPushedAwayAlone(
  { archetypes }: Profile,
  { archetype, form }: ShadowPlan,
  ofMotive: readonly Archetype[],
): boolean {
  const isLived = ({ name, strength }: Profile['archetypes'][number]) =>
    name !== archetype && ofMotive.includes(name) && isRaised(levelOf(strength))
  return form === 'disowned' && archetypes.some(isLived)
}

function signOf(
  key: StructureGrowth,
  structure: Structure,
  estimate: Estimate | undefined,
  way: 'raised' | 'lowered',
): Sign {
  if (!estimate) return { key, structure, isGiven: false, size: 0 }
  const level = levelOf(estimate.strength)
  const isGiven = way === 'raised' ? isRaised(level) : isLowered(level)
  return { key, structure, isGiven, size: Math.abs(estimate.strength - 0.5) }
}
