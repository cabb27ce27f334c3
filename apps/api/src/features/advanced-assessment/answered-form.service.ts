import { type ContentLanguage, contentLanguage } from '@individua/instrument/content-language'
import type { Answer } from '@individua/instrument/scoring/answers'
import type { Db } from '../../db/database.ts'
import {
  formatAnswer,
  formatSecond,
  type WordedQuestion,
  wordsOf,
} from '../../lib/question-words.ts'
import type { AskedQuestion } from './advanced-assessment.queries.ts'
import { currentQuestions, openTextsOf, toClosedAnswer } from './advanced-form.service.ts'
import { findQuestions } from './whole-form.queries.ts'

/** The answers of one assessment, in their order. */
export interface Occasion {
  assessmentId: string
  closed: Answer[]
  /** Without what is withheld from scores and texts. */
  open: { itemId: string; text: string }[]
}

/** All that a result is made from and rests on: the answers of one or more assessments. */
export interface AnsweredForm {
  /** In which the newest was begun, and open questions probably answered. */
  language: ContentLanguage
  /** Oldest first. */
  occasions: readonly Occasion[]
  /** The newest answer to each item, formatted: only what may be shown behind a claim. */
  questions: readonly AnsweredQuestion[]
  /** Whether an answer to an open question is withheld from scores and texts. */
  isTextWithheld: boolean
}

type AnsweredQuestion = WordedQuestion & { value: string; secondValue: string | null }

/** The answers of assessments, given oldest first; an item that was answered again counts each time. */
export async function findAnsweredForm(
  db: Db,
  assessmentIds: readonly string[],
): Promise<AnsweredForm> {
  const forms = await Promise.all(
    assessmentIds.map(async (assessmentId) => {
      const questions = currentQuestions((await findQuestions(db, assessmentId)) ?? [])
      return { assessmentId, questions }
    }),
  )
  const shown = forms.flatMap(({ questions }) => questions.flatMap(shownAnswer))
  return {
    language: contentLanguage(forms.at(-1)?.questions[0]?.language ?? ''),
    occasions: forms.map(({ assessmentId, questions }) => ({
      assessmentId,
      closed: questions.flatMap(toClosedAnswer),
      open: openTextsOf(questions),
    })),
    questions: [...new Map(shown.map((question) => [question.itemId, question])).values()],
    isTextWithheld: forms.some(({ questions }) => questions.some(({ isWithheld }) => isWithheld)),
  }
}

function shownAnswer(question: AskedQuestion): AnsweredQuestion[] {
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
