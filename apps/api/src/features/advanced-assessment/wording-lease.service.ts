import type { Db } from '../../db/database.ts'
import { acquireLease, isLeaseHeld, type Lease } from '../../db/lease.ts'
import type { UserContext } from '../../lib/context.ts'

/** A step is ready within a minute; the rest is for the network. */
const timeoutMs = 55_000
/** What a step takes besides the model. */
const marginMs = 5_000

/**
 * The right to have the next step's questions worded, held by one request at a time.
 * @param waitedMs how long the caller has waited already
 * @returns `wait` while another request holds the lease; undefined when the questions keep the item
 *   bank's own words: without a model, or when the time left is too short
 */
export async function acquireWordingLease(
  tx: Db,
  ctx: UserContext,
  assessmentId: string,
  waitedMs: number,
): Promise<Lease | 'wait' | undefined> {
  if (!ctx.model) return undefined
  const key = { kind: 'wording', id: assessmentId } as const
  const longestMs = ctx.modelLimits.deadlines.questions + marginMs
  const now = ctx.now()
  const lease =
    waitedMs + longestMs <= timeoutMs ? await acquireLease(tx, key, now, longestMs) : undefined
  if (lease) return lease
  const isHeld = await isLeaseHeld(tx, key, now, longestMs)
  return isHeld && waitedMs < timeoutMs ? 'wait' : undefined
}
