import type { BackupSummary } from '../db/backup/backup-format.ts'
import { restoreLines } from '../db/backup/restore-backup.ts'
import type { Database, DatabaseSettings } from '../db/database.ts'
import { DirectoryInUse } from '../db/directory-lock.ts'
import type { Env } from '../env.ts'
import { gotrueStatements } from '../providers/auth/embedded/schema/create-tables.ts'
import { refuseRunningInstances, withLockedDatabase } from './open-database.ts'
import { OperatorError } from './verb.ts'

type Target = DatabaseSettings & Pick<Env, 'SUPABASE_URL'>

/** Fills a database whose server is stopped. Keys that it held are replaced, so none is opened. */
export async function load(
  target: Target,
  lines: AsyncIterable<string>,
  isReplacing: boolean,
): Promise<BackupSummary> {
  const options = {
    isReplacing,
    hasAccounts: target.SUPABASE_URL === undefined,
    accountStatements: gotrueStatements,
  }
  return withStoppedDatabase(target, (database) =>
    database.longTransaction((session) => restoreLines(session, lines, options)),
  )
}

/** @throws OperatorError while an instance of the server runs */
export async function withStoppedDatabase<Result>(
  settings: DatabaseSettings,
  work: (database: Database) => Promise<Result>,
): Promise<Result> {
  try {
    return await withLockedDatabase(settings, async (database) => {
      await refuseRunningInstances(database)
      return work(database)
    })
  } catch (error) {
    if (!(error instanceof DirectoryInUse)) throw error
    throw new OperatorError(`The server is running: stop it first. ${error.message}`)
  }
}
