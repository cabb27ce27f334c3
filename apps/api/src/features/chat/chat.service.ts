import type { AdvancedResult } from '@individua/contract/advanced-results'
import type { ChatHistory, ChatPiece } from '@individua/contract/chat'
import { helpLines } from '@individua/contract/help-lines'
import { limits } from '@individua/contract/limits'
import { type SelfHarmSubject, selfHarmIn } from '@individua/safety/speaks-of-self-harm'
import { breakLease, releaseLease } from '../../db/lease.ts'
import { AppError } from '../../lib/app-error.ts'
import type { UserContext } from '../../lib/context.ts'
import { spendDailyUse } from '../../lib/daily-limits.ts'
import { readDailyUse } from '../../lib/daily-uses.queries.ts'
import { readJsonBytes } from '../../lib/json-bytes.ts'
import type { VersionedJson } from '../../lib/versioned-json.ts'
import { isPremium } from '../payments/payments.service.ts'
import { readAdvancedResult } from '../results/results.service.ts'
import { noticeSelfHarm } from '../wording/notice-self-harm.service.ts'
import { deleteMessages, findNewestMessages, strictlyAfter } from './chat.queries.ts'
import { waitForChatLease } from './chat-lease.service.ts'
import { asChatMessage } from './chat-message.ts'
import { replyToMessage } from './chat-reply.service.ts'
import { onePiece } from './stream-pieces.ts'

/** As many as a conversation shows. */
const mostMessages = 200

/** The conversation, oldest first. @throws AppError `payment_required`, `result_not_found` */
export async function readConversation(ctx: UserContext): Promise<ChatHistory> {
  await readPaidProfile(ctx)
  const messages = await findNewestMessages(ctx.db, ctx.user.id, mostMessages)
  const used = await readDailyUse(ctx.db, useOf(ctx))
  return {
    messages: messages.map(asChatMessage),
    remainingToday: Math.max(0, limits.chatMessagesPerDay - used),
  }
}

/** Erases the conversation; a reply under way is not stored either. @throws AppError `payment_required` */
export async function eraseConversation(ctx: UserContext): Promise<number> {
  if (!(await isPremium(ctx.db, ctx.user.id))) throw new AppError('payment_required')
  return ctx.db.transaction(async (tx) => {
    await breakLease(tx, { kind: 'chat', id: ctx.user.id })
    return deleteMessages(tx, ctx.user.id)
  })
}

/**
 * Where a user in danger, or one who worries about another person, finds help, paid or not; the
 * message is neither stored nor counted.
 */
export function helpFor(ctx: UserContext, message: string): ChatPiece | undefined {
  const subject = selfHarmIn(message)
  return subject ? helpPiece(ctx, subject) : undefined
}

function helpPiece({ metrics, language }: UserContext, subject: SelfHarmSubject): ChatPiece {
  metrics.chatReplies.inc({ outcome: 'help' })
  const about = subject === 'other' ? { about: subject } : {}
  return { kind: 'help', lines: [...helpLines[language]], ...about }
}

/** What the conversation is about. @throws AppError `payment_required`, `result_not_found` */
export async function readProfile(ctx: UserContext): Promise<AdvancedResult> {
  const profile = await readPaidProfile(ctx)
  return readJsonBytes(await profile.read())
}

async function readPaidProfile(ctx: UserContext): Promise<VersionedJson<AdvancedResult>> {
  if (!(await isPremium(ctx.db, ctx.user.id))) throw new AppError('payment_required')
  return readAdvancedResult(ctx)
}

/**
 * Begins a reply; a refusal comes before the first piece.
 * @throws AppError `daily_limit_reached` when the day's messages are used up, `too_many_requests`
 *   while the reply to an earlier one is being written
 */
export async function beginReply(
  ctx: UserContext,
  message: string,
  profile: AdvancedResult,
): Promise<AsyncIterable<ChatPiece>> {
  const lease = await waitForChatLease(ctx)
  const since = performance.now()
  try {
    const subject = (await noticeSelfHarm(ctx, [message])).get(0)
    if (subject) {
      await releaseLease(ctx.db, lease)
      return onePiece(helpPiece(ctx, subject))
    }
    const now = ctx.now()
    await spendDailyUse(ctx.db, useOf(ctx), limits.chatMessagesPerDay)
    const history = await findNewestMessages(ctx.db, ctx.user.id, mostMessages)
    const askedAt = strictlyAfter(now, history.at(-1)?.createdAt)
    return replyToMessage(ctx, { lease, message, profile, history, askedAt, since })
  } catch (error) {
    await releaseLease(ctx.db, lease)
    throw error
  }
}

const useOf = ({ user, now }: UserContext) => ({
  subject: user.id,
  kind: 'chat' as const,
  now: now(),
})
