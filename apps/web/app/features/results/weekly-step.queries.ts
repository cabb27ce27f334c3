import type { Language } from '@individua/contract/languages'
import type { LookBackBody, WeeklyStepBody } from '@individua/contract/weekly-step'
import { queryOptions } from '@tanstack/react-query'
import { apiGet, apiPost } from '../../lib/api-client.ts'

/** The step of this week; read anew by every visit. */
export function weeklyStepQuery(language: Language, userId: string) {
  return queryOptions({
    queryKey: ['weekly-step', userId, language],
    queryFn: ({ signal }) => apiGet('/weekly-step', { signal }),
    staleTime: 0,
  })
}

export function keepTried(body: WeeklyStepBody) {
  return apiPost('/weekly-step', body)
}

export function keepLookBack(body: LookBackBody) {
  return apiPost('/weekly-step/look-back', body)
}
