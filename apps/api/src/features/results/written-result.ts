import type { ContentLanguage } from '@individua/instrument/content-language'
import type { BasicReport } from '@individua/report/compose/report'
import { writeBasicReport } from '@individua/report/compose/write-basic-report'
import type { Db } from '../../db/database.ts'
import type { StoredAdvancedReport } from '../../db/schema/reports.ts'
import type { UserContext } from '../../lib/context.ts'
import {
  type AnsweredForm,
  findAnsweredForm,
  formatAnswers,
} from '../advanced-assessment/answered-form.service.ts'
import { assessmentsBehind } from '../pooled-answers/pooled-form.service.ts'
import { builtInEngine, composeReport, toWords } from './compose-report.ts'
import type { FormattedAnswer, Words } from './present-result.ts'
import { insertReport, type StoredReport, type StoredResult } from './results.queries.ts'

/** A result with its words in one language and the answers behind them. */
export interface WrittenResult<Report> {
  words: Words<Report>
  answers: FormattedAnswer[]
}

/** The scores are the same in every language; the words are written when a language is first asked for. */
export async function writeBasicResult(
  db: Db,
  result: StoredResult,
  known: StoredReport | null,
  language: ContentLanguage,
): Promise<WrittenResult<BasicReport>> {
  const form = await findAnsweredForm(db, await assessmentsBehind(db, result))
  const words = known ?? {
    engine: builtInEngine,
    body: writeBasicReport(result.profile, likertAnswersOf(form), language),
  }
  if (!known) await insertReport(db, { resultId: result.id, language, ...words })
  return { words, answers: formatAnswers(form.questions, language) }
}

/** Of an advanced result both the dashboard's report and the full one, written together. */
export async function writeAdvancedResult(
  { db, parameters }: Pick<UserContext, 'db' | 'parameters'>,
  result: StoredResult,
  known: StoredReport | null,
  language: ContentLanguage,
): Promise<WrittenResult<BasicReport> & { full: Words<StoredAdvancedReport> }> {
  const form = await findAnsweredForm(db, await assessmentsBehind(db, result))
  const report = known?.advancedBody ?? composeReport(result.profile, form, language, parameters)
  const words = known ?? toWords(report)
  if (!known) await insertReport(db, { resultId: result.id, language, ...words })
  const { engine } = words
  return { words, full: { engine, body: report }, answers: formatAnswers(form.questions, language) }
}

/** The newest answer to each statement. */
function likertAnswersOf({ questions }: AnsweredForm) {
  return questions.map(({ itemId, value }) => ({
    kind: 'likert' as const,
    itemId,
    value: Number(value),
  }))
}
