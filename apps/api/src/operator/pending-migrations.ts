import { z } from 'zod'
import { knownMigrations, type Migration, migrationOf } from '../db/backup/own-tables.ts'
import type { Database } from '../db/database.ts'
import type { Env } from '../env.ts'
import { OperatorError } from './verb.ts'

/**
 * The migrations of this version that the database has not seen, oldest first.
 * @throws BackupError when the database is of a newer version
 */
export async function pendingMigrations(database: Database): Promise<Migration[]> {
  const last = await migrationOf(database)
  return knownMigrations().slice(last?.number ?? 0)
}

/** @throws OperatorError unless the tables are those of this version */
export async function requireTables(
  database: Database,
  { SUPABASE_URL }: Pick<Env, 'SUPABASE_URL'>,
): Promise<void> {
  const pending = await pendingMigrations(database)
  const isEmpty = pending.length === knownMigrations().length
  if (isEmpty || !(SUPABASE_URL || (await hasAccounts(database)))) {
    throw new OperatorError('The database is empty: start the server once, or run migrate.')
  }
  if (pending.length > 0) {
    throw new OperatorError(`${pending.length} migrations are pending: run migrate first.`)
  }
}

const tableName = z.tuple([z.object({ name: z.string().nullable() })])

async function hasAccounts(database: Database): Promise<boolean> {
  const { rows } = await database.executeSql("select to_regclass('auth.users')::text as name")
  return tableName.parse(rows)[0].name !== null
}
