import type { ReportTexts } from '../report-texts.ts'
import { advancedCards } from './advanced-cards.ts'
import { archetypeTexts } from './archetypes.ts'
import { belongingDepths } from './archetypes-belonging.ts'
import { independenceDepths } from './archetypes-independence.ts'
import { masteryDepths } from './archetypes-mastery.ts'
import { stabilityDepths } from './archetypes-stability.ts'
import { basicCards } from './basic-cards.ts'
import { claims } from './claims.ts'
import { complexTexts } from './complexes.ts'
import { loneShadowGrowth, shadowGrowth, structureGrowth } from './growth.ts'
import { motiveDepths } from './motive-depths.ts'
import { motiveTexts } from './motives.ts'
import { archetypeNames, figureName, shadowNames, shadowSources } from './names.ts'
import { paragraphs, titles } from './paragraphs.ts'
import { personaTexts } from './personas.ts'
import { certaintyWords, levelWords, percent } from './phrases.ts'
import { practice } from './practice.ts'
import { practices } from './practices.ts'
import { basicQuotes, quotes } from './quotes.ts'
import { disownedTexts } from './shadows-disowned.ts'
import { disownedDepths } from './shadows-disowned-depths.ts'
import { overusedTexts } from './shadows-overused.ts'
import { overusedDepths } from './shadows-overused-depths.ts'
import { summary } from './summary.ts'
import { tensionTexts } from './tensions.ts'

export const english: ReportTexts = {
  language: 'en',

  archetypeNames,
  shadowNames,
  structureNames: {
    persona: 'your readiness to adapt',
    shadowPressure: 'the pressure of the shadow',
    self: 'the joining of your parts',
    innerOther: 'your ease with the less-lived side',
  },
  figureName,
  shadowSources,
  shadowSourcesAtEnd: shadowSources,
  motiveName: (core) => `${core} as a motive`,

  levelWords,
  certaintyWords,
  percent,
  pair: (one, other) => `${one} and ${other}`,
  standing: ({ name, level, share }) => `${name} is ${level} (${share})`,

  archetypes: archetypeTexts,
  personas: personaTexts,
  shadows: { overused: overusedTexts, disowned: disownedTexts },
  motives: motiveTexts,
  tensions: tensionTexts,
  practices,

  archetypeDepths: {
    ...independenceDepths,
    ...masteryDepths,
    ...belongingDepths,
    ...stabilityDepths,
  },
  shadowDepths: { overused: overusedDepths, disowned: disownedDepths },
  motiveDepths,
  complexes: complexTexts,
  shadowGrowth,
  loneShadowGrowth,
  structureGrowth,

  basic: {
    titles: {
      standsOut: 'What stands out',
      shows: 'How others may see you',
      quieter: 'What stays quieter',
      tension: 'Where it pulls in two directions',
      shadow: 'The shadow side',
      certainty: 'How sure this is',
      step: 'One step for the coming week',
    },
    summary,
    claims,
    cards: basicCards,
    quotes: basicQuotes,
  },
  advanced: { titles, paragraphs, cards: advancedCards, practice, quotes },
}
