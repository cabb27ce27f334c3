import type { Shadow } from '@individua/instrument/dimensions'
import type { Profile, RankedEstimate } from '@individua/instrument/profile'
import { isLowered, isRaised, levelOf } from './plan-levels.ts'
import { estimateOf, shadowSubjectOf } from './plan-subjects.ts'
import { firstThree } from './take-first.ts'

/**
 * The shadows that do not contradict the archetypes, in the order of the profile: no archetype that is named
 * or raised as pushed away, and none that is lowered as lived too much.
 */
export function consistentShadows({
  archetypes,
  shadows,
}: Pick<Profile, 'archetypes' | 'shadows'>): readonly RankedEstimate<Shadow>[] {
  const named = firstThree(archetypes).map(({ name }) => name)
  return shadows.filter((shadow) => {
    const { archetype, form } = shadowSubjectOf(shadow)
    const level = levelOf(estimateOf(archetypes, archetype).strength)
    return form === 'overused' ? !isLowered(level) : !isRaised(level) && !named.includes(archetype)
  })
}
