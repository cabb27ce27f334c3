import { createHash } from 'node:crypto'
import { getConstructionPlans } from 'pg-boss'
import { z } from 'zod'
import type { SqlSession } from '../database.ts'
import {
  BackupError,
  type BackupHeader,
  type BackupSummary,
  backupHeader,
  type TableFooter,
  tableFooter,
} from './backup-format.ts'
import {
  applyMigrations,
  fullName,
  knownMigrations,
  listOwnTables,
  type OwnTable,
  publicTablesAt,
  quote,
  rowsOf,
  useNeutralText,
} from './own-tables.ts'
import { tableLines } from './write-backup.ts'

export interface RestoreOptions {
  /** Whether data that is there may be erased first. */
  isReplacing: boolean
  /** Whether the schema `auth` is the product's own, not Supabase's. */
  hasAccounts: boolean
  /** Creates the tables of the embedded authentication. */
  accountStatements: readonly string[]
}

/** Text of one INSERT, at most. */
const batchBytes = 1_000_000
const batchRows = 200

/**
 * Loads a backup: creates the tables as they were when it was written, fills them, reads them back
 * to compare every row, then applies the newer migrations. All of it within the caller's
 * transaction, so that a failure leaves the database as it was.
 * @throws BackupError when the backup is damaged or too new, or the database is not empty
 */
export async function restoreLines(
  session: SqlSession,
  lines: AsyncIterable<string>,
  options: RestoreOptions,
): Promise<BackupSummary> {
  const reader = lines[Symbol.asyncIterator]()
  try {
    const header = await readHeader(reader)
    const migrations = checkVersion(header)
    if (header.hasAccounts && !options.hasAccounts) {
      throw new BackupError(
        'The backup holds accounts of the embedded authentication; unset SUPABASE_URL to restore it.',
      )
    }
    await useNeutralText(session)
    await makeRoom(session, options)
    await createTables(session, header, options)
    const footers = await fillTables(session, header, reader)
    await applyMigrations(session, header.migration.number, migrations)
    return { header, footers }
  } finally {
    await reader.return?.()
  }
}

async function readHeader(reader: AsyncIterator<string>): Promise<BackupHeader> {
  const { value } = await reader.next()
  const parsed = backupHeader.safeParse(parseLine(value))
  if (!parsed.success)
    throw new BackupError('This is no backup of Individua, or one of a newer form.')
  return parsed.data
}

function parseLine(line: string | undefined): unknown {
  try {
    return JSON.parse(line ?? '')
  } catch {
    return undefined
  }
}

/** @returns how many migrations there are today */
function checkVersion({ migration, product }: BackupHeader): number {
  const known = knownMigrations()
  if (known[migration.number - 1]?.tag === migration.tag) return known.length
  throw new BackupError(
    `The backup was written by version ${product}, whose tables (${migration.tag}) this version does not know: restore it with that version or a newer one.`,
  )
}

async function makeRoom(session: SqlSession, { isReplacing, hasAccounts }: RestoreOptions) {
  const names = new Set(knownMigrations().flatMap(publicTablesAt))
  const found = await rowsOf(
    session,
    z.object({ schema: z.string(), name: z.string() }),
    `select schemaname::text as schema, tablename::text as name from pg_tables
     where schemaname in ('public', 'auth', 'jobs', 'drizzle')`,
  )
  const isOurs = ({ schema, name }: { schema: string; name: string }) =>
    schema === 'public' ? names.has(name) : schema !== 'auth' || hasAccounts
  const ours = found.filter(isOurs)
  const accounts = ours.filter(({ schema }) => schema === 'auth')
  if (accounts.length > 0 && !accounts.some(({ name }) => name === 'link_requests')) {
    throw new BackupError('The schema auth of the database belongs to another program.')
  }
  if (ours.length === 0) return
  if (!isReplacing) {
    throw new BackupError('The database is not empty; --replace erases what is in it first.')
  }
  const tables = ours.filter(({ schema }) => schema === 'public').map(fullName)
  for (const table of tables) await session.executeSql(`drop table ${table} cascade`)
  await session.executeSql('drop schema if exists jobs cascade')
  await session.executeSql('drop table if exists drizzle.__drizzle_migrations')
  if (hasAccounts) await session.executeSql('drop schema if exists auth cascade')
}

async function createTables(
  session: SqlSession,
  { migration, hasAccounts }: BackupHeader,
  { accountStatements }: RestoreOptions,
) {
  await applyMigrations(session, 0, migration.number)
  if (hasAccounts) for (const statement of accountStatements) await session.executeSql(statement)
  await session.executeScript(withoutTransaction(getConstructionPlans('jobs')))
  // The queue's own script limits how long its transaction may wait; reading a file may take longer.
  await session.executeSql('set local idle_in_transaction_session_timeout = 0')
}

function withoutTransaction(script: string): string {
  return script.replace(/^\s*begin;/i, '').replace(/commit;\s*$/i, '')
}

async function fillTables(
  session: SqlSession,
  header: BackupHeader,
  reader: AsyncIterator<string>,
): Promise<TableFooter[]> {
  const tables = await listOwnTables(session, header.migration, header.hasAccounts)
  const byName = new Map(tables.map((table) => [fullName(table), table]))
  const addReferences = await dropReferences(session, tables)
  const footers: TableFooter[] = []
  for (const described of header.tables) {
    const target = byName.get(fullName(described))
    if (!target) throw new BackupError(`The backup's table ${fullName(described)} is unknown here.`)
    footers.push(await fillTable(session, { ...described, target }, reader))
  }
  if (!(await reader.next()).done) throw new BackupError('The backup has lines after its end.')
  await addReferences()
  for (const { name, last, isCalled } of header.sequences) {
    await session.executeSql('select setval($1::regclass, $2::bigint, $3)', [name, last, isCalled])
  }
  return footers
}

/**
 * Rows arrive table by table, also those that refer to rows of later tables.
 * @returns adds the references again, which checks them all
 */
async function dropReferences(session: SqlSession, tables: OwnTable[]) {
  const schemas = [...new Set(tables.map(({ schema }) => schema))]
  const references = await rowsOf(
    session,
    z.object({ table: z.string(), name: z.string(), definition: z.string() }),
    `select conrelid::regclass::text as table, quote_ident(conname) as name,
       pg_get_constraintdef(c.oid) as definition
     from pg_constraint c join pg_namespace n on n.oid = c.connamespace
     where contype = 'f' and conparentid = 0 and n.nspname = any($1::text[])
       and (n.nspname <> 'public' or conrelid = any($2::text[]::regclass[]::oid[]))`,
    [schemas, tables.filter(({ schema }) => schema === 'public').map(fullName)],
  )
  for (const { table, name } of references) {
    await session.executeSql(`alter table ${table} drop constraint ${name}`)
  }
  return async () => {
    for (const { table, name, definition } of references) {
      await session.executeSql(`alter table ${table} add constraint ${name} ${definition}`)
    }
  }
}

interface TableToFill {
  columns: string[]
  rows: number
  target: OwnTable
}

async function fillTable(
  session: SqlSession,
  { columns, rows, target }: TableToFill,
  reader: AsyncIterator<string>,
): Promise<TableFooter> {
  const insert = insertStatement(target, columns)
  const hash = createHash('sha256')
  let batch: string[] = []
  let bytes = 0
  const flush = async () => {
    if (batch.length > 0) await session.executeSql(insert, [`[${batch.join(',')}]`])
    batch = []
    bytes = 0
  }
  let count = 0
  for (;;) {
    const { value: line, done } = await reader.next()
    if (done) throw new BackupError(`The backup ends in the middle of ${fullName(target)}.`)
    if (!line.startsWith('[')) {
      await flush()
      const found = { table: fullName(target), rows: count, sha256: hash.digest('hex') }
      await compare(session, { columns, rows, target }, found, line)
      return found
    }
    hash.update(line).update('\n')
    count += 1
    batch.push(line)
    bytes += line.length
    if (batch.length >= batchRows || bytes >= batchBytes) await flush()
  }
}

/** What was read is what was written, and what is now in the table is what was read. */
async function compare(
  session: SqlSession,
  { columns, rows, target }: TableToFill,
  found: TableFooter,
  line: string,
) {
  const written = tableFooter.safeParse(parseLine(line))
  const isWhole =
    written.success && found.rows === rows && JSON.stringify(written.data) === JSON.stringify(found)
  if (!isWhole) throw new BackupError(`The backup is damaged: ${found.table} is not as it was.`)
  const names = new Set(target.columns.map(({ name }) => name))
  // An older queue may have had columns that today's has not: then the rows cannot be compared.
  if (!columns.every((name) => names.has(name))) return
  const stored = tableLines(session, {
    ...target,
    columns: target.columns.filter(({ name }) => columns.includes(name)),
  })
  let step = await stored.next()
  while (!step.done) step = await stored.next()
  if (step.value.sha256 !== found.sha256) {
    throw new BackupError(`The rows of ${found.table} changed when they were stored.`)
  }
}

function insertStatement(target: OwnTable, columns: string[]): string {
  const types = new Map(target.columns.map(({ name, type }) => [name, type]))
  const known = columns.flatMap((name, index) => {
    const type = types.get(name)
    return type ? [{ name: quote(name), value: `(line->>${index})::${type}` }] : []
  })
  if (target.schema !== 'jobs' && known.length < columns.length) {
    throw new BackupError(`The backup has columns of ${fullName(target)} that are unknown here.`)
  }
  return `insert into ${fullName(target)} (${known.map(({ name }) => name).join(', ')})
    overriding system value
    select ${known.map(({ value }) => value).join(', ')} from json_array_elements($1::json) as line`
}
