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

export const english: ReportTexts = {
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
    standsOut: 'What stands out',
    shows: 'How others may see you',
    quieter: 'What stays quieter',
    tension: 'Where it pulls in two directions',
    shadow: 'The shadow side',
    certainty: 'How sure this is',
    step: 'One step for the coming week',
  },
  summary,
  claims: { ...standsOutClaims, ...showsClaims, ...depthClaims, ...outlookClaims },
  cards,
}
