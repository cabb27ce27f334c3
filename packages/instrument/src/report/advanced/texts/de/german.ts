import type { AdvancedTexts } from '../advanced-texts.ts'
import { archetypeDepths } from './archetype-depths.ts'
import { cards } from './cards.ts'
import { complexTexts } from './complexes.ts'
import { daily } from './daily.ts'
import { shadowGrowth, structureGrowth } from './growth.ts'
import { motiveDepths } from './motive-depths.ts'
import { paragraphs, titles } from './paragraphs.ts'
import { disownedDepths } from './shadows-disowned-depths.ts'
import { overusedDepths } from './shadows-overused-depths.ts'

export const german: AdvancedTexts = {
  archetypes: archetypeDepths,
  shadows: { overused: overusedDepths, disowned: disownedDepths },
  motives: motiveDepths,
  complexes: complexTexts,
  shadowGrowth,
  structureGrowth,
  titles,
  paragraphs,
  innerOtherHeading: 'Ihr inneres Gegenüber',
  ...cards,
  ...daily,
}
