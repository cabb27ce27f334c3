import type { BasicAnswer } from '@individua/contract/answers'
import { limits } from '@individua/contract/limits'
import { useLocation } from 'react-router'
import { type LikertAnswers, loadDraft } from '../../lib/assessment-draft.ts'
import { useHydrated } from '../../lib/hydrated.ts'
import { asBasicAnswers } from './session.queries.ts'

/** What the screens of this flow hand to each other in the navigation state. */
export type CollectionState = {
  answers?: LikertAnswers
  milliseconds?: Record<string, number>
  email?: string
}

type CollectedAnswers = {
  answers: BasicAnswer[]
  state: CollectionState
  /** Whether it is known by now that there are some or none. */
  isKnown: boolean
}

/**
 * The answers to hand in: from the navigation state, else from the draft kept in this browser.
 * Empty while the page is being hydrated and when there are none or too few.
 */
export function useCollectedAnswers(): CollectedAnswers {
  const isHydrated = useHydrated()
  const { state } = useLocation() as { state: CollectionState | null }
  if (!isHydrated) return { answers: [], state: {}, isKnown: false }
  if (state?.answers && Object.keys(state.answers).length > 0) {
    return {
      answers: asBasicAnswers(state.answers, state.milliseconds ?? {}),
      state,
      isKnown: true,
    }
  }
  const draft = loadDraft('initial')
  const isComplete =
    draft !== undefined && Object.keys(draft.answers).length >= limits.basicQuestionCount
  const answers = isComplete ? asBasicAnswers(draft.answers, draft.milliseconds) : []
  return { answers, state: state ?? {}, isKnown: true }
}
