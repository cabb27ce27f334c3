import type { Database } from './database.ts'
import type { Jobs } from './jobs.ts'

const tablesOfProduct = `select format('%I.%I', schemaname, relname) as name
  from pg_stat_user_tables where schemaname in ('public', 'auth', 'jobs')`

/**
 * Lets new rows use the space of deleted and replaced ones. Each table is a statement of its own, so
 * that on PGlite, which has one connection, requests get their turn in between.
 */
export async function freeSpaceOfDeletedRows(database: Database): Promise<void> {
  const { rows } = await database.executeSql<{ name: string }>(tablesOfProduct)
  for (const { name } of rows) {
    await database.executeScript(`vacuum ${name}`)
  }
}

/** PGlite has no autovacuum: without this job its files would only grow. PostgreSQL has its own. */
export async function startDailyVacuum(database: Database, jobs: Jobs): Promise<void> {
  if (database.kind !== 'pglite') return
  await jobs.workDaily('vacuum', () => freeSpaceOfDeletedRows(database), { firstAfterSeconds: 60 })
}
