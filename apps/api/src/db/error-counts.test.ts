// @module-tag postgres

import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { openTestDatabase } from '../testing/test-database.ts'
import { ErrorCounts } from './error-counts.ts'

test('errors are counted once by the class of their SQLSTATE, in and out of a transaction', async () => {
  const database = await openTestDatabase()
  const { db } = database
  await database.executeScript('create table notes (id int primary key)')
  await db.execute(sql`select * from nothing`).catch(() => {})
  const twice = db.transaction(async (tx) => {
    await tx.execute(sql`insert into notes values (1)`)
    await tx.execute(sql`insert into notes values (1)`)
  })
  await twice.catch(() => {})
  expect(Object.fromEntries(database.errors())).toMatchObject({ 42: 1, 23: 1 })
  await database.close()
})

test('a lost connection is counted, and an error that is not of the database is not', () => {
  const counts = new ErrorCounts()
  const lost = Object.assign(new Error('write'), { code: 'EPIPE' })
  counts.note(lost)
  counts.note(new Error('Failed query', { cause: lost }))
  counts.note(new Error('Connection terminated unexpectedly'))
  counts.note(Object.assign(new Error('too many'), { code: 'too_many_requests' }))
  counts.note('no error')
  expect([...counts.byClass].filter(([, count]) => count > 0)).toEqual([['connection', 2]])
})
