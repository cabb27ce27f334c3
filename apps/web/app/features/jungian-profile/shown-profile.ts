import type { AdvancedResult } from '@individua/contract/advanced-results'
import type { AnswerBehind } from '@individua/contract/results'
import { createContext, use } from 'react'

/** What the tabs show, of a sample and of one's own profile alike. */
export type ShownProfile = Omit<AdvancedResult, 'metadata' | 'qualityFlags' | 'moved' | 'change'>

/** The answers a text may rest on, by their question. */
export const AnswersOfProfile = createContext<ReadonlyMap<string, AnswerBehind>>(new Map())

export function useAnswersOfProfile() {
  return use(AnswersOfProfile)
}

export function byQuestion(answers: readonly AnswerBehind[]): ReadonlyMap<string, AnswerBehind> {
  return new Map(answers.map((answer) => [answer.questionUuid, answer]))
}
