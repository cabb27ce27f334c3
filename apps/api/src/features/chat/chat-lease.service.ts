import { acquireLease, type Lease, waitForLease } from '../../db/lease.ts'
import { AppError } from '../../lib/app-error.ts'
import type { UserContext } from '../../lib/context.ts'
import { LimitReached } from '../../lib/limit-reached.ts'

/** How long a second message waits for the reply to the first. */
const timeoutMs = 5_000
const pauseMs = 100
/** What a reply takes besides the model. */
const marginMs = 15_000

/**
 * The right to respond to this user's messages, held by one request at a time.
 * @throws AppError `too_many_requests` while an earlier message still waits for its reply
 */
export async function waitForChatLease(ctx: UserContext): Promise<Lease> {
  const { deadlines } = ctx.modelLimits
  const longestMs = deadlines.chat + deadlines['self-harm'] + marginMs
  const key = { kind: 'chat', id: ctx.user.id } as const
  return waitForLease(async (waitedMs) => {
    const lease = await acquireLease(ctx.db, key, ctx.now(), longestMs)
    if (lease) return lease
    if (ctx.stopping.aborted) throw new AppError('unavailable')
    if (waitedMs > timeoutMs) throw new LimitReached('chat-turn', timeoutMs / 1000)
    return 'wait'
  }, pauseMs)
}
