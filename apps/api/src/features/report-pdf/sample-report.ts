import type { ContentLanguage } from '@individua/instrument/content-language'
import { sampleResult } from '../results/sample-result.service.ts'
import type { ReportData } from './report-data.ts'

export function sampleReport(language: ContentLanguage, createdAt: Date): ReportData {
  return { ...sampleResult(language, createdAt), isSample: true }
}
