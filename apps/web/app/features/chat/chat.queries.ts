import type { ChatErased, ChatHistory, ChatPiece } from '@individua/contract/chat'
import { queryOptions } from '@tanstack/react-query'
import { apiDelete, apiGet, apiPostLines } from '../../lib/api-client.ts'

const path = '/chat/messages'

export function conversationQuery(userId: string) {
  return queryOptions({
    queryKey: ['chat', userId],
    queryFn: ({ signal }) => apiGet<ChatHistory>(path, signal),
    refetchOnMount: 'always',
  })
}

/** The answer as it arrives; ends with `done`, or with `help` or `failed` alone. */
export function askChat(message: string): AsyncGenerator<ChatPiece> {
  return apiPostLines<ChatPiece>(path, { message })
}

export function eraseConversation(): Promise<ChatErased> {
  return apiDelete(path)
}
