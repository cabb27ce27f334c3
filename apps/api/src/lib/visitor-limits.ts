import { limits } from '@individua/contract/limits'
import type { Db } from '../db/database.ts'
import { clientNetwork } from './client-network.ts'
import type { RequestContext } from './context.ts'
import { secondsUntilMidnight } from './durations.ts'
import { LimitReached } from './limit-reached.ts'
import { addVisitorUses, type VisitorUse } from './visitor-uses.queries.ts'

/**
 * Counts what a visitor without a session stores, by sign-up, by client and by email as this client
 * names it. Other clients do not count against an email: a stranger could use up its owner's day.
 * @throws AppError `daily_limit_reached`
 */
export async function countVisitorUse(
  ctx: RequestContext,
  db: Db,
  kind: VisitorUse,
  { uid, email }: { uid: string; email: string },
): Promise<void> {
  const network = clientNetwork(ctx.ipAddress)
  const most = new Map([
    [ctx.visitorKeyOf(`client ${network}`), ctx.registrationsPerClientPerDay],
    [ctx.visitorKeyOf(`email ${email} ${network}`), limits.registrationsPerEmailPerDay],
    [uid, limits.registrationsPerUidPerDay],
  ])
  await countAgainst(ctx, db, kind, most)
}

/**
 * Counts a preview of a result by client alone: its caller has given no email.
 * @throws AppError `daily_limit_reached`
 */
export async function countPreview(ctx: RequestContext): Promise<void> {
  const client = ctx.visitorKeyOf(`client ${clientNetwork(ctx.ipAddress)}`)
  await countAgainst(ctx, ctx.db, 'preview', new Map([[client, ctx.registrationsPerClientPerDay]]))
}

/** @param most uses in a day, by subject */
async function countAgainst(
  ctx: RequestContext,
  db: Db,
  kind: VisitorUse,
  most: ReadonlyMap<string, number>,
): Promise<void> {
  const now = ctx.now()
  const counts = await addVisitorUses(db, { subjects: [...most.keys()], kind, now })
  if (counts.some(({ subject, count }) => count > (most.get(subject) ?? 0))) {
    throw new LimitReached(kind, secondsUntilMidnight(now))
  }
}
