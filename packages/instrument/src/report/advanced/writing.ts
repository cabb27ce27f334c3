import type { ClaimLedger } from './claim-ledger.ts'
import type { AdvancedPlan } from './plan-advanced.ts'
import type { AdvancedTexts } from './texts/advanced-texts.ts'

/** What a part of the report is written from. */
export interface Writing {
  plan: AdvancedPlan
  texts: AdvancedTexts
  ledger: ClaimLedger
}
