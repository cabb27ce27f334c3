import type { AdvancedTexts } from '../advanced-texts.ts'
import { cards } from './advanced-cards.ts'
import { belongingDepths } from './archetypes-belonging.ts'
import { independenceDepths } from './archetypes-independence.ts'
import { masteryDepths } from './archetypes-mastery.ts'
import { stabilityDepths } from './archetypes-stability.ts'
import { complexTexts } from './complexes.ts'
import { english as basic } from './english.ts'
import { loneShadowGrowth, shadowGrowth, structureGrowth } from './growth.ts'
import { motiveDepths } from './motive-depths.ts'
import { shadowFigure } from './names.ts'
import { paragraphs, titles } from './paragraphs.ts'
import { practice } from './practice.ts'
import { quotes } from './quotes.ts'
import { disownedDepths } from './shadows-disowned-depths.ts'
import { overusedDepths } from './shadows-overused-depths.ts'

export const english: AdvancedTexts = {
  language: 'en',
  basic,
  archetypes: { ...independenceDepths, ...masteryDepths, ...belongingDepths, ...stabilityDepths },
  shadows: { overused: overusedDepths, disowned: disownedDepths },
  motives: motiveDepths,
  complexes: complexTexts,
  shadowGrowth,
  loneShadowGrowth,
  structureGrowth,
  titles,
  structureNames: {
    persona: 'your readiness to adapt',
    shadowPressure: 'the pressure of the shadow',
    self: 'the joining of your parts',
    innerOther: 'your ease with the less-lived side',
  },
  motiveName: (core) => `${core} as a motive`,
  shadowFigure,
  standing: ({ name, level, share }) => `${name} is ${level} (${share})`,
  paragraphs,
  cards,
  practice,
  quotes,
}
