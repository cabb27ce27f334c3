import type { ChatPiece } from '@individua/contract/chat'
import { replyFromProfile } from '@individua/report/conversation/reply-from-profile'
import { type Lease, releaseLease } from '../../db/lease.ts'
import type { UserContext } from '../../lib/context.ts'
import { describeError } from '../../lib/describe-error.ts'
import { errorText } from '../../lib/error-texts.ts'
import { isUnavailable } from '../../lib/provider-unavailable.ts'
import { insertExchange } from './chat.queries.ts'
import { asChatMessage } from './chat-message.ts'
import { type Asked, replyWithModel } from './reply-with-model.service.ts'

export interface AskedNow extends Asked {
  askedAt: Date
  lease: Lease
}

/** The conversation was erased while the reply was being written. */
class ConversationErased extends Error {
  override readonly name = 'ConversationErased'
}

/** The whole reply, by the model or from the profile, and at the end both messages as stored. */
export async function* replyToMessage(
  ctx: UserContext,
  asked: AskedNow,
): AsyncGenerator<ChatPiece> {
  try {
    let content = ''
    let engine = 'built-in'
    for await (const { text, by } of textsOf(ctx, asked)) {
      content += text
      if (by === 'model' && ctx.model) engine = ctx.model.engine
      yield { kind: 'text', text }
    }
    yield { kind: 'done', ...(await storeExchange(ctx, asked, { content, engine })) }
  } catch (error) {
    yield await failedPiece(ctx, asked, error)
  }
}

interface ReplyText {
  text: string
  by: 'model' | 'profile'
}

/** The model's sentences and, where they break off, the reply from the profile. */
async function* textsOf(ctx: UserContext, asked: AskedNow): AsyncGenerator<ReplyText> {
  const sentences = replyWithModel(ctx, asked)
  let count = 0
  let step = await sentences.next()
  for (; !step.done; step = await sentences.next()) {
    count++
    yield { text: step.value, by: 'model' }
  }
  const isWhole = step.value
  const outcome = isWhole ? 'model' : count > 0 ? 'finished_built_in' : 'built_in'
  ctx.metrics.chatReplies.inc({ outcome })
  if (isWhole) return
  const alreadySaid = asked.history
    .filter(({ author }) => author === 'assistant')
    .map(({ content }) => content)
  const reply = replyFromProfile(asked.message, asked.profile, ctx.contentLanguage, alreadySaid)
  yield { text: count > 0 ? `\n\n${reply}` : reply, by: 'profile' }
}

/** Both messages or neither. */
async function storeExchange(
  { db, user, contentLanguage, now }: UserContext,
  { askedAt, lease, message }: AskedNow,
  { content, engine }: { content: string; engine: string },
) {
  const stored = await db.transaction(async (tx) => {
    if (!(await releaseLease(tx, lease))) throw new ConversationErased()
    return insertExchange(tx, {
      userId: user.id,
      language: contentLanguage,
      question: { content: message, at: askedAt },
      reply: { content, engine, at: now() },
    })
  })
  return { question: asChatMessage(stored.question), answer: asChatMessage(stored.reply) }
}

async function failedPiece(
  { db, log, metrics, language }: UserContext,
  { lease }: AskedNow,
  error: unknown,
): Promise<ChatPiece> {
  metrics.chatReplies.inc({ outcome: 'failed' })
  log.error({ problem: describeError(error) }, 'a chat message got no reply')
  await releaseLease(db, lease).catch(() => undefined)
  const isPassing = isUnavailable(error) || error instanceof ConversationErased
  const code = isPassing ? 'unavailable' : 'internal_error'
  return { kind: 'failed', code, message: errorText(code, language) }
}
