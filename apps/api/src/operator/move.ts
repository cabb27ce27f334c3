import { backupLines } from '../db/backup/write-backup.ts'
import type { DatabaseSettings } from '../db/database.ts'
import { load, withStoppedDatabase } from './load-backup.ts'
import { nameOf, requireDatabase } from './open-database.ts'
import { openStoredKeys } from './stored-keys.ts'
import { countRows } from './take-backup.ts'
import { UsageError, type Verb } from './verb.ts'

export const verb: Verb = {
  summary: 'Copies everything from the database in use to another one.',
  usage: '--to postgres://… | --to FOLDER [--replace] [--json]',
  help: [
    '',
    'From PGlite to PostgreSQL or back. Every instance of the server must be stopped. The old',
    'database stays as it is; the settings say which of the two the server uses.',
    '',
    '  --to       URL of a PostgreSQL database, or folder of an embedded one',
    '  --replace  erase first what the other database holds',
    '  --json     print the result as JSON',
  ],
  options: { to: { type: 'string' }, replace: { type: 'boolean' } },
  async run({ env, words, flags, pathOf }) {
    if (typeof flags.to !== 'string' || words.length > 0) {
      throw new UsageError('Name the other database: move --to postgres://… or --to FOLDER')
    }
    const target = targetOf(flags.to, pathOf)
    if (isSame(env, target, pathOf)) throw new UsageError('This is the database in use already.')
    requireDatabase(env)
    const hasAccounts = env.SUPABASE_URL === undefined
    const summary = await withStoppedDatabase(env, async (source) => {
      await openStoredKeys(source, env)
      return source.longTransaction((session) =>
        load(
          { ...target, SUPABASE_URL: env.SUPABASE_URL },
          backupLines(session, { hasAccounts, now: new Date() }),
          flags.replace === true,
        ),
      )
    })
    const rows = countRows(summary)
    const setting = target.DATABASE_URL
      ? 'DATABASE_URL to this URL'
      : `DATA_DIR=${target.DATA_DIR} and remove DATABASE_URL`
    return {
      lines: [
        `${nameOf(env)} -> ${nameOf(target)}: ${rows} rows of ${summary.footers.length} tables, each the same`,
        `Set ${setting}, then start the server. The old database is still there.`,
      ],
      json: { from: nameOf(env), to: nameOf(target), rows, tables: summary.footers },
    }
  },
}

function targetOf(to: string, pathOf: (path: string) => string): DatabaseSettings {
  if (/^postgres(ql)?:\/\//.test(to)) {
    if (!URL.canParse(to)) throw new UsageError(`${to} is no URL of a PostgreSQL database.`)
    return { DATABASE_URL: to, DATA_DIR: '' }
  }
  // A folder of that name would be made, with a password in it.
  if (/^[a-z][a-z\d+.-]*:\/\//i.test(to)) {
    throw new UsageError('Name a URL that begins with postgres://, or a folder.')
  }
  return { DATA_DIR: pathOf(to) }
}

function isSame(
  source: DatabaseSettings,
  target: DatabaseSettings,
  pathOf: (path: string) => string,
): boolean {
  if (source.DATABASE_URL || target.DATABASE_URL) {
    return source.DATABASE_URL === target.DATABASE_URL
  }
  return pathOf(source.DATA_DIR) === target.DATA_DIR
}
