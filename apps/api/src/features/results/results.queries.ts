import type { Profile } from '@individua/instrument/profile'
import type { BasicReport } from '@individua/instrument/report/report'
import { and, desc, eq } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { reports } from '../../db/schema/reports.ts'
import { results } from '../../db/schema/results.ts'

export type StoredResult = typeof results.$inferSelect

export async function findNewestResult(
  db: Db,
  userId: string,
  kind?: StoredResult['kind'],
): Promise<StoredResult | undefined> {
  const [found] = await db
    .select()
    .from(results)
    .where(and(eq(results.userId, userId), kind && eq(results.kind, kind)))
    .orderBy(desc(results.createdAt), desc(results.id))
    .limit(1)
  return found
}

export async function insertResult(
  tx: Db,
  result: Omit<typeof results.$inferInsert, 'profile'> & { profile: Profile },
): Promise<StoredResult> {
  const [inserted] = await tx.insert(results).values(result).returning()
  if (!inserted) throw new Error('The result could not be stored')
  return inserted
}

export async function findReport(db: Db, resultId: string, language: string) {
  const [found] = await db
    .select({ body: reports.body, engine: reports.engine })
    .from(reports)
    .where(and(eq(reports.resultId, resultId), eq(reports.language, language)))
  return found
}

export async function insertReport(
  db: Db,
  report: { resultId: string; language: string; engine: string; body: BasicReport },
): Promise<void> {
  await db.insert(reports).values(report).onConflictDoNothing()
}
