import type { ArchetypeDepthBook } from '../advanced-texts.ts'
import { belongingDepths } from './archetypes-belonging.ts'
import { independenceDepths } from './archetypes-independence.ts'
import { masteryDepths } from './archetypes-mastery.ts'
import { stabilityDepths } from './archetypes-stability.ts'

export const archetypeDepths: ArchetypeDepthBook = {
  ...independenceDepths,
  ...masteryDepths,
  ...belongingDepths,
  ...stabilityDepths,
}
