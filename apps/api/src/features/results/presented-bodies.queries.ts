import type { Language } from '@individua/contract/languages'
import { and, eq, inArray, lt, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { batchReads } from '../../db/batch-reads.ts'
import { deleteBatch } from '../../db/clean-up.ts'
import type { Db } from '../../db/database.ts'
import { presentedResults } from '../../db/schema/presented-results.ts'
import { reports } from '../../db/schema/reports.ts'
import { results } from '../../db/schema/results.ts'
import { buildId } from '../../lib/build-id.ts'
import { packReport } from '../../lib/stored-words.ts'
import type { NewReport, StoredResult } from './results.queries.ts'

export type View = (typeof presentedResults.$inferSelect)['view']

export interface PresentedKey {
  resultId: string
  view: View
  language: Language
  /** Names all that the body follows from beside the result: the build, for one. */
  madeBy: string
}

/** One for each view and language: a batch asks for one of each. */
const finders = new Map<string, ReturnType<typeof finderOf>>()

function finderOf(view: View, language: Language) {
  return batchReads(async (db, ids) => {
    const { resultId, madeBy, body } = presentedResults
    const rows = await db
      .select({ resultId, madeBy, body })
      .from(presentedResults)
      .where(
        and(
          inArray(resultId, ids),
          eq(presentedResults.view, view),
          eq(presentedResults.language, language),
        ),
      )
    return new Map(rows.map((row) => [row.resultId, row]))
  })
}

/** A body that was made from the same. */
export async function findBody(
  db: Db,
  { resultId, view, language, madeBy }: PresentedKey,
): Promise<Uint8Array | undefined> {
  const name = `${view} ${language}`
  const find = finders.get(name) ?? finderOf(view, language)
  finders.set(name, find)
  const found = await find(db, resultId)
  return found?.madeBy === madeBy ? found.body : undefined
}

interface NewPresented {
  result: StoredResult
  report: NewReport
  body: Uint8Array
}

/** A new result with its words and its body, in one statement. */
export async function insertPresented(
  tx: Db,
  { result, report, body }: NewPresented,
): Promise<void> {
  const made = tx.$with('made').as(tx.insert(results).values(result).returning({ id: results.id }))
  const worded = tx
    .$with('worded')
    .as(tx.insert(reports).values(packReport(report)).returning({ id: reports.resultId }))
  await tx.with(made, worded).insert(presentedResults).values({
    resultId: result.id,
    view: 'dashboard',
    language: report.language,
    madeBy: buildId,
    body,
    createdAt: result.createdAt,
  })
}

type Row = typeof presentedResults.$inferInsert

/** What the next statement stores, by its key in the table. */
const waiting = new Map<string, Row>()

const storeWaiting = batchReads(async (db, names) => {
  const rows = names.flatMap((name) => waiting.get(name) ?? [])
  for (const name of names) waiting.delete(name)
  const { resultId, view, language, madeBy, body, createdAt } = presentedResults
  const given = ({ name }: PgColumn) => sql.raw(`excluded.${name}`)
  await db
    .insert(presentedResults)
    .values(rows)
    .onConflictDoUpdate({
      target: [resultId, view, language],
      set: { madeBy: given(madeBy), body: given(body), createdAt: given(createdAt) },
    })
  return new Map()
})

/**
 * In place of one that was made from something else. Bodies that come in together share a statement:
 * where one's result is gone by now, none of them is stored.
 */
export async function storeBody(
  db: Db,
  key: PresentedKey,
  body: Uint8Array,
  createdAt: Date,
): Promise<void> {
  const name = `${key.resultId} ${key.view} ${key.language}`
  waiting.set(name, { ...key, body, createdAt })
  await storeWaiting(db, name)
}

/** Bodies that were made before this moment. @returns how many, at most `most` */
export function deleteBodiesBefore(db: Db, moment: Date, most: number): Promise<number> {
  const { resultId, view, language, createdAt } = presentedResults
  const key = [resultId, view, language] as const
  return deleteBatch(
    db,
    { table: presentedResults, key, where: lt(createdAt, moment), order: [createdAt] },
    most,
  )
}
