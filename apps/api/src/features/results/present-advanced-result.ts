import type { AdvancedResult } from '@individua/contract/advanced-results'
import type { ContentLanguage } from '@individua/instrument/content-language'
import type { AdvancedReport } from '@individua/report/compose/advanced-report'
import { plainReport } from '@individua/report/compose/plain-report'
import { type FormattedAnswer, presentGround, type Words } from './present-result.ts'
import type { StoredResult } from './results.queries.ts'

/** An advanced result as the Jungian profile shows it. */
export function presentAdvancedResult(
  result: StoredResult,
  { engine, body: report }: Words<AdvancedReport>,
  answers: readonly FormattedAnswer[],
  language: ContentLanguage,
): AdvancedResult {
  return { ...plainReport(report), ...presentGround(result, engine, answers, language) }
}
