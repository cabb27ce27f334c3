import type { AdvancedResult } from '@individua/contract/advanced-results'
import type { UserContext } from '../../lib/context.ts'
import { ModelFailure } from '../../providers/ai/language-model.ts'
import { logFailure } from '../wording/model-outcome.service.ts'
import { openModelStream } from '../wording/stream-model.service.ts'
import type { StoredMessage } from './chat.queries.ts'
import { chatInstructions, writeChatPrompt } from './chat-prompt.ts'
import { sentenceProblems, withoutMarks } from './sentence-problems.ts'
import { sentencesOf } from './sentences.ts'

export interface Asked {
  message: string
  profile: AdvancedResult
  /** Oldest first. */
  history: readonly StoredMessage[]
}

/** Thinking included. */
const maxOutputTokens = 3_000
/** A reply, not a lecture: it ends with the sentence that passes this. */
const longestReply = 1_800

/**
 * A model's reply, sentence by sentence, each checked before it is passed on.
 * @returns whether the reply is complete: false without a model, or where it broke off or failed the
 *   checks
 */
export async function* replyWithModel(
  ctx: UserContext,
  { message, profile, history }: Asked,
): AsyncGenerator<string, boolean> {
  const own = new AbortController()
  const prompt = writeChatPrompt(profile, history, message)
  const pieces = await openModelStream(ctx, {
    purpose: 'chat',
    system: chatInstructions(ctx.contentLanguage),
    prompt,
    deadlineMs: ctx.modelLimits.deadlines.chat,
    maxOutputTokens,
    signal: AbortSignal.any([ctx.stopping, own.signal]),
  })
  if (!pieces) return false
  let length = 0
  try {
    for await (const { text, gap } of sentencesOf(pieces)) {
      const sentence = withoutMarks(text)
      if (sentenceProblems(sentence, prompt, ctx.contentLanguage).length > 0) {
        ctx.metrics.modelRequests.inc({ purpose: 'chat', outcome: 'unfit' })
        return false
      }
      yield `${gap}${sentence}`
      length += sentence.length
      if (length > longestReply) return true
    }
  } catch (error) {
    if (!(error instanceof ModelFailure)) throw error
    logFailure(ctx, 'chat', error)
    return false
  } finally {
    own.abort()
  }
  return length > 0
}
