import type { BasicAnswer } from '@individua/contract/answers'
import { limits } from '@individua/contract/limits'
import { loadDraft } from '../../lib/assessment-draft.ts'
import { type NavigationState, useNavigationState } from '../../lib/navigation-state.ts'
import { asBasicAnswers } from './session.queries.ts'

type CollectedAnswers = {
  answers: BasicAnswer[]
  state: NavigationState
  /** Whether it is known by now that there are some or none. */
  isKnown: boolean
}

/**
 * The answers to submit: from the navigation state, else from the draft stored in this browser.
 * Empty while the page is being hydrated and when there are none or too few.
 */
export function useCollectedAnswers(): CollectedAnswers {
  const state = useNavigationState()
  if (!state) return { answers: [], state: {}, isKnown: false }
  if (state.answers && Object.keys(state.answers).length > 0) {
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
  return { answers, state, isKnown: true }
}
