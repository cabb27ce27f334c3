// @module-tag postgres

import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { openTestDatabase } from '../testing/test-database.ts'
import { compileQuery } from './compile-query.ts'

const notes = pgTable('notes', {
  id: integer().primaryKey(),
  word: text(),
  tags: text().array(),
  owner: uuid(),
  facts: jsonb().$type<{ a: number } | null>(),
  at: timestamp({ withTimezone: true }),
})
const { db, executeSql, executeScript, close } = await openTestDatabase()
afterAll(close)
beforeEach(() =>
  executeScript(
    `drop table if exists notes;
     create table notes (id int primary key, word text, tags text[], owner uuid, facts jsonb, at timestamptz)`,
  ),
)

const { placeholder } = sql
const insert = compileQuery((on) =>
  on
    .insert(notes)
    .values({
      id: placeholder('id'),
      word: placeholder('word'),
      tags: placeholder('tags'),
      owner: placeholder('owner'),
      facts: placeholder('facts'),
      at: sql`${placeholder('at')}`,
    })
    .returning(),
)
const find = compileQuery((on) =>
  on
    .select()
    .from(notes)
    .where(eq(notes.id, placeholder('id'))),
)

const moment = new Date('2026-11-23T10:00:00.123Z')
const noteOf = (id: number) => ({
  id,
  word: `word ${id}`,
  tags: ['a', 'b, "c"'],
  owner: randomUUID(),
  facts: { a: id },
  at: moment.toISOString(),
})
const ids = async () => {
  const { rows } = await executeSql<{ id: number }>('select id from notes order by id')
  return rows.map(({ id }) => id)
}

test('each call has its own values, and rows are as Drizzle reads them', async () => {
  const [first, second] = [noteOf(1), noteOf(2)]
  expect(await insert(db, first)).toEqual([{ ...first, at: moment }])
  expect(await insert(db, second)).toEqual([{ ...second, at: moment }])
  expect(await find(db, { id: 1 })).toEqual([{ ...first, at: moment }])
  expect(await find(db, { id: 2 })).toEqual([{ ...second, at: moment }])
  expect(await find(db, { id: 3 })).toEqual([])
})

test('null is null in the database, JSON null is not', async () => {
  const empty = { ...noteOf(1), word: null, owner: null, facts: null, at: null }
  await insert(db, empty)
  const { rows } = await executeSql(
    'select word is null and owner is null and at is null as "isNull", facts::text from notes',
  )
  expect(rows).toEqual([{ isNull: true, facts: 'null' }])
})

test('a value that is not given is an error', async () => {
  const { word: _, ...others } = noteOf(1)
  await expect(insert(db, others)).rejects.toThrow('word')
  expect(await ids()).toEqual([])
})

test('within a transaction it belongs to it', async () => {
  await insert(db, noteOf(1))
  const failing = db.transaction(async (tx) => {
    await insert(tx, noteOf(2))
    expect(await find(tx, { id: 2 })).toHaveLength(1)
    throw new Error('changed my mind')
  })
  await expect(failing).rejects.toThrow('changed my mind')
  expect(await ids()).toEqual([1])
  await db.transaction((tx) => insert(tx, noteOf(3)))
  expect(await ids()).toEqual([1, 3])
})

test('an error rolls its transaction back, and the next call works', async () => {
  await insert(db, noteOf(1))
  await expect(db.transaction((tx) => insert(tx, noteOf(1)))).rejects.toMatchObject({
    cause: { code: '23505' },
  })
  expect(await insert(db, noteOf(2))).toHaveLength(1)
})

test('transactions at the same time keep apart', async () => {
  const outcomes = await Promise.allSettled(
    Array.from({ length: 10 }, (_, id) =>
      db.transaction(async (tx) => {
        await insert(tx, noteOf(id))
        if (id % 2 === 1) throw new Error('odd')
        return find(tx, { id })
      }),
    ),
  )
  expect(outcomes.filter(({ status }) => status === 'rejected')).toHaveLength(5)
  expect(await ids()).toEqual([0, 2, 4, 6, 8])
})

test('it works on after a change of the table', async () => {
  await insert(db, noteOf(1))
  await executeScript('alter table notes add column colour text; alter table notes drop word')
  await expect(find(db, { id: 1 })).rejects.toMatchObject({ cause: { code: '42703' } })
  await executeScript('alter table notes add word text')
  expect(await find(db, { id: 1 })).toMatchObject([{ id: 1, word: null }])
})
