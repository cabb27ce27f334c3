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

test('null, JSON null, arrays and moments come back as they went in', async () => {
  const text = `select $1::text as word, $2::jsonb as facts, $2::jsonb is null as "isNull",
    $3::text[] as words, $4::timestamptz as at`
  const at = new Date('2026-11-23T10:00:00.123Z')
  const rowOf = async (values: unknown[]) => (await client.query(text, values)).rows[0]
  for (const word of ['first', 'second']) {
    const words = [word, 'with "quotes", and commas', null]
    expect(await rowOf([word, { a: [null] }, words, at])).toEqual({
      word,
      facts: { a: [null] },
      isNull: false,
      words,
      at,
    })
    expect(await rowOf([null, 'null', [], null])).toEqual({
      word: null,
      facts: null,
      isNull: false,
      words: [],
      at: null,
    })
    expect(await rowOf([null, null, null, null])).toMatchObject({ facts: null, isNull: true })
  }
})

test('a statement in brackets is prepared too', async () => {
  const union = () => client.query('(select id from notes where id = $1) union all (select 2)', [1])
  await insert(1, 'one')
  await union()
  expect(await messagesOf(union)).toBe(1)
  expect((await union()).rows).toEqual([{ id: 1 }, { id: 2 }])
})

test('an error in the first query of a transaction rolls it back, and the next one works', async () => {
  await insert(1, 'one')
  const failing = client.transaction((tx) => insert(1, 'again', tx))
  await expect(failing).rejects.toMatchObject({ code: '23505' })
  await client.transaction((tx) => insert(2, 'two', tx))
  expect((await read()).rows).toHaveLength(2)
})

test('a transaction without a query leaves nothing open', async () => {
  await client.transaction(async () => {})
  await insert(1, 'one')
  await client.exec('rollback')
  expect((await read()).rows).toEqual([{ id: 1, word: 'one' }])
})

test('transactions at the same time keep apart', async () => {
  const outcomes = await Promise.allSettled(
    Array.from({ length: 6 }, (_, id) =>
      client.transaction(async (tx) => {
        await insert(id, `word ${id}`, tx)
        if (id % 2 === 1) throw new Error('odd')
      }),
    ),
  )
  expect(outcomes.map(({ status }) => status)).toEqual(
    Array.from({ length: 6 }, (_, id) => (id % 2 === 1 ? 'rejected' : 'fulfilled')),
  )
  expect((await read()).rows).toHaveLength(3)
})
