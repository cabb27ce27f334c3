// @module-tag postgres

import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Database } from '../db/database.ts'
import { openTestDatabase } from '../testing/test-database.ts'
import { dailyLimitReached, spendDailyUse } from './daily-limits.ts'
import {
  addDailyUse,
  adjustDailyUse,
  type DailyUse,
  readDailyUse,
  takeDailyUse,
} from './daily-uses.queries.ts'

let database: Database
beforeAll(async () => {
  database = await openTestDatabase()
  await database.migrate()
})
beforeEach(() => database.executeSql('delete from daily_uses'))
afterAll(() => database.close())

const use: DailyUse = { subject: 'one', kind: 'chat', now: new Date('2026-12-01T23:59:30Z') }
const others: DailyUse[] = [
  { ...use, subject: 'other' },
  { ...use, kind: 'pdf' },
  { ...use, now: new Date('2026-12-02T00:00:00Z') },
]

test('uses are counted up to the limit, and each says how many are left', async () => {
  const left: (number | null)[] = []
  for (let times = 0; times < 4; times++) left.push(await takeDailyUse(database.db, use, 3))
  expect(left).toEqual([2, 1, 0, null])
  expect(await readDailyUse(database.db, use)).toBe(3)
})

test('an amount is taken whole or not at all', async () => {
  expect(await takeDailyUse(database.db, use, 10, 11)).toBeNull()
  expect(await readDailyUse(database.db, use)).toBe(0)
  expect(await takeDailyUse(database.db, use, 10, 10)).toBe(0)
  expect(await takeDailyUse(database.db, use, 12, 3)).toBeNull()
  expect(await takeDailyUse(database.db, use, 12, 2)).toBe(0)
})

test('parallel uses pass no limit', async () => {
  const taken = await Promise.all(
    Array.from({ length: 20 }, () => takeDailyUse(database.db, use, 50, 7)),
  )
  expect(taken.filter((left) => left !== null)).toHaveLength(7)
  expect(await readDailyUse(database.db, use)).toBe(49)
})

test('subjects, kinds and days are counted apart', async () => {
  await addDailyUse(database.db, use, 5)
  await addDailyUse(database.db, use, 2)
  for (const other of others) {
    expect(await readDailyUse(database.db, other)).toBe(0)
    await addDailyUse(database.db, other, 1)
  }
  await adjustDailyUse(database.db, use, -4)
  expect(await readDailyUse(database.db, use)).toBe(3)
  for (const other of others) expect(await readDailyUse(database.db, other)).toBe(1)
})

test('a correction makes no row', async () => {
  await adjustDailyUse(database.db, use, 5)
  const { rows } = await database.executeSql('select * from daily_uses')
  expect(rows).toEqual([])
})

test('a use beyond the limit is refused with the seconds until midnight', async () => {
  await spendDailyUse(database.db, use, 1)
  await expect(spendDailyUse(database.db, use, 1)).rejects.toMatchObject({
    code: 'daily_limit_reached',
    retryAfterSeconds: 30,
  })
  expect(dailyLimitReached(use)).toMatchObject({ retryAfterSeconds: 30 })
})
