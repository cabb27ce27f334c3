// @module-tag postgres-only

import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { isUnavailable } from '../lib/provider-unavailable.ts'
import { poolerBinary, startPooler } from '../testing/start-pooler.ts'
import { newTestDatabaseUrl } from '../testing/test-database.ts'
import { connectPostgres } from './postgres.ts'
import { withLimits } from './time-limits.ts'

const readLimits = sql`select current_setting('statement_timeout') as statement,
  current_setting('idle_in_transaction_session_timeout') as idle`

test('the database server limits statements and transactions of a connection', async () => {
  const DATABASE_URL = (await newTestDatabaseUrl()) ?? ''
  const { db, background, close } = await connectPostgres({ DATABASE_URL }, 1_000)
  expect((await db.execute(readLimits)).rows).toEqual([{ statement: '2s', idle: '2s' }])
  const { rows } = await db.transaction((tx) => tx.execute(readLimits))
  expect(rows).toEqual([{ statement: '2s', idle: '2s' }])
  expect((await background.execute(readLimits)).rows).toEqual([{ statement: '30s', idle: '30s' }])
  await close()
})

test('a pooler that refuses limits at the start gets them in each transaction', async (context) => {
  if (!poolerBinary) return context.skip('PgBouncer is not installed')
  const pooler = await startPooler((await newTestDatabaseUrl()) ?? '', poolerBinary)
  const { db, close } = await connectPostgres({ DATABASE_URL: pooler.url }, 1_000)
  expect((await db.execute(readLimits)).rows).toEqual([{ statement: '0', idle: '0' }])
  const failure = await db
    .transaction(async (tx) => {
      expect((await tx.execute(readLimits)).rows).toEqual([{ statement: '2s', idle: '2s' }])
      await tx.execute(sql`set local statement_timeout = 50`)
      await tx.execute(sql`select pg_sleep(10)`)
    })
    .catch((error: unknown) => error)
  expect(isUnavailable(failure)).toBe(true)
  expect((await db.execute(readLimits)).rows).toEqual([{ statement: '0', idle: '0' }])
  await close()
  pooler.stop()
})

test('a pool opens as many connections as its setting says', async () => {
  const DATABASE_URL = (await newTestDatabaseUrl()) ?? ''
  const { db, close } = await connectPostgres({ DATABASE_URL, DATABASE_POOL_SIZE: 3 })
  const own = sql`select pg_backend_pid() as pid from pg_sleep(0.05)`
  const rows = await Promise.all(Array.from({ length: 12 }, () => db.execute(own)))
  expect(new Set(rows.map((result) => result.rows[0]?.pid)).size).toBe(3)
  await close()
})

test('only a statement that begins a transaction sets limits', () => {
  const limits =
    'set local statement_timeout = 5; set local idle_in_transaction_session_timeout = 5'
  expect(withLimits('begin', 5)).toBe(`begin; ${limits}`)
  expect(withLimits({ text: 'begin read only', types: 1 }, 5)).toEqual({
    text: `begin read only; ${limits}`,
    types: 1,
  })
  for (const query of ['commit', 'begin; select 1', 'beginning', { text: 'select 1' }, undefined]) {
    expect(withLimits(query, 5)).toBe(query)
  }
})
