import { connectDatabase, type Database } from '../../apps/api/src/db/database.ts'
import { startPostgres } from '../postgres.ts'
import { startMeasuredServer, withServer } from './server.ts'
import type { Figure } from './table.ts'
import { newUser } from './visitors.ts'

const userCount = 200
/** Kilobytes that a free user may weigh in tables and indexes. */
const weightBudget = 10
/** Kilobytes below which a table is not printed. */
const leastPrinted = 0.2
/** Their rows go after hours, days or two weeks, mails after a month; a mail server's mails lose their text at once. */
const passing = [
  'public.outgoing_mails',
  'public.daily_uses',
  'public.sign_ups',
  'auth.link_requests',
  'auth.verify_attempts',
  'public.presented_results',
]

/**
 * What a user who read a basic result adds to the tables and their indexes, both without room
 * for what comes next.
 */
export async function measureRows(directory: string): Promise<Figure[]> {
  const postgres = await startPostgres()
  try {
    const settings = { DATABASE_URL: postgres.url, MAILS_PER_CLIENT_PER_HOUR: '1000000' }
    return await withServer(await startMeasuredServer(directory, settings), async ({ url }) => {
      const database = await connectDatabase({ DATABASE_URL: postgres.url, DATA_DIR: directory })
      const before = await sizesOf(database)
      for (let user = 0; user < userCount; user++) await newUser(url, 'profile')
      const after = await sizesOf(database)
      await database.close()
      return figuresOf(before, after)
    })
  } finally {
    await postgres.stop()
  }
}

/** Bytes by table. */
async function sizesOf(database: Database): Promise<Map<string, number>> {
  const { rows: tables } = await database.executeSql<{ name: string }>(
    "select schemaname || '.' || tablename as name from pg_tables where schemaname in ('public', 'auth')",
  )
  for (const { name } of tables) await database.executeScript(`vacuum full ${name}`)
  const { rows } = await database.executeSql<{ name: string; bytes: string }>(
    `select n.nspname || '.' || c.relname as name, pg_total_relation_size(c.oid) as bytes
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind = 'r' and n.nspname in ('public', 'auth')`,
  )
  return new Map(rows.map(({ name, bytes }) => [name, Number(bytes)]))
}

function figuresOf(
  before: ReadonlyMap<string, number>,
  after: ReadonlyMap<string, number>,
): Figure[] {
  const figures = [...after]
    .map(([name, bytes]): Figure => {
      const added = bytes - (before.get(name) ?? 0)
      return { name, value: added / userCount / 1000, unit: 'kB' }
    })
    .toSorted((one, other) => other.value - one.value)
  const sumOf = (isPassing: boolean) =>
    figures
      .filter(({ name }) => passing.includes(name) === isPassing)
      .reduce((sum, { value }) => sum + value, 0)
  return [
    { name: 'a free user, for good', value: sumOf(false), unit: 'kB', budget: weightBudget },
    { name: 'a free user, for some days', value: sumOf(true), unit: 'kB' },
    ...figures.filter(({ value }) => value >= leastPrinted),
  ]
}
