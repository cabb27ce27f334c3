import type { Language } from '@individua/contract/languages'
import { queryOptions } from '@tanstack/react-query'
import { apiGet, apiPost } from '../../lib/api-client.ts'
import { readDashboard } from './read-dashboard.ts'

export function dashboardQuery(language: Language, userId: string) {
  return queryOptions({
    queryKey: ['dashboard', userId, language],
    queryFn: async ({ signal }) => readDashboard(await apiGet('/dashboard', { signal })),
  })
}

/** Calculates the basic result of the signed-in user; asking again gives the same one. */
export function calculateBasicResult() {
  return apiPost('/results/basic')
}
