import { queryOptions } from '@tanstack/react-query'
import { apiDelete, apiGet } from '../../lib/api-client.ts'
import { apiPostLines } from '../../lib/api-lines.ts'

const path = '/chat/messages'

export function conversationQuery(userId: string) {
  return queryOptions({
    queryKey: ['chat', userId],
    queryFn: ({ signal }) => apiGet(path, { signal }),
    refetchOnMount: 'always',
  })
}

/** The reply as it arrives; ends with `done`, or with `help` or `failed` alone. */
export function askChat(message: string) {
  return apiPostLines(path, { message })
}

export function eraseConversation() {
  return apiDelete(path)
}
