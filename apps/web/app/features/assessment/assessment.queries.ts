import type { Language } from '@individua/contract/languages'
import type { Question, QuestionsBody } from '@individua/contract/questions'
import { queryOptions } from '@tanstack/react-query'
import { apiGet } from '../../lib/api-client.ts'
import type { FormType } from '../../lib/assessment-draft.ts'

/** The questions of a form; once read, a copy in this browser serves without a network. */
export function questionsQuery(formType: FormType, language: Language) {
  const copyKey = `individua.questions.${formType}.${language}`
  return queryOptions({
    queryKey: ['questions', formType, language],
    queryFn: async ({ signal }) => {
      const { questions } = await apiGet<QuestionsBody>(pathOf(formType, language), signal)
      keepCopy(copyKey, questions)
      return questions
    },
    initialData: () => readCopy(copyKey),
    initialDataUpdatedAt: 0,
    // Without a network the reading must fail at once instead of waiting for one.
    networkMode: 'always',
  })
}

function pathOf(formType: FormType, language: Language): string {
  if (formType === 'initial') return '/questions/basic'
  return `/questions?${new URLSearchParams({ type: 'detailed', lang: language })}`
}

function readCopy(key: string): Question[] | undefined {
  try {
    const kept = localStorage.getItem(key)
    return kept === null ? undefined : (JSON.parse(kept) as Question[])
  } catch {
    return undefined
  }
}

function keepCopy(key: string, questions: Question[]): void {
  try {
    localStorage.setItem(key, JSON.stringify(questions))
  } catch {
    return
  }
}
