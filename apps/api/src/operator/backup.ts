import { existsSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { storeBackupFile } from '../db/backup/backup-file.ts'
import { DirectoryInUse } from '../db/directory-lock.ts'
import { askServer } from './ask-server.ts'
import { nameOf, requireDatabase, withDatabase } from './open-database.ts'
import { countRows, describeSecrets, summarise, takeBackup } from './take-backup.ts'
import { OperatorError, UsageError, type Verb, type VerbCall } from './verb.ts'

export const verb: Verb = {
  summary: 'Writes everything in the database into one file.',
  usage: 'FILE [--replace] [--json]',
  help: [
    '',
    'The server may run or be stopped. The file is the database at one moment and fits',
    'PGlite and PostgreSQL alike.',
    '',
    '  --replace  write over a file that exists',
    '  --json     print the result as JSON',
  ],
  options: { replace: { type: 'boolean' } },
  async run(call) {
    const path = fileOf(call)
    await writeFile(call, path)
    const summary = await summarise(path)
    const { product, migration, createdAt, secrets } = summary.header
    const rows = countRows(summary)
    return {
      lines: [
        `${path}: ${rows} rows of ${summary.footers.length} tables, from ${nameOf(call.env)}`,
        `Version ${product}, tables as of migration ${migration.tag}, ${createdAt}`,
        ...describeSecrets(summary),
      ],
      json: { file: path, product, migration, createdAt, rows, tables: summary.footers, secrets },
    }
  },
}

function fileOf({ words, flags, pathOf }: VerbCall): string {
  const [file, ...rest] = words
  if (!file || rest.length > 0) throw new UsageError('Name one file: backup FILE')
  const path = pathOf(file)
  if (!existsSync(dirname(path))) throw new OperatorError(`There is no folder ${dirname(path)}.`)
  if (statSync(path, { throwIfNoEntry: false })?.isDirectory()) {
    throw new OperatorError(`${path} is a folder: name a file in it.`)
  }
  if (existsSync(path) && !flags.replace) {
    throw new OperatorError(`${path} exists; --replace writes over it.`)
  }
  return path
}

/** The process that holds the embedded database makes the backup itself. */
async function writeFile({ env }: VerbCall, path: string): Promise<void> {
  requireDatabase(env)
  try {
    await withDatabase(env, (database) => takeBackup(database, env, path))
  } catch (error) {
    if (!(error instanceof DirectoryInUse)) throw error
    await askServer(env, { method: 'GET', path: '/backup' }, (bytes) =>
      storeBackupFile(path, bytes),
    )
  }
}
