import { expect, test } from 'vitest'
import { openTestDatabase } from '../testing/test-database.ts'
import { freeSpaceOfDeletedRows, startDailyVacuum } from './daily-vacuum.ts'
import { startJobs } from './jobs.ts'

const failOnError = (error: Error) => {
  throw error
}

test('the embedded database is vacuumed once a day, and a minute after a start', async () => {
  const database = await openTestDatabase()
  if (database.kind !== 'pglite') return
  await database.migrate()
  const jobs = await startJobs(database, { onError: failOnError })
  await startDailyVacuum(database, jobs)
  await jobs.startDailyWork()
  const { rows: schedules } = await database.executeSql(
    `select cron from jobs.schedule where name = 'vacuum'`,
  )
  expect(schedules).toEqual([{ cron: '17 3 * * *' }])
  const { rows: waiting } = await database.executeSql(
    `select start_after > created_on + interval '50 seconds' as later from jobs.job where name = 'vacuum'`,
  )
  expect(waiting).toEqual([{ later: true }])
  await jobs.stop()

  await database.executeScript(`create table "Grown table" (id integer, filling text)`)
  const sizeOnceFilled = async () => {
    await database.executeScript(
      `insert into "Grown table" select number, repeat('x', 1000) from generate_series(1, 500) number`,
    )
    const { rows } = await database.executeSql<{ bytes: number }>(
      `select pg_relation_size('"Grown table"')::integer as bytes`,
    )
    await database.executeScript(`delete from "Grown table"`)
    return rows[0]?.bytes
  }
  const size = await sizeOnceFilled()
  await freeSpaceOfDeletedRows(database)
  expect(await sizeOnceFilled()).toBe(size)
  await database.close()
})
