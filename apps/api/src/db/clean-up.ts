import { type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Db } from './database.ts'

/**
 * Deletes, or empties, at most so many rows that nothing needs any more.
 * @returns how many there were; fewer than asked for says that none is left
 */
export type CleanBatch = (db: Db, most: number) => Promise<number>

/** Rows of one statement: each also deletes what refers to it, and holds its locks meanwhile. */
const rowsOfBatch = 500

/** A backlog that takes longer is worked off by the next days. */
export const longestCleanUpMs = 5 * 60 * 60 * 1000

/**
 * Cleans batch after batch. The parts after one that fails are cleaned all the same.
 * @param stopping ends it after the batch that is under way
 * @returns how many rows there were
 * @throws the first failure of a part, after all parts
 */
export async function cleanUp(
  db: Db,
  parts: readonly CleanBatch[],
  stopping: AbortSignal,
): Promise<number> {
  const endsAt = performance.now() + longestCleanUpMs
  const failures: unknown[] = []
  let cleaned = 0
  const cleanAll = async (part: CleanBatch) => {
    while (!stopping.aborted && performance.now() < endsAt) {
      const count = await part(db, rowsOfBatch)
      cleaned += count
      if (count < rowsOfBatch) return
    }
  }
  for (const part of parts) {
    await cleanAll(part).catch((error: unknown) => failures.push(error))
  }
  if (failures.length > 0) throw failures[0]
  return cleaned
}

interface Rows {
  table: PgTable
  /** Of the primary key. */
  key: readonly [PgColumn, ...PgColumn[]]
  where: SQL | undefined
  /**
   * Columns of the index that finds the old rows. Sorted by them, the planner uses that index. Unsorted,
   * it expects many old rows and reads the whole table to meet them.
   */
  order: readonly PgColumn[]
}

/** Deletes at most so many rows, leaving out those that other transactions hold. */
export async function deleteBatch(db: Db, rows: Rows, most: number): Promise<number> {
  const deleted = await db
    .delete(rows.table)
    .where(isInBatch(db, rows, most))
    .returning({ one: sql`1` })
  return deleted.length
}

/**
 * Whether a row is one of the batch. An array of ids is looked up in the index; beside `in` the planner
 * reads the whole table while that has less than about a million rows.
 */
export function isInBatch(
  db: Db,
  { table, key: [first, ...others], where, order }: Rows,
  most: number,
) {
  const some = db
    .select(Object.fromEntries([first, ...others].map((column) => [column.name, column])))
    .from(table)
    .where(where)
    .orderBy(...order)
    .limit(most)
    .for('update', { skipLocked: true })
  if (others.length === 0) return sql`${first} = any(array${some})`
  return sql`(${sql.join([first, ...others], sql`, `)}) in ${some}`
}
