import type { Language } from '@individua/contract/languages'
import type { Question } from '@individua/contract/questions'
import { useEffect, useState } from 'react'
import { isRetried } from '../../lib/api-error.ts'
import type { FormType } from '../../lib/assessment-draft.ts'
import { loadQuestions, storedQuestions } from './load-questions.ts'

/** Milliseconds before the second and the third attempt. */
const retryDelays = [1_000, 2_000]

export interface Questions {
  questions?: Question[] | undefined
  error: unknown
}

/**
 * The questions of a form: the copy in this browser at once, if there is one, then those of the
 * server. The query library would make this page, which everyone loads first, a tenth heavier.
 */
export function useQuestions(formType: FormType, language: Language): Questions {
  const key = `${formType} ${language}`
  const initial = () => ({ key, questions: storedQuestions(formType, language), error: null })
  const [state, setState] = useState<Questions & { key: string }>(initial)
  if (state.key !== key) setState(initial())
  useEffect(() => {
    const ending = new AbortController()
    const { signal } = ending
    const setIfMounted = (change: Partial<Questions>) => {
      if (!signal.aborted) setState((before) => ({ ...before, ...change }))
    }
    loadWithRetries(formType, language, signal).then(
      (questions) => setIfMounted({ questions }),
      (error: unknown) => setIfMounted({ error }),
    )
    return () => ending.abort()
  }, [formType, language])
  return state
}

async function loadWithRetries(
  formType: FormType,
  language: Language,
  signal: AbortSignal,
): Promise<Question[]> {
  for (const delay of retryDelays) {
    try {
      return await loadQuestions(formType, language, signal)
    } catch (error) {
      if (signal.aborted || !isRetried(error)) throw error
      await new Promise((resolve) => setTimeout(resolve, delay))
    }
  }
  return loadQuestions(formType, language, signal)
}
