import type { ContentLanguage } from '@individua/instrument/content-language'
import type { BasicReport } from '@individua/report/compose/report'
import { writeBasicReport } from '@individua/report/compose/write-basic-report'
import type { Db } from '../../db/database.ts'
import type { StoredAdvancedReport } from '../../db/schema/reports.ts'
import type { UserContext } from '../../lib/context.ts'
import type { StoredReport } from '../../lib/stored-words.ts'
import {
  type AnsweredForm,
  findAnsweredForm,
  formatAnswers,
} from '../advanced-assessment/answered-form.service.ts'
import { assessmentsBehind } from '../pooled-answers/pooled-form.service.ts'
import { builtInEngine, composeReport, toWords } from './compose-report.ts'
import type { FormattedAnswer, Words } from './present-result.ts'
import { insertReport, type StoredResult } from './results.queries.ts'

/** A result with its words in one language and the answers behind them. */
export interface WrittenResult<Report> {
  words: Words<Report>
  answers: FormattedAnswer[]
  /** These words are the stored ones: another instance may have been first. */
  isStored: boolean
}

/** In words that are not stored yet. @param form the answers behind the result */
export function wordBasicResult(
  { profile }: StoredResult,
  form: AnsweredForm,
  language: ContentLanguage,
): Pick<WrittenResult<BasicReport>, 'words' | 'answers'> {
  const body = writeBasicReport(profile, likertAnswersOf(form), language)
  return {
    words: { engine: builtInEngine, body },
    answers: formatAnswers(form.questions, language),
  }
}

/** The scores are the same in every language; the words are written when a language is first asked for. */
export async function writeBasicResult(
  db: Db,
  result: StoredResult,
  known: StoredReport | null,
  language: ContentLanguage,
): Promise<WrittenResult<BasicReport>> {
  const form = await findAnsweredForm(db, await assessmentsBehind(db, result))
  if (known) {
    return { words: known, answers: formatAnswers(form.questions, language), isStored: true }
  }
  const worded = wordBasicResult(result, form, language)
  const report = { resultId: result.id, language, ...worded.words }
  return { ...worded, isStored: await insertReport(db, report) }
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
  const isStored =
    known !== null || (await insertReport(db, { resultId: result.id, language, ...words }))
  const { engine } = words
  const answers = formatAnswers(form.questions, language)
  return { words, full: { engine, body: report }, answers, isStored }
}

/** The newest answer to each statement. */
function likertAnswersOf({ questions }: AnsweredForm) {
  return questions.map(({ itemId, value }) => ({
    kind: 'likert' as const,
    itemId,
    value: Number(value),
  }))
}
