import type { AdvancedAnswer } from '@individua/contract/answers'
import type { GeneratedQuestion } from '@individua/contract/questions'
import type { ChosenQuestion } from '@individua/instrument/choice/choose-step'
import type { ContentLanguage } from '@individua/instrument/content-language'
import type { Db } from '../../db/database.ts'
import { AppError } from '../../lib/app-error.ts'
import type { UserContext } from '../../lib/context.ts'
import {
  type AskedQuestion,
  findAskedQuestions,
  insertQuestions,
  storeAnswers,
} from './advanced-assessment.queries.ts'
import { problem, readStepAnswers } from './check-step.ts'
import { presentQuestion, toQuestion } from './chosen-question.ts'
import {
  findFormKind,
  findFurtherLocations,
  findLastAnsweredAt,
  findOpenFurther,
  insertFurther,
} from './further-form.queries.ts'

export type FurtherKind = 'lot' | 'daily'

/** Questions on top of the forms, in the item bank's own words. */
export interface FurtherForm {
  id: string
  questions: readonly AskedQuestion[]
}

/** The questions that wait for their answers, if there are any. */
export async function findOpenForm(
  tx: Db,
  userId: string,
  kind: FurtherKind,
): Promise<FurtherForm | undefined> {
  const id = await findOpenFurther(tx, userId, kind)
  return id === undefined ? undefined : { id, questions: await findAskedQuestions(tx, id) }
}

/** When this user last answered a form of a kind. */
export async function findLastAnswered(
  tx: Db,
  userId: string,
  kind: FurtherKind,
): Promise<Date | undefined> {
  return findLastAnsweredAt(tx, userId, kind)
}

/** The kind of the form that asked this user a question; undefined where none did. */
export function kindOfForm({ db, user }: UserContext, questionId: string) {
  return findFormKind(db, user.id, questionId)
}

export async function beginForm(
  tx: Db,
  ctx: UserContext,
  kind: FurtherKind,
  id: string,
  chosen: readonly ChosenQuestion[],
): Promise<FurtherForm> {
  const of = { id, kind, userId: ctx.user.id, language: ctx.contentLanguage }
  await insertFurther(tx, of, ctx.now())
  await insertQuestions(
    tx,
    chosen.map((question, position) => toQuestion(question, id, null, position)),
  )
  return { id, questions: await findAskedQuestions(tx, id) }
}

export function presentForm(
  { questions }: FurtherForm,
  language: ContentLanguage,
): GeneratedQuestion[] {
  return questions.map((question) => presentQuestion(question, language))
}

/**
 * The form that the answers belong to.
 * @throws AppError `question_unknown` for questions of no such form or of another user
 */
export async function findFormOf(
  tx: Db,
  { user, language }: UserContext,
  kind: FurtherKind,
  answers: readonly AdvancedAnswer[],
): Promise<FurtherForm> {
  const ids = answers.map(({ questionUuid }) => questionUuid)
  const found = await findFurtherLocations(tx, user.id, kind, ids)
  const [first] = found
  const details = ids.flatMap((id, index) =>
    first && found.some((one) => one.id === id && one.assessmentId === first.assessmentId)
      ? []
      : [problem(`answers.${index}.questionUuid`, 'field_unknown', language)],
  )
  if (!first || details.length > 0) throw new AppError('question_unknown', { details })
  return { id: first.assessmentId, questions: await findAskedQuestions(tx, first.assessmentId) }
}

/**
 * Stores all answers of a form, once.
 * @returns false where the same answers were stored before
 * @throws AppError `validation_failed`; `step_answered` for other answers than those stored before
 */
export async function storeForm(
  tx: Db,
  ctx: UserContext,
  { id, questions }: FurtherForm,
  answers: readonly AdvancedAnswer[],
): Promise<boolean> {
  const read = readStepAnswers(questions, answers, ctx.language)
  const isSame = read.every(
    ({ question, value, secondValue }) =>
      question.value === value && question.secondValue === secondValue,
  )
  if (isSame) return false
  if (questions.some(({ value }) => value !== null)) throw new AppError('step_answered')
  const rows = read.map(({ question, value, secondValue, given }) => ({
    itemId: question.itemId,
    value,
    secondValue,
    milliseconds: given.milliseconds ?? null,
  }))
  await storeAnswers(tx, id, rows, ctx.now())
  return true
}
