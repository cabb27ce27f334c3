import { createHash } from 'node:crypto'
import { z } from 'zod'
import { sealedPrefix } from '../../lib/secret-box.ts'
import { version } from '../../lib/version.ts'
import type { SqlSession } from '../database.ts'
import { BackupError, type BackupHeader, type TableFooter } from './backup-format.ts'
import {
  fullName,
  listOwnTables,
  migrationOf,
  type OwnTable,
  quote,
  rowsOf,
  useNeutralText,
} from './own-tables.ts'

/** Rows that are in memory at once. */
const batchRows = 200

const secretTable = '"public"."server_secrets"'

/**
 * The lines of a backup, from one snapshot: call it in a transaction that did nothing yet.
 * @param hasAccounts whether the schema `auth` is the product's own, not Supabase's
 * @throws BackupError where the product never ran, or a newer version did
 */
export async function* backupLines(
  session: SqlSession,
  { hasAccounts, now }: { hasAccounts: boolean; now: Date },
): AsyncGenerator<string> {
  await session.executeScript('set transaction isolation level repeatable read, read only')
  await useNeutralText(session)
  const migration = await migrationOf(session)
  if (!migration) throw new BackupError('The database is empty: there is nothing to back up.')
  const tables = await listOwnTables(session, migration, hasAccounts)
  const header: BackupHeader = {
    format: 'individua-backup',
    formatVersion: 1,
    product: version,
    createdAt: now.toISOString(),
    migration: { number: migration.number, tag: migration.tag },
    hasAccounts,
    tables: await describeTables(session, tables),
    sequences: await readSequences(session, tables),
    secrets: await readSecretNames(session),
  }
  yield JSON.stringify(header)
  for (const table of tables) {
    const footer = yield* tableLines(session, table)
    yield JSON.stringify(footer)
  }
}

/** Yields a table's rows in the order of its key, and returns their count and hash. */
export async function* tableLines(
  session: SqlSession,
  table: OwnTable,
): AsyncGenerator<string, TableFooter> {
  const keys = table.columns.filter(({ isKey }) => isKey)
  const order = (keys.length > 0 ? keys : table.columns).map(
    ({ name }) => `${quote(name)}::text collate "C"`,
  )
  await session.executeSql(
    `declare backup_rows no scroll cursor for
     select ${rowAsJson(table)}::text as line from ${fullName(table)} order by ${order.join(', ')}`,
  )
  const hash = createHash('sha256')
  let count = 0
  for (;;) {
    const batch = await rowsOf(
      session,
      z.object({ line: z.string() }),
      `fetch ${batchRows} from backup_rows`,
    )
    for (const { line } of batch) {
      hash.update(line).update('\n')
      yield line
    }
    count += batch.length
    if (batch.length < batchRows) break
  }
  await session.executeSql('close backup_rows')
  return { table: fullName(table), rows: count, sha256: hash.digest('hex') }
}

function rowAsJson({ columns }: OwnTable): string {
  return `to_json(array[${columns.map(({ name }) => `${quote(name)}::text`).join(', ')}]::text[])`
}

async function describeTables(session: SqlSession, tables: OwnTable[]) {
  const described: BackupHeader['tables'] = []
  for (const table of tables) {
    const [found] = await rowsOf(
      session,
      z.object({ rows: z.coerce.number() }),
      `select count(*)::text as rows from ${fullName(table)}`,
    )
    described.push({
      schema: table.schema,
      name: table.name,
      columns: table.columns.map((column) => column.name),
      rows: found?.rows ?? 0,
      holdsSecrets: fullName(table) === secretTable,
    })
  }
  return described
}

async function readSequences(session: SqlSession, tables: OwnTable[]) {
  const names = tables.flatMap(({ columns }) => columns.flatMap(({ sequence }) => sequence ?? []))
  const sequences = []
  for (const name of names) {
    const found = await rowsOf(
      session,
      z.object({ last: z.string(), isCalled: z.boolean() }),
      `select last_value::text as last, is_called as "isCalled" from ${name}`,
    )
    sequences.push(...found.map((sequence) => ({ name, ...sequence })))
  }
  return sequences
}

function readSecretNames(session: SqlSession) {
  return rowsOf(
    session,
    z.object({ name: z.string(), isEncrypted: z.boolean() }),
    `select name, starts_with(value, $1) as "isEncrypted" from ${secretTable}
     order by name collate "C"`,
    [sealedPrefix],
  )
}
