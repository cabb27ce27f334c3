import type { AdvancedTexts } from '../advanced-texts.ts'
import { cards } from './advanced-cards.ts'
import { belongingDepths } from './archetypes-belonging.ts'
import { independenceDepths } from './archetypes-independence.ts'
import { masteryDepths } from './archetypes-mastery.ts'
import { stabilityDepths } from './archetypes-stability.ts'
import { complexTexts } from './complexes.ts'
import { loneShadowGrowth, shadowGrowth, structureGrowth } from './growth.ts'
import { motiveDepths } from './motive-depths.ts'
import { figureName } from './names.ts'
import { paragraphs, titles } from './paragraphs.ts'
import { practice } from './practice.ts'
import { quotes } from './quotes.ts'
import { disownedDepths } from './shadows-disowned-depths.ts'
import { overusedDepths } from './shadows-overused-depths.ts'
import { slovak as basic } from './slovak.ts'

export const slovak: AdvancedTexts = {
  language: 'sk',
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
    persona: 'ochota prispôsobiť sa',
    shadowPressure: 'tlak tieňa',
    self: 'prepojenie vašich stránok',
    innerOther: 'dôvernosť s menej žitou stránkou',
  },
  motiveName: (core) => core,
  shadowFigure: ({ archetype, form }) =>
    form === 'overused'
      ? `${figureName(archetype)}, keď ho je priveľa`
      : `odsunutý ${figureName(archetype)}`,
  standing: ({ name, level, share }) => `${name} je ${level} (${share})`,
  paragraphs,
  cards,
  practice,
  quotes,
}
