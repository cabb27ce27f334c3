// @module-tag postgres

import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { isUnavailable } from '../lib/provider-unavailable.ts'
import { openTestDatabase } from '../testing/test-database.ts'
import { RefusedWrites } from './refused-writes.ts'

test('a write that the database refuses is an outage, and remembered', async () => {
  const database = await openTestDatabase()
  const { db } = database
  await database.executeScript('create table notes (id int)')
  const write = db.transaction(async (tx) => {
    await tx.execute(sql`set local transaction_read_only = on`)
    await tx.execute(sql`insert into notes values (1)`)
  })
  expect(isUnavailable(await write.catch((error: unknown) => error))).toBe(true)
  expect(database.writeRefusal()).toBe('writes_refused')
  await database.close()
})

test('a refusal is forgotten after ten seconds; other errors refuse nothing', () => {
  let now = 0
  const refused = new RefusedWrites(() => now)
  refused.note(Object.assign(new Error('unique'), { code: '23505' }))
  expect(refused.areRecent()).toBe(false)
  const diskFull = Object.assign(new Error('full'), { code: '53100' })
  refused.note(new Error('Failed query', { cause: diskFull }))
  expect(refused.areRecent()).toBe(true)
  now = 10_000
  expect(refused.areRecent()).toBe(false)
})
