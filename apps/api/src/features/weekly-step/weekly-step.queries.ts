import { and, asc, eq } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { weeklySteps } from '../../db/schema/weekly-steps.ts'

export type TriedStep = typeof weeklySteps.$inferSelect

/** The steps that a user has tried, oldest first. */
export async function findTriedSteps(db: Db, userId: string): Promise<TriedStep[]> {
  return db
    .select()
    .from(weeklySteps)
    .where(eq(weeklySteps.userId, userId))
    .orderBy(asc(weeklySteps.week))
}

/** The first of a week is stored; another one replaces its line, where it has one. */
export async function storeTriedStep(
  db: Db,
  { line, ...step }: Omit<TriedStep, 'line' | 'lookBack'> & { line: string | undefined },
): Promise<void> {
  const insertion = db.insert(weeklySteps).values({ ...step, line: line ?? '' })
  if (line === undefined) await insertion.onConflictDoNothing()
  else {
    const target = [weeklySteps.userId, weeklySteps.week]
    await insertion.onConflictDoUpdate({ target, set: { line } })
  }
}

/** @returns whether this user tried a step in that week */
export async function storeLookBack(
  db: Db,
  { userId, week, lookBack }: Pick<TriedStep, 'userId' | 'week' | 'lookBack'>,
): Promise<boolean> {
  const updated = await db
    .update(weeklySteps)
    .set({ lookBack })
    .where(and(eq(weeklySteps.userId, userId), eq(weeklySteps.week, week)))
    .returning({ week: weeklySteps.week })
  return updated.length > 0
}
