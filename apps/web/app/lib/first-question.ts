import type { Language } from '@individua/contract/languages'
import type { Question } from '@individua/contract/questions'
import { createContext, use } from 'react'
import { useLanguage } from './localized-navigation.ts'

const carried = new Map<Language, Question | undefined>()

/** Prerendering puts its own source here; the browser reads what the page carries. */
export const FirstQuestionSource = createContext((language: Language): Question | undefined => {
  if (!carried.has(language)) carried.set(language, readFromPage(language))
  return carried.get(language)
})

/** The first question of the initial assessment, known before the server is asked for the questions. */
export function useFirstQuestion(): Question | undefined {
  return use(FirstQuestionSource)(useLanguage())
}

/** Undefined where another page was opened first. */
function readFromPage(language: Language): Question | undefined {
  const waiting = document.querySelector('[data-questions="waiting"]')
  const heading = waiting?.querySelector('h1')
  const questionUuid = waiting?.querySelector('input')?.name
  const isOther = document.documentElement.lang !== language
  if (isOther || !heading?.textContent || !questionUuid) return undefined
  return { questionUuid, questionText: heading.textContent, questionNo: 1 }
}
