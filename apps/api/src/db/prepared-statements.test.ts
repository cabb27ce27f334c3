import type { PGlite } from '@electric-sql/pglite'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { copyMigratedPglite } from '../testing/copied-pglite.ts'
import { longestPrepared, mostPrepared, prepareStatements } from './prepared-statements.ts'

const client = copyMigratedPglite()
await client.waitReady
prepareStatements(client)
afterAll(() => client.close())

let messages = 0
const send = client.execProtocolRaw.bind(client)
client.execProtocolRaw = (...given) => {
  messages++
  return send(...given)
}

async function messagesOf(work: () => Promise<unknown>): Promise<number> {
  messages = 0
  await work()
  return messages
}

const insert = (id: number, word: string | null, on: Pick<PGlite, 'query'> = client) =>
  on.query('insert into notes (id, word) values ($1, $2) returning id, word', [id, word])
const read = () => client.query('select * from notes order by id')
const preparedNow = async () =>
  (await client.query<{ count: number }>('select count(*)::int from pg_prepared_statements'))
    .rows[0]?.count

beforeEach(async () => {
  await client.exec(
    'drop table if exists notes; create table notes (id int primary key, word text)',
  )
})

test('a query that comes again is one message, with the rows of its own values', async () => {
  await insert(1, 'one')
  expect(await messagesOf(() => insert(2, null))).toBe(1)
  expect((await insert(3, 'three')).rows).toEqual([{ id: 3, word: 'three' }])
  expect((await read()).rows).toEqual([
    { id: 1, word: 'one' },
    { id: 2, word: null },
    { id: 3, word: 'three' },
  ])
})

test('an error of a query that comes again is the same, and the next query works', async () => {
  await insert(1, 'one')
  await insert(2, 'two')
  await expect(insert(1, 'again')).rejects.toMatchObject({ code: '23505' })
  const inTransaction = client.transaction(async (tx) => {
    await insert(3, 'three', tx)
    await insert(1, 'again', tx)
  })
  await expect(inTransaction).rejects.toMatchObject({ code: '23505' })
  expect((await insert(3, 'three')).rows).toEqual([{ id: 3, word: 'three' }])
})

test('a statement that PostgreSQL refuses to parse is refused again', async () => {
  const wrong = () => client.query('select missing from notes where id = $1', [1])
  await expect(wrong()).rejects.toMatchObject({ code: '42703' })
  await expect(wrong()).rejects.toMatchObject({ code: '42703' })
  expect((await read()).rows).toEqual([])
})

test('after a change of the tables a query that comes again has their new columns', async () => {
  await insert(1, 'one')
  await read()
  await client.exec('alter table notes add column colour text')
  expect((await read()).rows).toEqual([{ id: 1, word: 'one', colour: null }])
  await client.query('alter table notes drop column word')
  expect((await read()).rows).toEqual([{ id: 1, colour: null }])
})

test('the database keeps a bounded number of statements, the latest', async () => {
  await insert(1, 'one')
  for (let index = 0; index < mostPrepared + 20; index++) {
    await client.query(`select id + ${index} as sum from notes where id = $1`, [1])
    await insert(index + 2, null)
  }
  expect(await preparedNow()).toBeLessThanOrEqual(mostPrepared + 1)
  expect(await messagesOf(() => insert(1000, null))).toBe(1)
})

test('a text that lists many rows is not kept', async () => {
  const text = `select id from notes where word in (${"'x', ".repeat(longestPrepared / 5)}'x')`
  await client.query(text)
  const before = await preparedNow()
  expect(await messagesOf(() => client.query(text))).toBeGreaterThan(1)
  expect(await preparedNow()).toBe(before)
})
