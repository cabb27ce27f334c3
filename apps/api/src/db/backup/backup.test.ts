// @module-tag postgres-only

import { randomUUID } from 'node:crypto'
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { createUser } from '@individua/testkit/create-user'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { gotrueStatements } from '../../providers/auth/embedded/schema/create-tables.ts'
import { startTestApi } from '../../testing/start-test-api.ts'
import { newTestDatabaseUrl, openEmptyPglite, testTimeoutMs } from '../../testing/test-database.ts'
import type { Database } from '../database.ts'
import { connectPostgres } from '../postgres.ts'
import { readBackupFile, writeBackupFile } from './backup-file.ts'
import { type BackupSummary, backupHeader } from './backup-format.ts'
import { applyMigrations, knownMigrations } from './own-tables.ts'
import { restoreLines } from './restore-backup.ts'
import { backupLines } from './write-backup.ts'

let folder: string
/** Stays empty: every restore into it is refused. */
let damaged: Promise<Database> | undefined
const opened: Database[] = []
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'individua-backup-'))
})
afterAll(async () => {
  for (const database of opened) await database.close()
  await rm(folder, { recursive: true })
})

const newFile = () => join(folder, `${randomUUID()}.backup`)

async function newPglite(): Promise<Database> {
  const database = await openEmptyPglite()
  opened.push(database)
  return database
}

async function newPostgres(): Promise<Database> {
  const database = await connectPostgres(
    { DATABASE_URL: (await newTestDatabaseUrl()) ?? '' },
    testTimeoutMs,
  )
  opened.push(database)
  return database
}

async function backUp(database: Database): Promise<string> {
  const file = newFile()
  await database.longTransaction((session) =>
    writeBackupFile(file, backupLines(session, { hasAccounts: true, now: new Date() })),
  )
  return file
}

function restore(database: Database, file: string, isReplacing = false): Promise<BackupSummary> {
  const options = { isReplacing, hasAccounts: true, accountStatements: gotrueStatements }
  return database.longTransaction((session) => restoreLines(session, readBackupFile(file), options))
}

async function linesOf(file: string): Promise<string[]> {
  return gunzipSync(await readFile(file))
    .toString('utf8')
    .trimEnd()
    .split('\n')
}

/** The rows and hashes, without the header's time. */
const contentsOf = async (file: string) => (await linesOf(file)).slice(1)

/** A product with a person, answers, a result, a waiting job and a mail that was not sent. */
async function fillProduct(): Promise<Database> {
  const api = await startTestApi()
  await createUser(api.visitor, { stage: 'paid' })
  await api.database.executeSql(
    `insert into outgoing_mails (recipient, kind, language, subject, text, html)
     values ($1, 'sign-in', 'sk', $2, $3, '<p>')`,
    [api.newEmail(), 'Ďakujem 🎈 "áno"', `first\nsecond\u2028third\ttab \\ back`],
  )
  await api.database.executeSql(
    `insert into jobs.job (name, data, start_after)
     select name, '{"b": [1.50, null, "x"], "a": 1e400}', now() + interval '3 days' from jobs.queue`,
  )
  return api.database
}

let filled: Promise<string> | undefined
/** A backup of such a product, for tests that do not look at the product itself. */
function filledBackup(): Promise<string> {
  filled ??= fillProduct().then(backUp)
  return filled
}

test('a backup restored into an empty PGlite holds the same rows, waiting jobs and mails too', async () => {
  const source = await fillProduct()
  const file = await backUp(source)
  const target = await newPglite()
  const { header, footers } = await restore(target, file)
  expect(header.tables.map(({ rows }) => rows)).toEqual(footers.map(({ rows }) => rows))
  const filled = header.tables.filter(({ rows }) => rows > 0).map(({ name }) => name)
  expect(filled).toEqual(
    expect.arrayContaining([
      'answers',
      'payments',
      'results',
      'sessions',
      'users',
      'outgoing_mails',
    ]),
  )
  expect(await contentsOf(await backUp(target))).toEqual(await contentsOf(file))
  const counts = 'select count(*)::int as waiting from jobs.job where start_after > now()'
  expect((await target.executeSql(counts)).rows).toEqual((await source.executeSql(counts)).rows)
  await target.migrate()
  const next =
    "select nextval('auth.refresh_tokens_id_seq') > max(id) as ok from auth.refresh_tokens"
  expect((await target.executeSql(next)).rows).toEqual([{ ok: true }])
})

test('rows are the same after PGlite, PostgreSQL and PGlite again', async () => {
  const first = await backUp(await fillProduct())
  const pglite = await newPglite()
  await restore(pglite, first)
  const postgres = await newPostgres()
  await restore(postgres, await backUp(pglite))
  const last = await newPglite()
  const file = await backUp(postgres)
  await restore(last, file)
  const expected = await contentsOf(first)
  expect(await contentsOf(file)).toEqual(expected)
  expect(await contentsOf(await backUp(last))).toEqual(expected)
})

test('the header names version, migration and keys; only its owner may read the file', async () => {
  const file = await filledBackup()
  const header = backupHeader.parse(JSON.parse((await linesOf(file))[0] ?? ''))
  expect(header.migration).toEqual({
    number: knownMigrations().length,
    tag: knownMigrations().at(-1)?.tag,
  })
  expect(header.secrets.map(({ name }) => name)).toContain('auth')
  expect(header.tables.filter(({ holdsSecrets }) => holdsSecrets).map(({ name }) => name)).toEqual([
    'server_secrets',
  ])
  expect((await stat(file)).mode & 0o777).toBe(0o600)
})

test('every table of the product is in a backup, but for those that are made again', async () => {
  const database = await fillProduct()
  const { rows } = await database.executeSql(
    `select schemaname || '.' || tablename as name from pg_tables
     where schemaname in ('public', 'auth') and not starts_with(tablename, 'web_')
       and tablename <> 'presented_results' order by 1`,
  )
  const header = backupHeader.parse(JSON.parse((await linesOf(await backUp(database)))[0] ?? ''))
  const names = header.tables.map(({ schema, name }) => `${schema}.${name}`)
  expect(names).toEqual(expect.arrayContaining(rows.map((row) => (row as { name: string }).name)))
  expect(names).toEqual(expect.arrayContaining(['jobs.job', 'jobs.queue', 'jobs.schedule']))
  expect(names.filter((name) => /web_|presented_/.test(name))).toEqual([])
})

test('a backup of an older version is restored and migrated on', async () => {
  const old = await newPglite()
  const user = randomUUID()
  await old.longTransaction(async (session) => {
    await applyMigrations(session, 0, 2)
    await session.executeSql(
      `insert into users (id, email, language) values ($1, 'a@b.sk', 'sk')`,
      [user],
    )
  })
  const file = await backUp(old)
  const target = await newPglite()
  const { header } = await restore(target, file)
  expect(header.migration.number).toBe(2)
  await target.migrate()
  const { rows } = await target.executeSql('select id, chat_turn_since as lease from users')
  expect(rows).toEqual([{ id: user, lease: null }])
  const applied = 'select count(*)::int as count from drizzle.__drizzle_migrations'
  expect((await target.executeSql(applied)).rows).toEqual([{ count: knownMigrations().length }])
})

test('a database with data is refused, and replaced when that is asked for', async () => {
  const file = await filledBackup()
  const target = await newPglite()
  await target.longTransaction((session) => applyMigrations(session, 0, 3))
  await target.executeSql(`insert into users (id, email, language) values ($1, 'a@b.sk', 'sk')`, [
    randomUUID(),
  ])
  await expect(restore(target, file)).rejects.toThrow('--replace')
  expect((await target.executeSql('select email from users')).rows).toEqual([{ email: 'a@b.sk' }])
  await restore(target, file, true)
  expect(await contentsOf(await backUp(target))).toEqual(await contentsOf(file))
})

test.each<[string, (lines: string[]) => string[]]>([
  ['changed', (lines) => lines.map((line) => line.replace('"sk"', '"de"'))],
  [
    'without a row',
    (lines) =>
      lines.toSpliced(
        lines.findIndex((line) => line.startsWith('[')),
        1,
      ),
  ],
  ['cut short', (lines) => lines.slice(0, -3)],
  [
    'of a newer version',
    ([first = '', ...rest]) => [first.replace(/"tag":"[^"]*/, '"tag":"0999_x'), ...rest],
  ],
  ['of another program', (lines) => lines.slice(1)],
])('a backup that is %s is refused and leaves the target empty', async (_name, change) => {
  const lines = await linesOf(await filledBackup())
  const file = newFile()
  await writeFile(file, gzipSync(`${change(lines).join('\n')}\n`))
  damaged ??= newPglite()
  const target = await damaged
  await expect(restore(target, file)).rejects.toThrow(/backup/i)
  const { rows } = await target.executeSql(
    `select 1 from pg_tables where schemaname not in ('pg_catalog', 'information_schema')`,
  )
  expect(rows).toEqual([])
})

test('a file that ends in the middle is refused', async () => {
  const whole = await readFile(await filledBackup())
  const file = newFile()
  await writeFile(file, whole.subarray(0, whole.length / 2))
  damaged ??= newPglite()
  await expect(restore(await damaged, file)).rejects.toThrow(/cannot be read|ends in the middle/)
})

test('a backup is one moment: what others write meanwhile is not in it', async () => {
  const source = await fillProduct()
  const file = newFile()
  await source.longTransaction(async (session) => {
    const lines = backupLines(session, { hasAccounts: true, now: new Date() })
    const header = await lines.next()
    await source.executeSql(`insert into users (id, email, language) values ($1, $2, 'sk')`, [
      randomUUID(),
      `${randomUUID()}@example.sk`,
    ])
    await writeBackupFile(
      file,
      (async function* () {
        yield String(header.value)
        yield* lines
      })(),
    )
  })
  await restore(await newPglite(), file)
})
