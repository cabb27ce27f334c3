import { z } from 'zod'
import { helpAbout, helpLine } from './help-line.schema.ts'
import { limits } from './limits.ts'

export const chatMessage = z
  .object({
    id: z.uuid(),
    type: z.enum(['user', 'assistant']),
    content: z.string(),
    timestamp: z.iso.datetime(),
    /** What wrote the reply: `built-in`, or provider and model; absent in the user's own messages. */
    engine: z.string().optional(),
  })
  .meta({ id: 'ChatMessage' })
export type ChatMessage = z.infer<typeof chatMessage>

export const chatHistory = z
  .object({ messages: z.array(chatMessage), remainingToday: z.int().min(0) })
  .meta({ id: 'ChatHistory' })
export type ChatHistory = z.infer<typeof chatHistory>

export const chatBody = z
  .object({ message: z.string().trim().min(1).max(limits.chatMessageMaxLength) })
  .meta({ id: 'ChatQuestion' })
export type ChatBody = z.infer<typeof chatBody>

/**
 * A piece of a reply as it arrives, one JSON object a line (`application/x-ndjson`). `help` comes
 * alone: nothing was stored and nothing else will follow.
 */
export const chatPiece = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('text'), text: z.string() }),
  z.object({ kind: z.literal('done'), question: chatMessage, answer: chatMessage }),
  z.object({ kind: z.literal('help'), lines: z.array(helpLine).min(1), about: helpAbout }),
  z.object({ kind: z.literal('failed'), code: z.string(), message: z.string() }),
])
export type ChatPiece = z.infer<typeof chatPiece>

export const chatErased = z.object({ erased: z.int().min(0) }).meta({ id: 'ChatErased' })
export type ChatErased = z.infer<typeof chatErased>
