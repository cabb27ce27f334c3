import { useLocation } from 'react-router'
import type { LikertAnswers } from './assessment-draft.ts'
import { useHydrated } from './hydrated.ts'
import { isNumberRecord, isRecord } from './is-record.ts'

/** What screens pass to each other with a navigation; the browser keeps it across a reload. */
export type NavigationState = {
  /** The answers of an assessment just finished, and how long each question was on screen. */
  answers?: LikertAnswers
  milliseconds?: Record<string, number>
  /** Where the confirmation mail went, or what was typed as the email so far. */
  email?: string
  /** The simulated payment went through. */
  paid?: boolean
  /** The path, without language prefix, of the page that a link was followed on. */
  from?: string
  /** The question that this entry of the browser's history shows: its index, from 0. */
  question?: number
  /** The path of the entry before, which shows the question before. */
  pathBefore?: string
  /** The questions of earlier entries that do not name theirs, by the entry's key and fragment. */
  questionsBefore?: Record<string, number>
}

/** The state of this page; undefined while a prerendered page is being hydrated, which knows none. */
export function useNavigationState(): NavigationState | undefined {
  const { state } = useLocation()
  return useHydrated() ? readNavigationState(state) : undefined
}

/** The browser's history may hold anything, such as the state of an older version: it is left out. */
export function readNavigationState(state: unknown): NavigationState {
  if (!isRecord(state)) return {}
  const { answers, milliseconds, email, paid, from, question, pathBefore, questionsBefore } = state
  return {
    ...(isNumberRecord(answers) && { answers }),
    ...(isNumberRecord(milliseconds) && { milliseconds }),
    ...(typeof email === 'string' && { email }),
    ...(typeof paid === 'boolean' && { paid }),
    ...(typeof from === 'string' && { from }),
    ...(isIndex(question) && { question }),
    ...(typeof pathBefore === 'string' && { pathBefore }),
    ...(isNumberRecord(questionsBefore) && { questionsBefore }),
  }
}

function isIndex(value: unknown): value is number {
  return Number.isInteger(value) && Number(value) >= 0
}
