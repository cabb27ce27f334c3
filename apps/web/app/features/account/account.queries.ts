import type { UserAnswer } from '@individua/contract/answers'
import type { Language } from '@individua/contract/languages'
import type { Payment } from '@individua/contract/payments'
import type { AccountErased } from '@individua/contract/users'
import { queryOptions } from '@tanstack/react-query'
import { apiDelete, apiGet } from '../../lib/api-client.ts'

export function answersQuery(language: Language, userId: string) {
  return queryOptions({
    queryKey: ['answers', userId, language],
    queryFn: ({ signal }) => apiGet<UserAnswer[]>('/answers', signal),
  })
}

export function paymentsQuery(language: Language, userId: string) {
  return queryOptions({
    queryKey: ['payments', userId, language],
    queryFn: ({ signal }) => apiGet<Payment[]>('/users/payments', signal),
  })
}

export function eraseAccount(): Promise<AccountErased> {
  return apiDelete('/users/me')
}
