import type { Profile } from '@individua/instrument/profile'
import { and, desc, eq, inArray, isNull } from 'drizzle-orm'
import { batchReads } from '../../db/batch-reads.ts'
import type { Db } from '../../db/database.ts'
import { assessments } from '../../db/schema/assessments.ts'
import { reports } from '../../db/schema/reports.ts'
import { results } from '../../db/schema/results.ts'
import { users } from '../../db/schema/users.ts'
import { packReport, type StoredReport, unpackReport } from '../../lib/stored-words.ts'
import { inCurrentWords, withPortrait } from './current-words.ts'

export type StoredResult = typeof results.$inferSelect

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
export function findResult(db: Db, id: string, language: string) {
  return findWritten(db, keyOf(id, language))
}

interface FoundResult {
  result: StoredResult
  report: StoredReport | null
}

const keyOf = (id: string, language: string) => `${id} ${language}`

const findWritten = batchReads<FoundResult>(async (db, keys) => {
  const wanted = keys.map((key) => key.split(' '))
  const rows = await db
    .select({ result: results, report: reports })
    .from(results)
    .leftJoin(reports, eq(reports.resultId, results.id))
    .where(
      inArray(
        results.id,
        wanted.flatMap(([id]) => id ?? []),
      ),
    )
  const byId = Map.groupBy(rows, ({ result }) => result.id)
  const found = wanted.map(async ([id = '', language = '']) => {
    const rowsOfResult = byId.get(id) ?? []
    const inLanguage = rowsOfResult.find(({ report }) => report?.language === language)
    const row = inLanguage ?? rowsOfResult[0]
    return (
      row && ([keyOf(id, language), await readRow(db, row, inLanguage?.report ?? null)] as const)
    )
  })
  return new Map((await Promise.all(found)).filter((entry) => entry !== undefined))
})

async function readRow(
  db: Db,
  { result }: { result: StoredResult },
  stored: typeof reports.$inferSelect | null,
): Promise<FoundResult> {
  const { instrumentVersion } = result
  const report = stored && (await unpackReport(db, stored))
  return {
    result: { ...result, profile: inCurrentWords(result.profile, instrumentVersion) },
    report: report && {
      ...report,
      body: withPortrait(inCurrentWords(report.body, instrumentVersion)),
      advancedBody:
        report.advancedBody && withPortrait(inCurrentWords(report.advancedBody, instrumentVersion)),
    },
  }
}

/** The profile of a result, without its words. */
export async function findProfile(db: Db, id: string): Promise<Profile | undefined> {
  const [found] = await db
    .select({ profile: results.profile, instrumentVersion: results.instrumentVersion })
    .from(results)
    .where(eq(results.id, id))
  return found && inCurrentWords(found.profile, found.instrumentVersion)
}

/** Every result of a user, newest first, without its words. */
export async function findResultsOf(db: Db, userId: string): Promise<StoredResult[]> {
  const rows = await db
    .select()
    .from(results)
    .where(eq(results.userId, userId))
    .orderBy(desc(results.createdAt), desc(results.id))
  return rows.map((row) => ({
    ...row,
    profile: inCurrentWords(row.profile, row.instrumentVersion),
  }))
}

/** What decides who may read a result; undefined where it is not this user's. */
export async function findOwnResult(db: Db, id: string, userId: string) {
  const [found] = await db
    .select({
      id: results.id,
      kind: results.kind,
      createdAt: results.createdAt,
      seenAt: results.seenAt,
    })
    .from(results)
    .where(and(eq(results.id, id), eq(results.userId, userId)))
  return found satisfies NewestResult | undefined
}

/** What the newest result of a kind says of what was before it. */
export async function findNewestComparisons(db: Db, userId: string, kind: StoredResult['kind']) {
  const [found] = await db
    .select({ moved: results.moved, change: results.change })
    .from(results)
    .where(and(eq(results.userId, userId), eq(results.kind, kind)))
    .orderBy(desc(results.createdAt), desc(results.id))
    .limit(1)
  return found ?? { moved: null, change: null }
}

/** The results that single days have led to. */
export async function deleteDailyResults(tx: Db, userId: string): Promise<void> {
  const daily = tx
    .select({ id: assessments.id })
    .from(assessments)
    .where(and(eq(assessments.userId, userId), eq(assessments.kind, 'daily')))
  await tx
    .delete(results)
    .where(and(eq(results.userId, userId), inArray(results.assessmentId, daily)))
}

export async function findResultOfAssessment(db: Db, assessmentId: string) {
  const [found] = await db
    .select({ id: results.id })
    .from(results)
    .where(eq(results.assessmentId, assessmentId))
  return found?.id
}

/** @returns its id */
export async function insertResult(tx: Db, result: typeof results.$inferInsert): Promise<string> {
  const [inserted] = await tx.insert(results).values(result).returning({ id: results.id })
  if (!inserted) throw new Error('The result could not be stored')
  return inserted.id
}

export type NewReport = Pick<StoredReport, 'resultId' | 'language' | 'engine' | 'body'> &
  Partial<Pick<StoredReport, 'advancedBody'>>

/**
 * Words once written stay: of two who write at once, the first one's are stored.
 * @returns whether these are
 */
export async function insertReport(db: Db, report: NewReport): Promise<boolean> {
  const inserted = await db
    .insert(reports)
    .values(packReport(report))
    .onConflictDoNothing()
    .returning({ resultId: reports.resultId })
  return inserted.length === 1
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
