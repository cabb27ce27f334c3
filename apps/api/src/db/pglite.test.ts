import { openAsBlob } from 'node:fs'
import { PGlite } from '@electric-sql/pglite'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { isUnavailable } from '../lib/provider-unavailable.ts'
import { respondsInTime } from './health.ts'
import { openClient } from './pglite.ts'

async function openTemplate(timeoutMs: number) {
  const { TEST_PGLITE_TEMPLATE: template } = process.env
  const contents = template && { loadDataDir: await openAsBlob(template) }
  return openClient(new PGlite({ ...contents }), timeoutMs)
}

test('a transaction that hangs ends the readiness, is rolled back, and all goes on', async () => {
  const database = await openTemplate(1_000)
  const { db } = database
  await db.execute(sql`create table notes (id int)`)
  const hanging = db.transaction(async (tx) => {
    await tx.execute(sql`insert into notes values (1)`)
    await new Promise(() => {})
  })
  const refusal = hanging.catch((error: unknown) => error)
  expect(await respondsInTime(db, 100)).toBe(false)
  expect(isUnavailable(await refusal)).toBe(true)
  expect((await db.execute(sql`select id from notes`)).rows).toEqual([])
  await database.close()
})

test('a transaction of a backup may take longer', async () => {
  const database = await openTemplate(1)
  const rows = await database.longTransaction(async ({ executeSql }) => {
    await new Promise((resolve) => setTimeout(resolve, 20))
    return (await executeSql('select 1 as one')).rows
  })
  expect(rows).toEqual([{ one: 1 }])
  await database.close()
})
