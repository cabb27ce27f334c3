import type { AdvancedPlan } from '../plan/plan-advanced.ts'
import type { BasicPlan } from '../plan/plan-basic.ts'
import type { ReportTexts } from '../texts/report-texts.ts'
import type { ClaimLedger } from './claim-ledger.ts'

/** What a part of a report is written from. */
export interface Writing<Plan> {
  plan: Plan
  texts: ReportTexts
  ledger: ClaimLedger
}

export type BasicWriting = Writing<BasicPlan>
export type AdvancedWriting = Writing<AdvancedPlan>
