import { setImmediate as nextTurn } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { isUnavailable } from '../lib/provider-unavailable.ts'
import { copyMigratedPglite } from '../testing/copied-pglite.ts'
import { respondsInTime } from './health.ts'
import { openClient } from './pglite.ts'

async function openTemplate(timeoutMs: number) {
  return openClient(copyMigratedPglite(), timeoutMs)
}

test('while a transaction hangs the database is not ready', async () => {
  const database = await openTemplate(60_000)
  const begun = Promise.withResolvers<void>()
  const released = Promise.withResolvers<void>()
  const hanging = database.db.transaction(async (tx) => {
    await tx.execute(sql`select 1`)
    begun.resolve()
    await released.promise
  })
  await begun.promise
  expect(await respondsInTime(database, 100)).toBe(false)
  released.resolve()
  await hanging
  expect(await respondsInTime(database, 60_000)).toBe(true)
  await database.close()
})

test('a transaction that hangs is rolled back, and all goes on', async () => {
  const database = await openTemplate(1_000)
  const { db } = database
  await db.execute(sql`create table notes (id int)`)
  const hanging = db.transaction(async (tx) => {
    await tx.execute(sql`insert into notes values (1)`)
    await new Promise(() => {})
  })
  expect(isUnavailable(await hanging.catch((error: unknown) => error))).toBe(true)
  expect((await db.execute(sql`select id from notes`)).rows).toEqual([])
  await database.close()
})

test('time in which the process stands still does not make the database unready', async () => {
  const database = await openTemplate(60_000)
  // From here on timers come before the query, which waits for a turn of its own.
  await nextTurn()
  const responds = respondsInTime(database, 100)
  for (const until = performance.now() + 300; performance.now() < until; );
  expect(await responds).toBe(true)
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

test('behind a long queue that moves the database counts as responsive', async () => {
  const database = await openTemplate(60_000)
  let isAsked = false
  const busy = database.longTransaction(async ({ executeSql }) => {
    while (!isAsked) await executeSql('select 1')
  })
  expect(await respondsInTime(database, 100)).toBe(true)
  isAsked = true
  await busy
  await database.close()
})

test('timers run while many queries wait', async () => {
  const database = await openTemplate(60_000)
  const ended: string[] = []
  setTimeout(() => ended.push('timer'), 1)
  const queries = Array.from({ length: 2_000 }, () => database.executeSql('select 1'))
  await Promise.all(queries)
  ended.push('queries')
  await expect.poll(() => ended).toEqual(['timer', 'queries'])
  await database.close()
})

test('arrays are read as such, although few parsers are left to copy', async () => {
  const client = copyMigratedPglite()
  const database = await openClient(client)
  const uuid = '0199c7b0-0000-7000-8000-000000000000'
  const { rows } = await database.executeSql(
    `select array['a', 'b'] as texts, array[1, 2] as numbers, array['${uuid}'::uuid] as ids,
       array[true] as flags, now() as moment`,
  )
  expect(rows).toEqual([
    { texts: ['a', 'b'], numbers: [1, 2], ids: [uuid], flags: [true], moment: expect.any(Date) },
  ])
  expect(Object.keys(client.parsers).length).toBeLessThan(60)
  await database.close()
})

test('bytes are stored and read as they are', async () => {
  const client = copyMigratedPglite()
  const database = await openClient(client)
  const every = Uint8Array.from({ length: 512 }, (_, index) => index % 256)
  const part = every.subarray(250, 260)
  const { rows } = await database.executeSql(
    `select $1::bytea as every, $2::bytea as part, $3::bytea as none, array[$2::bytea] as list,
       octet_length($1::bytea) as length`,
    [every, part, new Uint8Array()],
  )
  const read = { every, part: part.slice(), none: new Uint8Array(), list: [part.slice()] }
  expect(rows).toEqual([{ ...read, length: 512 }])
  await database.close()
})

test('a statement without parameters is prepared, several in one text run as a script', async () => {
  const { executeSql, close } = await openTemplate(60_000)
  await executeSql("select 'alone' as word;")
  const { rows } = await executeSql('select statement from pg_prepared_statements')
  expect(rows).toContainEqual({ statement: "select 'alone' as word;" })
  const several = await executeSql('select 1 as one; select 2 as two')
  expect(several.rows).toEqual([{ one: 1 }, { two: 2 }])
  await close()
})
