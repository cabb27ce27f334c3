// @module-tag postgres

import { lt, sql } from 'drizzle-orm'
import { integer, pgTable } from 'drizzle-orm/pg-core'
import { expect, test } from 'vitest'
import { openTestDatabase } from '../testing/test-database.ts'
import { type CleanBatch, cleanUp, deleteBatch } from './clean-up.ts'

const notes = pgTable('notes', { id: integer().primaryKey(), age: integer().notNull() })
const old = { table: notes, key: [notes.id], where: lt(notes.age, 10), order: [notes.age] } as const
const going = () => new AbortController().signal

async function openNotes(count: number) {
  const database = await openTestDatabase()
  await database.executeScript(
    `create table notes (id int primary key, age int not null);
     create index on notes (age);
     insert into notes select number, number % 2 * 20 from generate_series(1, ${count}) number`,
  )
  const ids = async () => {
    const { rows } = await database.executeSql<{ id: number }>('select id from notes order by id')
    return rows.map(({ id }) => id)
  }
  return { ...database, ids }
}

test('a clean-up deletes batch after batch until a batch is not full', async () => {
  const { background, ids, close } = await openNotes(2_400)
  const batches: number[] = []
  const part: CleanBatch = async (db, most) => {
    batches.push(await deleteBatch(db, old, most))
    return batches.at(-1) ?? 0
  }
  expect(await cleanUp(background, [part], going())).toBe(1_200)
  expect(batches).toEqual([500, 500, 200])
  expect((await ids()).every((id) => id % 2 === 1)).toBe(true)
  await close()
})

test('a part that fails leaves the others their turn, and fails the clean-up after them', async () => {
  const { background, ids, close } = await openNotes(10)
  const parts: CleanBatch[] = [
    async () => {
      throw new Error('this part fails')
    },
    (db, most) => deleteBatch(db, old, most),
  ]
  await expect(cleanUp(background, parts, going())).rejects.toThrow('this part fails')
  expect(await ids()).toHaveLength(5)
  await close()
})

test('a stop ends a clean-up after the batch that is under way', async () => {
  const { background, ids, close } = await openNotes(2_400)
  const stopping = new AbortController()
  const part: CleanBatch = (db, most) => {
    stopping.abort()
    return deleteBatch(db, old, most)
  }
  expect(await cleanUp(background, [part, part], stopping.signal)).toBe(500)
  expect(await ids()).toHaveLength(1_900)
  await close()
})

test.runIf(process.env.TEST_DATABASE_URL)(
  'rows that a transaction holds are left, and others deleted meanwhile',
  async () => {
    const { db, background, ids, close } = await openNotes(10)
    await db.transaction(async (tx) => {
      await tx.execute(sql`select from notes where id = 2 for update`)
      expect(await deleteBatch(background, old, 500)).toBe(4)
    })
    expect(await ids()).toEqual([1, 2, 3, 5, 7, 9])
    await close()
  },
)

test('the oldest rows go first: a batch goes along the index', async () => {
  const { background, executeScript, ids, close } = await openNotes(0)
  await executeScript('insert into notes values (1, 5), (2, 3), (3, 4), (4, 1), (5, 2)')
  expect(await deleteBatch(background, old, 2)).toBe(2)
  expect(await ids()).toEqual([1, 2, 3])
  await close()
})
