import type { Language } from '@individua/contract/languages'
import { sampleResult } from '../results/sample-result.service.ts'
import type { ReportData } from './report-data.ts'

export function sampleReport(language: Language, createdAt: Date): ReportData {
  return { ...sampleResult(language, createdAt), isSample: true }
}
