import { and, eq, sql } from 'drizzle-orm'
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
 * @param amount how much of the limit this use takes
 * @returns how much is left after this one, or null when it does not fit: then nothing is counted
 */
export async function takeDailyUse(
  db: Db,
  use: DailyUse,
  limit: number,
  amount = 1,
): Promise<number | null> {
  if (amount > limit) return null
  const [counted] = await db
    .insert(dailyUses)
    .values({ ...keyOf(use), count: amount })
    .onConflictDoUpdate({
      target: [dailyUses.day, dailyUses.subject, dailyUses.kind],
      set: { count: sql`${dailyUses.count} + ${amount}` },
      setWhere: sql`${dailyUses.count} <= ${limit - amount}`,
    })
    .returning({ count: dailyUses.count })
  return counted ? limit - counted.count : null
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

/** Corrects what was taken; a row that was erased in the meantime stays erased. */
export async function adjustDailyUse(db: Db, use: DailyUse, difference: number): Promise<void> {
  await db
    .update(dailyUses)
    .set({ count: sql`${dailyUses.count} + ${difference}` })
    .where(isUse(use))
}

export async function readDailyUse(db: Db, use: DailyUse): Promise<number> {
  const [found] = await db.select({ count: dailyUses.count }).from(dailyUses).where(isUse(use))
  return found?.count ?? 0
}

function isUse(use: DailyUse) {
  const { day, subject, kind } = keyOf(use)
  return and(eq(dailyUses.day, day), eq(dailyUses.subject, subject), eq(dailyUses.kind, kind))
}

const keyOf = ({ subject, kind, now }: DailyUse) => ({
  day: now.toISOString().slice(0, 10),
  subject,
  kind,
})
