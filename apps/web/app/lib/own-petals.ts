import { queryOptions } from '@tanstack/react-query'
import { apiGet } from './api-client.ts'

/** The petals of the reader's profile, for pictures outside the dashboard. */
export function ownPetalsQuery(userId: string | undefined) {
  return queryOptions({
    queryKey: ['own-petals', userId],
    queryFn: async ({ signal }) => (await apiGet('/dashboard', { signal })).petals,
    enabled: userId !== undefined,
  })
}
