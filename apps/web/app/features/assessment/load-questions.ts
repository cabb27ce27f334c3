import type { Language } from '@individua/contract/languages'
import type { Question, QuestionsBody } from '@individua/contract/questions'
import { apiGet } from '../../lib/api-client.ts'
import type { FormType } from '../../lib/assessment-draft.ts'
import { isRecord } from '../../lib/is-record.ts'
import { readJson, storeJson } from '../../lib/storage.ts'

const copyKey = (formType: FormType, language: Language) =>
  `individua.questions.${formType}.${language}`

/** The copy that this browser holds of questions read before. */
export function storedQuestions(formType: FormType, language: Language): Question[] | undefined {
  return readJson(copyKey(formType, language), areQuestions)
}

/** Reads the questions from the server; a copy in this browser serves later without a network. */
export async function loadQuestions(
  formType: FormType,
  language: Language,
  signal: AbortSignal,
): Promise<Question[]> {
  const { questions } = await readForm(formType, language, signal)
  storeJson(copyKey(formType, language), questions)
  return questions
}

async function readForm(
  formType: FormType,
  language: Language,
  signal: AbortSignal,
): Promise<Pick<QuestionsBody, 'questions'>> {
  if (formType === 'initial') {
    if (navigator.onLine) return apiGet('/questions/basic', { signal })
    const { builtInQuestions } = await import('./built-in-questions.ts')
    return { questions: await builtInQuestions(language) }
  }
  return apiGet('/questions', { query: { type: 'detailed', lang: language }, signal })
}

/** A question of a fixed form, which has no choices. */
function isQuestion(value: unknown): value is Question {
  return (
    isRecord(value) &&
    typeof value.questionUuid === 'string' &&
    typeof value.questionText === 'string' &&
    typeof value.questionNo === 'number'
  )
}

const areQuestions = (value: unknown) => Array.isArray(value) && value.every(isQuestion)
