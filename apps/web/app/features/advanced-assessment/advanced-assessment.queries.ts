import type {
  AdvancedAnswersBody,
  AnswerDraftBody,
  DraftKept,
  StepAccepted,
} from '@individua/contract/answers'
import type { Language } from '@individua/contract/languages'
import type { AdvancedProgress, GeneratedQuestions, Step } from '@individua/contract/questions'
import { queryOptions } from '@tanstack/react-query'
import { apiGet, apiPost } from '../../lib/api-client.ts'

// Read anew by every visit, and never while somebody is answering.
const onceAVisit = { gcTime: 0, staleTime: Number.POSITIVE_INFINITY } as const

/** Where the assessment of this user stands. */
export function progressQuery(userId: string) {
  return queryOptions({
    ...onceAVisit,
    queryKey: ['advanced-progress', userId],
    queryFn: ({ signal }) => apiGet<AdvancedProgress>('/questions/generated', signal),
  })
}

/** The questions of a step; the first asking makes them, every other one gives the same. */
export function stepQuery(userId: string, step: Step, language: Language) {
  return queryOptions({
    ...onceAVisit,
    queryKey: ['advanced-step', userId, step, language],
    queryFn: () => apiPost<GeneratedQuestions>(`/questions/generated/steps/${step}`),
  })
}

export function submitStep(body: AdvancedAnswersBody): Promise<StepAccepted> {
  return apiPost('/answers', body)
}

/** Lets the assessment go on from another device. */
export function sendDraft(body: AnswerDraftBody): Promise<DraftKept> {
  return apiPost('/answers/draft', body)
}
