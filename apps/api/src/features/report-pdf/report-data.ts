import type { AdvancedResult } from '@individua/contract/advanced-results'
import type { Result } from '@individua/contract/results'

/** What a report is printed from; plain data, so that it can be handed to another thread. */
export interface ReportData {
  /** As the dashboard shows it. */
  result: Result
  /** The full profile, where the result is an advanced one. */
  profile?: AdvancedResult | undefined
  /** Of an invented person: every page says so. */
  isSample: boolean
}
