import type { ReportTexts } from '../report-texts.ts'
import { archetypeTexts } from './archetypes.ts'
import { cards } from './cards.ts'
import { depthClaims } from './claims-depths.ts'
import { outlookClaims } from './claims-outlook.ts'
import { showsClaims } from './claims-shows.ts'
import { standsOutClaims } from './claims-stands-out.ts'
import { motiveTexts } from './motives.ts'
import { archetypeNames, figureName, shadowNames } from './names.ts'
import { personaTexts } from './personas.ts'
import { levelWords, percent } from './phrases.ts'
import { disownedTexts } from './shadows-disowned.ts'
import { overusedTexts } from './shadows-overused.ts'
import { summary } from './summary.ts'
import { tensionTexts } from './tensions.ts'

export const german: ReportTexts = {
  archetypeNames,
  shadowNames,
  figureName,
  levelWords,
  percent,
  archetypes: archetypeTexts,
  personas: personaTexts,
  shadows: { overused: overusedTexts, disowned: disownedTexts },
  motives: motiveTexts,
  tensions: tensionTexts,
  titles: {
    standsOut: 'Was hervortritt',
    shows: 'Wie Sie auf andere wirken',
    quieter: 'Was leiser bleibt',
    tension: 'Wo es Sie in zwei Richtungen zieht',
    shadow: 'Die Schattenseite',
    certainty: 'Wie sicher das ist',
    step: 'Ein Schritt für die kommende Woche',
  },
  summary,
  claims: { ...standsOutClaims, ...showsClaims, ...depthClaims, ...outlookClaims },
  cards,
}
