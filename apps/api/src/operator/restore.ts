import { existsSync } from 'node:fs'
import { readBackupFile } from '../db/backup/backup-file.ts'
import { load } from './load-backup.ts'
import { nameOf } from './open-database.ts'
import { countRows } from './take-backup.ts'
import { OperatorError, UsageError, type Verb } from './verb.ts'

export const verb: Verb = {
  summary: 'Fills the database from a backup.',
  usage: 'FILE [--replace] [--json]',
  help: [
    '',
    'Every instance of the server must be stopped. A backup of an older version is migrated.',
    'A user who erased their data after the backup was written is in it again.',
    '',
    '  --replace  erase first what the database holds',
    '  --json     print the result as JSON',
  ],
  options: { replace: { type: 'boolean' } },
  async run({ env, words, flags, pathOf }) {
    const [file, ...rest] = words
    if (!file || rest.length > 0) throw new UsageError('Name one file: restore FILE')
    const path = pathOf(file)
    if (!existsSync(path)) throw new OperatorError(`${path} does not exist.`)
    const summary = await load(env, readBackupFile(path), flags.replace === true)
    const { product, migration, createdAt } = summary.header
    const rows = countRows(summary)
    return {
      lines: [
        `${nameOf(env)}: ${rows} rows of ${summary.footers.length} tables, each the same as in ${path}`,
        `Written by version ${product} on ${createdAt}; the server can be started.`,
      ],
      json: { file: path, product, migration, createdAt, rows, tables: summary.footers },
    }
  },
}
