import type { AdvancedPlan } from '../plan/plan-advanced.ts'
import type { AdvancedTexts } from '../texts/advanced-texts.ts'
import type { ClaimLedger } from './claim-ledger.ts'

/** What a part of the report is written from. */
export interface Writing {
  plan: AdvancedPlan
  texts: AdvancedTexts
  ledger: ClaimLedger
}
