import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { BackupError } from '../db/backup/backup-format.ts'
import { connectDatabase, type Database, type DatabaseSettings } from '../db/database.ts'
import { applicationName } from '../db/postgres.ts'
import { nameStartFailure } from '../db/start-failure.ts'
import type { Env } from '../env.ts'
import { openStoredKeys } from './stored-keys.ts'
import { OperatorError } from './verb.ts'

type KeyedSettings = DatabaseSettings & Pick<Env, 'SECRETS_KEY'>

/**
 * Does the work on a database whose keys SECRETS_KEY opens, and closes it; the embedded one must not
 * be in use.
 * @throws SecretsKeyError before the work, as a start of the server does
 */
export async function withDatabase<Result>(
  settings: KeyedSettings,
  work: (database: Database) => Promise<Result>,
): Promise<Result> {
  return withLockedDatabase(settings, async (database) => {
    await openStoredKeys(database, settings)
    return work(database)
  })
}

/** The same whatever its keys are encrypted with: for work that looks at them, or replaces them. */
export async function withLockedDatabase<Result>(
  settings: DatabaseSettings,
  work: (database: Database) => Promise<Result>,
): Promise<Result> {
  const database = await connectDatabase(settings)
  try {
    return await work(database)
  } catch (error) {
    if (error instanceof BackupError) throw new OperatorError(error.message, { cause: error })
    throw nameStartFailure(error, settings)
  } finally {
    await database.close()
  }
}

/**
 * Refuses a PostgreSQL that an instance of the server works on; the embedded database refuses by
 * itself, with its lock.
 */
export async function refuseRunningInstances(database: Database): Promise<void> {
  if (database.kind !== 'postgres') return
  const { rows } = await database.executeSql(
    `select 1 from pg_stat_activity
     where datname = current_database() and application_name = $1 and pid <> pg_backend_pid()`,
    [applicationName],
  )
  if (rows.length > 0) {
    throw new OperatorError(
      'A server is running on this PostgreSQL database: stop every instance first.',
    )
  }
}

/** Whether a start would find a database: PostgreSQL has one, a folder only once it was started in. */
export function hasDatabase({ DATABASE_URL, DATA_DIR }: DatabaseSettings): boolean {
  return DATABASE_URL !== undefined || existsSync(join(DATA_DIR, 'pglite', 'PG_VERSION'))
}

/**
 * Opening a folder makes a database in it. Verbs that need what is stored refuse instead: the folder
 * is probably the wrong one.
 * @throws OperatorError
 */
export function requireDatabase(settings: DatabaseSettings): void {
  if (hasDatabase(settings)) return
  throw new OperatorError(
    `DATA_DIR ${settings.DATA_DIR} holds no database: name the folder that the server uses, or start the server once.`,
  )
}

/** A database's name for messages: never its password. */
export function nameOf({ DATABASE_URL, DATA_DIR }: DatabaseSettings): string {
  if (!DATABASE_URL) return DATA_DIR
  const url = new URL(DATABASE_URL)
  if (url.password) url.password = '***'
  return url.href
}
