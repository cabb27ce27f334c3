import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { isUnavailable, ProviderUnavailable } from '../lib/provider-unavailable.ts'
import { openEmptyPglite } from '../testing/test-database.ts'
import { asOutage } from './outages.ts'
import { connectPostgres } from './postgres.ts'

const withCode = (code: string) => Object.assign(new Error('failed'), { code })

test.each(['ECONNREFUSED', 'EAI_AGAIN', '08006', '57P01', '57014', '40P01', '55P03'])(
  'the code %s is an outage',
  (code) => expect(asOutage(withCode(code))).toBeInstanceOf(ProviderUnavailable),
)

test.each(['23505', '42P01', '22P02', 'not_found'])('the code %s is no outage', (code) => {
  const error = withCode(code)
  expect(asOutage(error)).toBe(error)
})

test('the words of a query decide nothing', () => {
  const error = new Error('Failed query: Connection terminated')
  expect(asOutage(error)).toBe(error)
})

test('a closed embedded database is unavailable, in and out of a transaction', async () => {
  const database = await openEmptyPglite()
  await database.close()
  const failures = await Promise.allSettled([
    database.db.execute(sql`select 1`),
    database.db.transaction((tx) => tx.execute(sql`select 1`)),
    database.executeSql('select $1::int', [1]),
    database.executeScript('select 1'),
  ])
  for (const failure of failures) {
    expect(failure.status === 'rejected' && isUnavailable(failure.reason)).toBe(true)
  }
})

test('a PostgreSQL that refuses connections is unavailable, in and out of a transaction', async () => {
  const database = await connectPostgres({
    DATABASE_URL: 'postgres://unknown@127.0.0.1:1/none',
  })
  const failures = await Promise.allSettled([
    database.db.execute(sql`select 1`),
    database.db.transaction((tx) => tx.execute(sql`select 1`)),
    database.executeSql('select $1::int', [1]),
  ])
  await database.close()
  for (const failure of failures) {
    expect(failure.status === 'rejected' && isUnavailable(failure.reason)).toBe(true)
  }
})

test('a statement that fails is not unavailable', async () => {
  const database = await openEmptyPglite()
  const failure = await database.db.execute(sql`select * from nothing`).catch((error) => error)
  expect(failure).toBeInstanceOf(Error)
  expect(isUnavailable(failure)).toBe(false)
  await database.close()
})
