import type { Language } from '@individua/contract/languages'
import { and, eq, inArray, lt, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { batchReads } from '../../db/batch-reads.ts'
import { deleteBatch } from '../../db/clean-up.ts'
import type { Db } from '../../db/database.ts'
import { presentedResults } from '../../db/schema/presented-results.ts'
import { reports } from '../../db/schema/reports.ts'
import { buildId } from '../../lib/build-id.ts'
import { packReport } from '../../lib/stored-words.ts'
import type { NewReport } from './results.queries.ts'

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

/**
 * The words of a new result with its body. Words once written stay: where others were first, neither
 * is stored.
 */
export async function insertPresented(
  db: Db,
  report: NewReport,
  body: Uint8Array,
  createdAt: Date,
): Promise<void> {
  const inserted = db
    .$with('inserted')
    .as(
      db
        .insert(reports)
        .values(packReport(report))
        .onConflictDoNothing()
        .returning({ resultId: reports.resultId, language: reports.language }),
    )
  await db
    .with(inserted)
    .insert(presentedResults)
    .select(
      db
        .select({
          resultId: inserted.resultId,
          view: sql<View>`'dashboard'`.as('view'),
          language: inserted.language,
          madeBy: sql<string>`${buildId}`.as('build_id'),
          body: sql<Uint8Array>`${body}::bytea`.as('body'),
          createdAt: sql<Date>`${createdAt.toISOString()}::timestamptz`.as('created_at'),
        })
        .from(inserted),
    )
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
