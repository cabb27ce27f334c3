import type { Profile } from '@individua/instrument/profile'
import { and, desc, eq, inArray, isNull } from 'drizzle-orm'
import { batchReads } from '../../db/batch-reads.ts'
import type { Db } from '../../db/database.ts'
import { reports } from '../../db/schema/reports.ts'
import { results } from '../../db/schema/results.ts'
import { users } from '../../db/schema/users.ts'
import { inCurrentWords } from './current-words.ts'

export type StoredResult = typeof results.$inferSelect
export type StoredReport = typeof reports.$inferSelect

export interface NewestResult {
  id: string
  kind: StoredResult['kind']
  createdAt: Date
  seenAt: Date | null
}

/** The newest result of each kind a user has, without what is in it. */
export const findNewestResults = batchReads<NewestResult[]>(async (db, userIds) => {
  const rows = await db
    .selectDistinctOn([results.userId, results.kind], {
      userId: results.userId,
      id: results.id,
      kind: results.kind,
      createdAt: results.createdAt,
      seenAt: results.seenAt,
    })
    .from(results)
    .where(inArray(results.userId, userIds))
    .orderBy(results.userId, results.kind, desc(results.createdAt), desc(results.id))
  return Map.groupBy(rows, ({ userId }) => userId)
})

/** A result, with its words when they were written in this language. */
export async function findResult(db: Db, id: string, language: string) {
  const [found] = await db
    .select({ result: results, report: reports })
    .from(results)
    .leftJoin(reports, and(eq(reports.resultId, results.id), eq(reports.language, language)))
    .where(eq(results.id, id))
  if (!found) return undefined
  const { result, report } = found
  const { instrumentVersion } = result
  return {
    result: { ...result, profile: inCurrentWords(result.profile, instrumentVersion) },
    report: report && {
      ...report,
      body: inCurrentWords(report.body, instrumentVersion),
      advancedBody: inCurrentWords(report.advancedBody, instrumentVersion),
    },
  }
}

export async function findResultOfAssessment(db: Db, assessmentId: string) {
  const [found] = await db
    .select({ id: results.id })
    .from(results)
    .where(eq(results.assessmentId, assessmentId))
  return found?.id
}

export async function insertResult(
  tx: Db,
  result: Omit<typeof results.$inferInsert, 'profile'> & { profile: Profile },
): Promise<string> {
  const [inserted] = await tx.insert(results).values(result).returning({ id: results.id })
  if (!inserted) throw new Error('The result could not be stored')
  return inserted.id
}

/** Words once written stay: of two who write at once, the first one's are stored. */
export async function insertReport(db: Db, report: typeof reports.$inferInsert): Promise<void> {
  await db.insert(reports).values(report).onConflictDoNothing()
}

export async function markSeen(db: Db, id: string, seenAt: Date): Promise<void> {
  await db
    .update(results)
    .set({ seenAt })
    .where(and(eq(results.id, id), isNull(results.seenAt)))
}

/** Whose result it is, while they have not read it. */
export async function findWaitingReader(db: Db, resultId: string) {
  const [reader] = await db
    .select({ userId: users.id, email: users.email })
    .from(results)
    .innerJoin(users, eq(users.id, results.userId))
    .where(and(eq(results.id, resultId), isNull(results.seenAt)))
  return reader
}
