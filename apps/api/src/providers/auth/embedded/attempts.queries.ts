import { eq, sql } from 'drizzle-orm'
import type { Db } from '../../../db/database.ts'
import { minute } from '../../../lib/durations.ts'
import { attempts } from './schema/tables.ts'

const window = 5 * minute
/** Enough for a household behind one IP address; a code has a million values. */
export const attemptsPerWindow = 30

/** Counts an attempt to prove a link or code. Whole seconds to wait when there were too many; 0 otherwise. */
export async function countAttempt(db: Db, clientKey: string, now: Date): Promise<number> {
  const startedAt = new Date(Math.floor(now.getTime() / window) * window)
  const [row] = await db
    .insert(attempts)
    .values({ clientKey, startedAt, count: 1 })
    .onConflictDoUpdate({
      target: attempts.clientKey,
      set: {
        count: sql`case when ${attempts.startedAt} = excluded.started_at then ${attempts.count} + 1 else 1 end`,
        startedAt: sql`excluded.started_at`,
      },
    })
    .returning({ count: attempts.count })
  if ((row?.count ?? 0) <= attemptsPerWindow) return 0
  return Math.ceil((startedAt.getTime() + window - now.getTime()) / 1000)
}

/** Who proves a link or code was not guessing: the attempt is taken back. */
export async function forgiveAttempt(db: Db, clientKey: string): Promise<void> {
  await db
    .update(attempts)
    .set({ count: sql`${attempts.count} - 1` })
    .where(eq(attempts.clientKey, clientKey))
}
