import type { ChatMessage } from '@individua/contract/chat'

/** A message on screen; one that is on its way has no time yet. */
export type ShownMessage = Pick<ChatMessage, 'id' | 'type' | 'content'> & {
  timestamp?: string | undefined
}

/** Each question with what was replied to it. */
export function turnsOf(messages: readonly ShownMessage[]): ShownMessage[][] {
  const turns: ShownMessage[][] = []
  for (const message of messages) {
    const last = turns.at(-1)
    if (last && message.type === 'assistant') last.push(message)
    else turns.push([message])
  }
  return turns
}
