import { setTimeout as sleep } from 'node:timers/promises'
import { AppError } from '../../lib/app-error.ts'
import type { UserContext } from '../../lib/context.ts'
import { endTurn, takeTurn } from './chat.queries.ts'

/** While it lasts, nobody answers this user's messages elsewhere. */
export interface Turn {
  since: Date
  /** Gives it back; what is not given back ends by itself. */
  end(): Promise<void>
}

/** How long a second message waits for the answer to the first. */
const patience = 5_000
const pause = 100
/** What a turn takes besides the model. */
const margin = 15_000

/** @throws AppError `too_many_requests` while an earlier message is still being answered */
export async function waitForTurn(ctx: UserContext): Promise<Turn> {
  const { deadlines } = ctx.modelLimits
  const longest = deadlines.chat + deadlines['self-harm'] + margin
  const endsAt = performance.now() + patience
  for (;;) {
    const since = ctx.now()
    const staleBefore = new Date(since.getTime() - longest)
    if (await takeTurn(ctx.db, ctx.user.id, since, staleBefore)) {
      return {
        since,
        end: async () => {
          await endTurn(ctx.db, ctx.user.id, since)
        },
      }
    }
    if (ctx.stopping.aborted) throw new AppError('unavailable')
    if (performance.now() > endsAt) {
      throw new AppError('too_many_requests', { retryAfterSeconds: patience / 1000 })
    }
    await sleep(pause)
  }
}
