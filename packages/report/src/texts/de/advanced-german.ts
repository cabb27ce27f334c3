import type { AdvancedTexts } from '../advanced-texts.ts'
import { cards } from './advanced-cards.ts'
import { belongingDepths } from './archetypes-belonging.ts'
import { independenceDepths } from './archetypes-independence.ts'
import { masteryDepths } from './archetypes-mastery.ts'
import { stabilityDepths } from './archetypes-stability.ts'
import { complexTexts } from './complexes.ts'
import { german as basic } from './german.ts'
import { loneShadowGrowth, shadowGrowth, structureGrowth } from './growth.ts'
import { motiveDepths } from './motive-depths.ts'
import { shadowFigure } from './names.ts'
import { paragraphs, titles } from './paragraphs.ts'
import { practice } from './practice.ts'
import { quotes } from './quotes.ts'
import { disownedDepths } from './shadows-disowned-depths.ts'
import { overusedDepths } from './shadows-overused-depths.ts'

export const german: AdvancedTexts = {
  language: 'de',
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
    persona: 'Ihre Bereitschaft, sich anzupassen,',
    shadowPressure: 'der Druck des Schattens',
    self: 'die Verbindung Ihrer Teile',
    innerOther: 'Ihre Vertrautheit mit der weniger gelebten Seite',
  },
  motiveName: (core) => `das Motiv ${core}`,
  shadowFigure,
  standing: ({ name, level, share }) => `${name} liegt ${level} (${share})`,
  paragraphs,
  cards,
  practice,
  quotes,
}
