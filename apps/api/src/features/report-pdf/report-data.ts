import type { PresentedResult } from '../results/presented-result.service.ts'

/** What a report is printed from; plain data, so that it can be handed to another thread. */
export interface ReportData extends PresentedResult {
  /** Of an invented person: every page says so. */
  isSample: boolean
}
