import { type ContentLanguage, contentLanguage } from '@individua/instrument/content-language'
import type { Answer } from '@individua/instrument/scoring/answers'
import type { Db } from '../../db/database.ts'
import { findAnswersOfForm } from '../assessment/form.service.ts'
import {
  type AskedQuestion,
  findAdvanced,
  findAskedQuestions,
} from './advanced-assessment.queries.ts'
import {
  currentQuestions,
  findClosedAnswers,
  nextStepOf,
  openTextsOf,
} from './advanced-form.service.ts'
import { formatAnswer, formatSecond, type WordedQuestion, wordsOf } from './question-words.ts'

/** All that an advanced result is made from and rests on. */
export interface AnsweredForm {
  /** In which it was begun, and its open questions probably answered. */
  language: ContentLanguage
  hasResult: boolean
  /** Basic and advanced answers in their order, without the open ones. */
  closed: Answer[]
  /** Without what is withheld from scores and texts. */
  open: { itemId: string; text: string }[]
  /** The same answers, formatted: only what may be shown behind a claim. */
  questions: readonly (WordedQuestion & { value: string; secondValue: string | null })[]
}

/** An advanced assessment whose three steps are answered; undefined while they are not. */
export async function findAnsweredForm(
  db: Db,
  assessmentId: string,
): Promise<AnsweredForm | undefined> {
  const found = await findAdvanced(db, assessmentId)
  if (!found?.basicAssessmentId) return undefined
  const { id, basicAssessmentId, startedAt, hasResult, language } = found
  const questions = currentQuestions(await findAskedQuestions(db, id))
  if (nextStepOf(questions) !== null) return undefined
  const form = { id, basicAssessmentId, startedAt, questions, nextStep: null, hasResult }
  const basic = await findAnswersOfForm(db, basicAssessmentId)
  return {
    language: contentLanguage(language),
    hasResult,
    closed: await findClosedAnswers(db, form),
    open: openTextsOf(form),
    questions: [
      ...basic.map(({ itemId, value }) => ({ ...inItsOwnWords, itemId, value: String(value) })),
      ...questions.flatMap(shownAnswer),
    ],
  }
}

const inItsOwnWords = { shownOptionIds: null, wording: null, secondValue: null }

function shownAnswer(question: AskedQuestion) {
  const { itemId, shownOptionIds, wording, value, secondValue, isWithheld } = question
  if (value === null || isWithheld) return []
  return [{ itemId, shownOptionIds, wording, value, secondValue }]
}

/** Questions and answers as their reader reads them, by item. */
export function formatAnswers(questions: AnsweredForm['questions'], language: ContentLanguage) {
  return questions.map((question) => ({
    itemId: question.itemId,
    questionText: wordsOf(question, language).text,
    answer: formatAnswer(question, question.value, language) ?? '',
    ...formatSecond(question, question.secondValue, language),
  }))
}
