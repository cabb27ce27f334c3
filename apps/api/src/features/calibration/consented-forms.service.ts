import type { CalibrationForm } from '@individua/instrument/calibration/calibration-form'
import { contentLanguage } from '@individua/instrument/content-language'
import { itemsById } from '@individua/instrument/items/item-bank'
import type { Answer } from '@individua/instrument/scoring/answers'
import type { Db } from '../../db/database.ts'
import {
  type ClosedAnswer,
  findClosedAnswersOf,
  findConsentedAssessments,
} from './consented-forms.queries.ts'

/** More forms make the fit hardly better. */
const mostForms = 5_000
const formsPerQuery = 500

/**
 * The newest complete form of each user who consents: language and answers, and nothing that tells
 * whose they are. No open answer, no time.
 */
export async function readConsentedForms(db: Db): Promise<CalibrationForm[]> {
  const ids = await findConsentedAssessments(db, mostForms)
  const forms: CalibrationForm[] = []
  for (let from = 0; from < ids.length; from += formsPerQuery) {
    const rows = await findClosedAnswersOf(db, ids.slice(from, from + formsPerQuery))
    const byForm = Map.groupBy(rows, ({ formId }) => formId)
    for (const ofForm of byForm.values()) forms.push(toForm(ofForm))
  }
  return forms
}

function toForm(rows: readonly ClosedAnswer[]): CalibrationForm {
  const language = contentLanguage(rows[0]?.language ?? '')
  return { language, answers: rows.flatMap(toAnswer) }
}

/** Without answers to items that the bank no longer has. */
function toAnswer({ itemId, value, secondValue, shownOptionIds }: ClosedAnswer): Answer[] {
  const item = itemsById.get(itemId)
  if (item?.kind === 'likert') return [{ kind: 'likert', itemId, value: Number(value) }]
  if (item?.kind !== 'choice') return []
  const second = secondValue === null ? {} : { secondOptionId: secondValue }
  return [
    { kind: 'choice', itemId, optionId: value, ...second, shownOptionIds: shownOptionIds ?? [] },
  ]
}
