import type { AdvancedResult } from '@individua/contract/advanced-results'
import type { UserContext } from '../../lib/context.ts'
import { foldText } from '../../lib/text-problems.ts'
import { ModelFailure } from '../../providers/ai/language-model.ts'
import { logFailure } from '../wording/model-outcome.service.ts'
import { openModelStream } from '../wording/stream-model.service.ts'
import type { StoredMessage } from './chat.queries.ts'
import { chatInstructions, writeChatPrompt } from './chat-prompt.ts'
import { profileNames } from './profile-names.ts'
import { sentenceProblems, withoutMarks } from './sentence-problems.ts'
import { type Sentence, sentencesOf, withLongerBeginning } from './sentences.ts'

export interface Asked {
  message: string
  profile: AdvancedResult
  /** Oldest first. */
  history: readonly StoredMessage[]
  /** When the message came, by `performance.now()`. */
  since: number
}

/** Thinking included. */
const maxOutputTokens = 3_000
/** A reply, not a lecture: it ends with the sentence that passes this. */
const longestReply = 1_800

/**
 * A model's reply, sentence by sentence, each checked before it is passed on.
 * @returns whether the reply is complete: false without a model, where its first words are late, and
 *   where it broke off or failed the checks
 */
export async function* replyWithModel(
  ctx: UserContext,
  asked: Asked,
): AsyncGenerator<string, boolean> {
  const own = new AbortController()
  const pieces = await openReply(ctx, asked, own.signal)
  if (!pieces) return false
  const leftMs = ctx.modelLimits.firstWordsMs - (performance.now() - asked.since)
  const tooLate = setTimeout(() => own.abort(new ModelFailure('late')), leftMs)
  const check = sentenceCheck(ctx, asked)
  let length = 0
  try {
    for await (const sentence of withLongerBeginning(sentencesOf(pieces))) {
      const text = check(sentence)
      if (text === undefined) {
        ctx.metrics.modelRequests.inc({ purpose: 'chat', outcome: 'unfit' })
        return false
      }
      clearTimeout(tooLate)
      yield `${sentence.gap}${text}`
      length += text.length
      if (length > longestReply) return true
    }
  } catch (error) {
    if (!(error instanceof ModelFailure)) throw error
    logFailure(ctx, 'chat', error)
    return false
  } finally {
    clearTimeout(tooLate)
    own.abort()
  }
  return length > 0
}

function openReply(ctx: UserContext, { message, profile, history }: Asked, signal: AbortSignal) {
  return openModelStream(ctx, {
    purpose: 'chat',
    system: chatInstructions(ctx.contentLanguage),
    prompt: writeChatPrompt(profile, history, message),
    deadlineMs: ctx.modelLimits.deadlines.chat,
    maxOutputTokens,
    signal: AbortSignal.any([ctx.stopping, signal]),
  })
}

/** Shorter ones, such as "Yes.", may come again. */
const fewestWordsOfRepetition = 4

/** The sentence as it is passed on, or undefined where it is not, such as one that was said before. */
function sentenceCheck({ contentLanguage }: UserContext, { profile, history }: Asked) {
  const names = profileNames(profile)
  const said = new Set(
    history
      .filter(({ author }) => author === 'assistant')
      .flatMap(({ content }) => content.split(/(?<=[.?!…][”“"»«)]*)\s+/u))
      .map(foldText),
  )
  return (sentence: Sentence): string | undefined => {
    const text = withoutMarks(sentence.text, names)
    const folded = foldText(text)
    if (said.has(folded) && folded.split(' ').length >= fewestWordsOfRepetition) return undefined
    said.add(folded)
    const isFit = sentenceProblems(text, sentence, contentLanguage).length === 0
    return isFit ? text : undefined
  }
}
