import type { Language } from '@individua/contract/languages'
import type { Question } from '@individua/contract/questions'
import { queryOptions } from '@tanstack/react-query'
import { apiGet } from '../../lib/api-client.ts'
import type { FormType } from '../../lib/assessment-draft.ts'
import { isRecord } from '../../lib/is-record.ts'
import { readJson, storeJson } from '../../lib/storage.ts'

/** The questions of a form; once read, a copy in this browser serves without a network. */
export function questionsQuery(formType: FormType, language: Language) {
  const copyKey = `individua.questions.${formType}.${language}`
  return queryOptions({
    queryKey: ['questions', formType, language],
    queryFn: async ({ signal }) => {
      const { questions } = await readForm(formType, language, signal)
      storeJson(copyKey, questions)
      return questions
    },
    initialData: () => readJson(copyKey, areQuestions),
    initialDataUpdatedAt: 0,
    // Without a network the reading must fail at once instead of waiting for one.
    networkMode: 'always',
  })
}

function readForm(formType: FormType, language: Language, signal: AbortSignal) {
  if (formType === 'initial') return apiGet('/questions/basic', { signal })
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
