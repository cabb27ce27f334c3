import type { ReportTexts } from '../report-texts.ts'
import { cards } from './cards.ts'
import { depthClaims } from './claims-depths.ts'
import { outlookClaims } from './claims-outlook.ts'
import { showsClaims } from './claims-shows.ts'
import { standsOutClaims } from './claims-stands-out.ts'
import { archetypeNames, shadowNames } from './names.ts'
import { summary } from './summary.ts'

export const german: ReportTexts = {
  archetypeNames,
  shadowNames,
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
  ...cards,
}
