import type { ReportTexts } from '../report-texts.ts'
import { cards } from './cards.ts'
import { depthClaims } from './claims-depths.ts'
import { outlookClaims } from './claims-outlook.ts'
import { showsClaims } from './claims-shows.ts'
import { standsOutClaims } from './claims-stands-out.ts'
import { archetypeNames, shadowNames } from './names.ts'
import { summary } from './summary.ts'

export const slovak: ReportTexts = {
  archetypeNames,
  shadowNames,
  titles: {
    standsOut: 'Čo vystupuje do popredia',
    shows: 'Ako to vidia druhí',
    quieter: 'Čo zostáva tichšie',
    tension: 'Medzi dvoma protikladmi',
    shadow: 'Tieňová stránka',
    certainty: 'Nakoľko sa na to dá spoľahnúť',
    step: 'Jeden krok na najbližší týždeň',
  },
  summary,
  claims: { ...standsOutClaims, ...showsClaims, ...depthClaims, ...outlookClaims },
  ...cards,
}
