// @module-tag postgres

import { randomBytes, randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { knownMigrations } from '../../db/backup/own-tables.ts'
import { connectDatabase, type Database } from '../../db/database.ts'
import { readEnv } from '../../env.ts'
import { createSecretBox } from '../../lib/secret-box.ts'
import { findOrMakeSecret } from '../../lib/server-secrets.queries.ts'
import { newTestDatabaseUrl, openTestDatabase } from '../../testing/test-database.ts'
import { checkDatabase } from './check-database.ts'

const key = randomBytes(32).toString('base64')
const env = readEnv({ SECRETS_KEY: key })
let database: Database
beforeAll(async () => {
  database = await openTestDatabase()
  await database.migrate()
  await findOrMakeSecret(database.db, createSecretBox(env.SECRETS_KEY), 'auth')
})
afterAll(() => database.close())

type Context = Parameters<typeof checkDatabase>[0]

const check = async (changes: Partial<Context> = {}) => {
  const findings = await checkDatabase({ database, env, ...changes })
  return (name: string) => findings.find((finding) => finding.name === name)
}

test('a database that the server works with is all right', async () => {
  const findings = await checkDatabase({ database, env })
  expect(findings.map(({ name, verdict }) => `${name} ${verdict}`)).toEqual([
    'database ok',
    'rights ok',
    'migrations ok',
    'locks ok',
    'keys ok',
    'clock ok',
  ])
})

test.each([
  ['', /SECRETS_KEY is missing/],
  [randomBytes(32).toString('base64'), /SECRETS_KEY is not the key/],
])('keys that SECRETS_KEY does not open are found', async (SECRETS_KEY, seen) => {
  const found = await check({ env: readEnv({ SECRETS_KEY }) })
  expect(found('keys')).toEqual({
    name: 'keys',
    verdict: 'failed',
    seen: expect.stringMatching(seen),
    wayOut: expect.stringContaining('started with before'),
  })
})

test('a clock that is ahead is found', async () => {
  const found = await check({ now: () => new Date(Date.now() + 20_000) })
  expect(found('clock')).toMatchObject({
    verdict: 'warning',
    seen: expect.stringMatching(/(19|20|21) s ahead of that of the database/),
  })
})

test('locks that lock nothing are found', async () => {
  // One connection for both: a lock that its own holder takes again.
  const lockless = { ...database, kind: 'postgres' as const }
  const found = await check({
    database: { ...lockless, longTransaction: (work) => work(database) },
  })
  expect(found('locks')).toMatchObject({
    verdict: 'failed',
    wayOut: expect.stringContaining('PostgreSQL itself'),
  })
})

test('migrations that are pending, and those of a newer version, are found', async () => {
  const [last] = knownMigrations().toReversed()
  const { rows } = await database.executeSql<{ hash: string }>(
    'delete from drizzle.__drizzle_migrations where created_at = $1 returning hash',
    [last?.when],
  )
  expect((await check())('migrations')).toMatchObject({
    verdict: 'warning',
    seen: `pending: ${last?.tag}`,
    wayOut: expect.stringContaining('individua migrate'),
  })
  const store = (when: number) =>
    database.executeSql(
      'insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)',
      [rows[0]?.hash, when],
    )
  await store(Number(last?.when) + 1)
  expect((await check())('migrations')).toMatchObject({
    verdict: 'failed',
    seen: expect.stringContaining('newer version'),
  })
})

test.runIf(process.env.TEST_DATABASE_URL)('a user without rights is found', async () => {
  const url = new URL((await newTestDatabaseUrl()) ?? '')
  const name = `reader_${randomUUID().slice(0, 8)}`
  const admin = await connectDatabase({ DATA_DIR: '', DATABASE_URL: url.href })
  await admin.executeScript(`create role ${name} login password 'not-to-be-printed'`)
  url.username = name
  url.password = 'not-to-be-printed'
  const reader = await connectDatabase({ DATA_DIR: '', DATABASE_URL: url.href })
  try {
    const found = await check({ database: reader })
    expect(found('rights')).toMatchObject({
      verdict: 'failed',
      wayOut: expect.stringContaining(`owner to ${name}`),
    })
  } finally {
    await reader.close()
    await admin.executeScript(`drop role ${name}`)
    await admin.close()
  }
})
