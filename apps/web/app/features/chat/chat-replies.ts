import type { Help } from '@individua/contract/answers'
import type { ChatHistory, ChatPiece } from '@individua/contract/chat'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { ApiError } from '../../lib/api-error.ts'
import { askChat, conversationQuery } from './chat.queries.ts'

/** A sent message, and as much of its reply as has arrived. */
export interface Underway {
  question: string
  reply: string
}

interface ChatReplies {
  underway: Underway | undefined
  failed: { message: string; error: unknown } | undefined
  help: Help | undefined
  send(message: string): Promise<void>
  leaveHelp(): void
}

interface Field {
  draft: string
  setDraft(text: string): void
}

/** Sends messages, one at a time; one without a reply goes back into the field, if that is empty. */
export function useChatReplies(userId: string, field: Field): ChatReplies {
  const conversation = useStoredMessages(userId)
  const [underway, setUnderway] = useState<Underway>()
  const [failed, setFailed] = useState<ChatReplies['failed']>()
  const [help, setHelp] = useState<Help>()
  const now = useRef(field)
  now.current = field

  /** @returns whether it is the last one */
  const take = (piece: ChatPiece): boolean => {
    if (piece.kind === 'text') {
      setUnderway((known) => known && { ...known, reply: known.reply + piece.text })
      return false
    }
    if (piece.kind === 'failed') throw new ApiError('unavailable', piece.code, 200)
    setUnderway(undefined)
    if (piece.kind === 'help') setHelp(piece)
    else conversation.add(piece)
    return true
  }
  const giveBack = async (message: string, error: unknown) => {
    if (now.current.draft === '') now.current.setDraft(message)
    setFailed({ message, error })
    setUnderway(undefined)
    if (!(await conversation.hasReply(message))) return
    setFailed(undefined)
    if (now.current.draft === message) now.current.setDraft('')
  }
  const send = async (message: string) => {
    now.current.setDraft('')
    setFailed(undefined)
    setUnderway({ question: message, reply: '' })
    try {
      let isWhole = false
      for await (const piece of askChat(message)) isWhole = take(piece)
      if (!isWhole) throw new ApiError('network', 'the reply ended early', 0)
    } catch (error) {
      await giveBack(message, error)
    }
  }
  return { underway, failed, help, send, leaveHelp: () => setHelp(undefined) }
}

type Exchange = Extract<ChatPiece, { kind: 'done' }>

/** The conversation as the server stores it. */
function useStoredMessages(userId: string) {
  const queries = useQueryClient()
  const { queryKey } = conversationQuery(userId)
  return {
    add: (exchange: Exchange) =>
      queries.setQueryData(queryKey, (known) => known && withExchange(known, exchange)),
    /** The server may have replied while no page was open. */
    async hasReply(message: string): Promise<boolean> {
      const before = queries.getQueryData(queryKey)?.messages.length ?? 0
      await queries.invalidateQueries({ queryKey })
      const messages = queries.getQueryData(queryKey)?.messages ?? []
      return messages.length > before && messages.at(-2)?.content === message
    },
  }
}

function withExchange(known: ChatHistory, { question, answer }: Exchange): ChatHistory {
  return {
    messages: [...known.messages, question, answer],
    remainingToday: Math.max(0, known.remainingToday - 1),
  }
}
