import type { ChatHistory, ChatPiece } from '@individua/contract/chat'
import type { HelpLine } from '@individua/contract/help-lines'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiError } from '../../lib/api-error.ts'
import { askChat, conversationQuery } from './chat.queries.ts'

/** A message on its way, and as much of its answer as is there. */
export interface Underway {
  question: string
  answer: string
}

interface Answering {
  underway: Underway | undefined
  failure: unknown
  help: readonly HelpLine[] | undefined
  send(message: string): Promise<void>
  leaveHelp(): void
}

/**
 * Sends messages, one at a time, and puts the kept ones into the conversation.
 * @param giveBack is told a message that got no answer
 */
export function useAnswering(userId: string, giveBack: (message: string) => void): Answering {
  const queries = useQueryClient()
  const { queryKey } = conversationQuery(userId)
  const [underway, setUnderway] = useState<Underway>()
  const [failure, setFailure] = useState<unknown>()
  const [help, setHelp] = useState<readonly HelpLine[]>()

  /** @returns whether it is the last one */
  const take = (piece: ChatPiece): boolean => {
    if (piece.kind === 'text') {
      setUnderway((now) => now && { ...now, answer: now.answer + piece.text })
      return false
    }
    if (piece.kind === 'failed') throw new ApiError('unavailable', piece.code, 200)
    if (piece.kind === 'help') setHelp(piece.lines)
    else queries.setQueryData(queryKey, (known) => known && withExchange(known, piece))
    return true
  }
  const send = async (message: string) => {
    setFailure(undefined)
    setHelp(undefined)
    setUnderway({ question: message, answer: '' })
    try {
      let isWhole = false
      for await (const piece of askChat(message)) isWhole = take(piece)
      if (!isWhole) throw new ApiError('network', 'the answer ended early', 0)
    } catch (error) {
      giveBack(message)
      setFailure(error)
      // It may have been answered all the same, with nobody there to hear it.
      await queries.invalidateQueries({ queryKey })
    } finally {
      setUnderway(undefined)
    }
  }
  return { underway, failure, help, send, leaveHelp: () => setHelp(undefined) }
}

type Exchange = Extract<ChatPiece, { kind: 'done' }>

function withExchange(known: ChatHistory, { question, answer }: Exchange): ChatHistory {
  return {
    messages: [...known.messages, question, answer],
    remainingToday: Math.max(0, known.remainingToday - 1),
  }
}
