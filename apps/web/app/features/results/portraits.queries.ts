import type { Language } from '@individua/contract/languages'
import { queryOptions } from '@tanstack/react-query'
import { apiGet } from '../../lib/api-client.ts'
import { readDashboard } from './read-dashboard.ts'

/** Every result with its date, newest first. */
export function portraitsQuery(language: Language, userId: string) {
  return queryOptions({
    queryKey: ['portraits', userId, language],
    queryFn: ({ signal }) => apiGet('/results', { signal }),
    staleTime: 0,
  })
}

export function portraitQuery(language: Language, userId: string, resultId: string) {
  return queryOptions({
    queryKey: ['portrait', userId, resultId, language],
    queryFn: async ({ signal }) => readDashboard(await apiGet(`/results/${resultId}`, { signal })),
  })
}

export function comparisonQuery(
  language: Language,
  userId: string,
  { from, to }: { from: string; to: string },
) {
  return queryOptions({
    queryKey: ['comparison', userId, from, to, language],
    queryFn: ({ signal }) => apiGet('/results/compare', { signal, query: { from, to } }),
  })
}
