import type { Language } from '@individua/contract/languages'
import { queryOptions } from '@tanstack/react-query'
import { apiDelete, apiGet } from '../../lib/api-client.ts'

export function answersQuery(language: Language, userId: string) {
  return queryOptions({
    queryKey: ['answers', userId, language],
    queryFn: ({ signal }) => apiGet('/answers', { signal }),
  })
}

export function paymentsQuery(language: Language, userId: string) {
  return queryOptions({
    queryKey: ['payments', userId, language],
    queryFn: ({ signal }) => apiGet('/users/payments', { signal }),
  })
}

export function eraseAccount() {
  return apiDelete('/users/me')
}
