import { z } from 'zod'
import { BackupError } from '../../db/backup/backup-format.ts'
import { knownMigrations } from '../../db/backup/own-tables.ts'
import type { Database } from '../../db/database.ts'
import { SecretsKeyError } from '../../lib/secret-box.ts'
import { pendingMigrations } from '../pending-migrations.ts'
import { openStoredKeys } from '../stored-keys.ts'
import type { OperatorContext } from '../work.ts'
import { checkClock } from './check-clock.ts'
import { type Finding, failed, ok, warning } from './finding.ts'

/** What a check of the database is given; `now` is this machine's clock. */
type DatabaseContext = Pick<OperatorContext, 'env' | 'database'> & { now?: () => Date }

const oldestVersion = 150_000

/** The database as it is, by queries alone: nothing is changed. */
export async function checkDatabase(ctx: DatabaseContext): Promise<Finding[]> {
  const { database, now = () => new Date() } = ctx
  const state = await readState(database)
  const ours = now()
  return [
    checkVersion(database, state),
    checkRights(state),
    await checkMigrations(database),
    await checkLocks(database),
    await checkKeys(ctx),
    ...checkClock([{ of: 'the database', theirs: state.time, ours }]),
  ]
}

const stateRow = z.object({
  version: z.string(),
  number: z.coerce.number(),
  isStandby: z.boolean(),
  isReadOnly: z.boolean(),
  mayCreate: z.boolean(),
  foreignTables: z.coerce.number(),
  user: z.string(),
  name: z.string(),
  time: z.coerce.date(),
})
type State = z.infer<typeof stateRow>

async function readState(database: Database): Promise<State> {
  const { rows } = await database.executeSql(`select
    current_setting('server_version') as version,
    current_setting('server_version_num') as number,
    pg_is_in_recovery() as "isStandby",
    current_setting('transaction_read_only') = 'on' as "isReadOnly",
    has_database_privilege(current_database(), 'CREATE')
      and has_schema_privilege('public', 'CREATE') as "mayCreate",
    (select count(*) from pg_tables
      where schemaname in ('public', 'jobs', 'drizzle')
        and not has_table_privilege(format('%I.%I', schemaname, tablename),
          'select, insert, update, delete')) as "foreignTables",
    current_user as user,
    current_database() as name,
    clock_timestamp() as time`)
  return z.tuple([stateRow]).parse(rows)[0]
}

function checkVersion({ kind }: Database, { version, number, isStandby, isReadOnly }: State) {
  const seen = kind === 'pglite' ? `embedded PostgreSQL ${version}` : `PostgreSQL ${version}`
  if (isStandby || isReadOnly) {
    return failed('database', `${seen} is read-only`, 'Let DATABASE_URL name the primary server.')
  }
  return number < oldestVersion
    ? failed('database', `${seen} is too old`, 'Use PostgreSQL 15 or newer.')
    : ok('database', seen)
}

function checkRights({ mayCreate, foreignTables, user, name }: State): Finding {
  if (mayCreate && foreignTables === 0) return ok('rights', `${user} may make and use its tables`)
  const seen = mayCreate
    ? `${user} may not use ${foreignTables} tables`
    : `${user} may not make tables or schemas`
  return failed(
    'rights',
    seen,
    `Let the user own the database: alter database ${name} owner to ${user}.`,
  )
}

async function checkMigrations(database: Database): Promise<Finding> {
  try {
    const pending = await pendingMigrations(database)
    if (pending.length === knownMigrations().length) {
      return ok('migrations', 'the database is empty; the first start makes its tables')
    }
    if (pending.length === 0) return ok('migrations', 'none pending')
    const names = pending.map(({ tag }) => tag).join(', ')
    return warning(
      'migrations',
      `pending: ${names}`,
      'The next start runs them, or individua migrate.',
    )
  } catch (error) {
    if (!(error instanceof BackupError)) throw error
    return failed('migrations', error.message, 'Use that version, or restore a backup of this one.')
  }
}

/** A number that no lock of the product uses. */
const trialLock = 7_301_558

/** Some databases that speak PostgreSQL's protocol take advisory locks and lock nothing. */
async function checkLocks(database: Database): Promise<Finding> {
  if (database.kind === 'pglite') return ok('locks', 'one process has the database')
  const lock = `select pg_try_advisory_xact_lock(${trialLock}) as "isTaken"`
  const isShared = await database.longTransaction(async (session) => {
    await session.executeSql(lock)
    const { rows } = await database.executeSql(lock)
    return z.tuple([z.object({ isTaken: z.boolean() })]).parse(rows)[0].isTaken
  })
  return isShared
    ? failed(
        'locks',
        'two connections hold one advisory lock',
        'Use PostgreSQL itself: limits and claims need advisory locks that lock.',
      )
    : ok('locks', 'an advisory lock keeps a second connection out')
}

/** Whether SECRETS_KEY opens the keys in the database. */
async function checkKeys({ database, env }: DatabaseContext): Promise<Finding> {
  try {
    const count = await openStoredKeys(database, env)
    if (count === 0) return ok('keys', 'none yet')
    const how = env.SECRETS_KEY.length > 0 ? 'SECRETS_KEY opens them' : 'stored in plain'
    return ok('keys', `${count} in the database; ${how}`)
  } catch (error) {
    if (!(error instanceof SecretsKeyError)) throw error
    return failed(
      'keys',
      error.message,
      'Set the SECRETS_KEY that the server was started with before.',
    )
  }
}
