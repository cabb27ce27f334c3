import { queryOptions } from '@tanstack/react-query'
import { apiGet } from './api-client.ts'

/** How far the user is in the advanced assessment. Each screen reads it anew on every visit. */
export function advancedProgressQuery(userId: string, screen: 'questions' | 'payment') {
  return queryOptions({
    queryKey: ['advanced-progress', userId, screen],
    queryFn: ({ signal }) => apiGet('/questions/generated', { signal }),
    gcTime: 0,
  })
}
