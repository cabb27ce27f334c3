import type { ChatMessage } from '@individua/contract/chat'

/** A message on screen, stored by the server or not yet. */
export type ShownMessage = Pick<ChatMessage, 'id' | 'type' | 'content'>
