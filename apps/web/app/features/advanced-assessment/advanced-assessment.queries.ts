import type { AdvancedAnswersBody, AnswerDraftBody } from '@individua/contract/answers'
import type { LotAnswersBody } from '@individua/contract/further-questions'
import type { Language } from '@individua/contract/languages'
import type { Step } from '@individua/contract/questions'
import { queryOptions } from '@tanstack/react-query'
import { advancedProgressQuery } from '../../lib/advanced-progress.ts'
import { apiPost } from '../../lib/api-client.ts'

// Read anew by every visit, and never while the user is answering.
const onceAVisit = { gcTime: 0, staleTime: Number.POSITIVE_INFINITY } as const

/** How far the user is; never read anew while the user is answering. */
export function progressQuery(userId: string) {
  return queryOptions({
    ...advancedProgressQuery(userId, 'questions'),
    staleTime: Number.POSITIVE_INFINITY,
  })
}

/** The questions of a step; the first asking makes them, every other one gives the same. */
export function stepQuery(userId: string, step: Step, language: Language) {
  return queryOptions({
    ...onceAVisit,
    queryKey: ['advanced-step', userId, step, language],
    queryFn: () => apiPost(`/questions/generated/steps/${step}`),
  })
}

/** Further questions; the first asking makes them, every other one gives the same until answered. */
export function lotQuery(userId: string, language: Language) {
  return queryOptions({
    ...onceAVisit,
    queryKey: ['lot', userId, language],
    queryFn: () => apiPost('/questions/more'),
  })
}

export function submitLot(body: LotAnswersBody) {
  return apiPost('/answers/lots', body)
}

export function submitStep(body: AdvancedAnswersBody) {
  return apiPost('/answers', body)
}

/** Lets the assessment go on from another device. */
export function sendDraft(body: AnswerDraftBody) {
  return apiPost('/answers/draft', body)
}
