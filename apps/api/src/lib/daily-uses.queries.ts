import { sql } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { dailyUses } from '../db/schema/daily-uses.ts'

export type LimitedUse = 'questions' | 'report' | 'pdf' | 'chat' | 'model-tokens'

export interface DailyUse {
  /** A user's id, or `everybody`. */
  subject: string
  kind: LimitedUse
  now: Date
}

/**
 * Counts a use unless that would pass the limit of the day; all instances count together.
 * @returns how many are left after this one, or null when the limit is reached
 */
export async function takeDailyUse(db: Db, use: DailyUse, limit: number): Promise<number | null> {
  const [counted] = await db
    .insert(dailyUses)
    .values({ ...keyOf(use), count: 1 })
    .onConflictDoUpdate({
      target: [dailyUses.day, dailyUses.subject, dailyUses.kind],
      set: { count: sql`${dailyUses.count} + 1` },
      setWhere: sql`${dailyUses.count} < ${limit}`,
    })
    .returning({ count: dailyUses.count })
  return counted && counted.count <= limit ? limit - counted.count : null
}

/** Adds to what was used today, whatever the limit; for amounts known only afterwards. */
export async function addDailyUse(db: Db, use: DailyUse, amount: number): Promise<void> {
  await db
    .insert(dailyUses)
    .values({ ...keyOf(use), count: amount })
    .onConflictDoUpdate({
      target: [dailyUses.day, dailyUses.subject, dailyUses.kind],
      set: { count: sql`${dailyUses.count} + ${amount}` },
    })
}

export async function readDailyUse(db: Db, use: DailyUse): Promise<number> {
  const { day, subject, kind } = keyOf(use)
  const [found] = await db
    .select({ count: dailyUses.count })
    .from(dailyUses)
    .where(
      sql`${dailyUses.day} = ${day} and ${dailyUses.subject} = ${subject} and ${dailyUses.kind} = ${kind}`,
    )
  return found?.count ?? 0
}

const keyOf = ({ subject, kind, now }: DailyUse) => ({
  day: now.toISOString().slice(0, 10),
  subject,
  kind,
})
