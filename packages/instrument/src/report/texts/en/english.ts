import type { ReportTexts } from '../report-texts.ts'
import { cards } from './cards.ts'
import { depthClaims } from './claims-depths.ts'
import { outlookClaims } from './claims-outlook.ts'
import { showsClaims } from './claims-shows.ts'
import { standsOutClaims } from './claims-stands-out.ts'
import { archetypeNames, shadowNames } from './names.ts'
import { summary } from './summary.ts'

export const english: ReportTexts = {
  archetypeNames,
  shadowNames,
  titles: {
    standsOut: 'What stands out',
    shows: 'How it shows to others',
    quieter: 'What stays quieter',
    tension: 'Where it pulls in two directions',
    shadow: 'The shadow side',
    certainty: 'How sure this is',
    step: 'One step for the coming week',
  },
  summary,
  claims: { ...standsOutClaims, ...showsClaims, ...depthClaims, ...outlookClaims },
  ...cards,
}
