import type { ChatMessage } from '@individua/contract/chat'
import type { StoredMessage } from './chat.queries.ts'

export function asChatMessage({
  id,
  author,
  content,
  createdAt,
  engine,
}: StoredMessage): ChatMessage {
  return {
    id,
    type: author,
    content,
    timestamp: createdAt.toISOString(),
    ...(engine !== null && { engine }),
  }
}
