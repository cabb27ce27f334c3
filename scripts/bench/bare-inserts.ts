import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { databaseParams, useFirstCompilation } from '../../apps/api/src/db/pglite.ts'
import { prepareStatements } from '../../apps/api/src/db/prepared-statements.ts'
import { SyncedFiles } from '../../apps/api/src/db/synced-files.ts'

interface Insert {
  text: string
  values: unknown[]
}

/** What one response acknowledges. */
interface Transaction {
  isWaitedFor: boolean
  inserts: Insert[]
}

/** In the order of a visitor's requests; a table that another one refers to comes before it. */
const requests = [
  {
    isWaitedFor: true,
    tables: [
      'auth.verify_attempts',
      'auth.link_requests',
      'public.sign_ups',
      'auth.users',
      'auth.identities',
      'auth.one_time_tokens',
      'public.outgoing_mails',
    ].map((name) => ({ name, where: 'true' })),
  },
  {
    // The product does not wait for this count either.
    isWaitedFor: false,
    tables: [{ name: 'public.daily_uses', where: `kind = 'registration'` }],
  },
  {
    isWaitedFor: true,
    tables: [
      { name: 'public.daily_uses', where: `kind = 'answers'` },
      { name: 'public.assessments', where: 'true' },
      { name: 'public.answers', where: 'true' },
    ],
  },
]

/** Written by the server for itself. */
const serversOwn = ['server_secrets', 'text_dictionaries', 'web_builds', 'web_assets']

/** PGlite without the product, with the product's settings and files that reach the disk as its do. */
export async function openWithoutProduct(directory: string): Promise<PGlite> {
  useFirstCompilation()
  const client = new PGlite({
    fs: new SyncedFiles(join(directory, 'pglite')),
    startParams: databaseParams(true),
  })
  await client.waitReady
  return client
}

/** Parses and plans each statement once, as the product's connection does. */
export async function openPrepared(directory: string): Promise<PGlite> {
  const client = await openWithoutProduct(directory)
  prepareStatements(client)
  return client
}

/** What each visitor left, as the inserts of a program that writes nothing else. */
export async function readInserts(client: PGlite, visitors: number): Promise<Transaction[][]> {
  const columns = await readColumns(client)
  const made: Transaction[][] = Array.from({ length: visitors }, () => [])
  for (const { isWaitedFor, tables } of requests) {
    for (const transactions of made) transactions.push({ isWaitedFor, inserts: [] })
    for (const { name, where } of tables) {
      const inserts = await readTable(client, name, columns.get(name) ?? [], where)
      const each = inserts.length / visitors
      if (each < 1 || !Number.isInteger(each)) {
        throw new Error(`${visitors} visitors left ${inserts.length} rows in ${name}`)
      }
      for (const [index, transactions] of made.entries()) {
        transactions.at(-1)?.inserts.push(...inserts.slice(index * each, (index + 1) * each))
      }
    }
  }
  await refuseOtherRows(client, [...columns.keys()])
  return made
}

/** In the order in which the visitors wrote, one after the other. */
async function readTable(
  client: PGlite,
  name: string,
  columns: string[],
  where: string,
): Promise<Insert[]> {
  const list = columns.join(', ')
  const { rows } = await client.query<unknown[]>(
    `select ${list} from ${name} where ${where} order by xmin::text::bigint, ctid`,
    [],
    { rowMode: 'array' },
  )
  const places = columns.map((_, index) => `$${index + 1}`)
  const text = `insert into ${name} (${list}) values (${places.join(', ')})`
  return rows.map((values) => ({ text, values }))
}

/** By table. */
async function readColumns(client: PGlite): Promise<Map<string, string[]>> {
  const { rows } = await client.query<{ name: string; columns: string[] }>(
    `select table_schema || '.' || table_name as name,
            array_agg(format('%I', column_name) order by ordinal_position) as columns
     from information_schema.columns join pg_tables
       on schemaname = table_schema and tablename = table_name
     where table_schema in ('public', 'auth') and is_generated = 'NEVER'
     group by 1`,
  )
  return new Map(rows.map(({ name, columns }) => [name, columns]))
}

async function refuseOtherRows(client: PGlite, tables: string[]): Promise<void> {
  const known = requests.flatMap((request) => request.tables.map(({ name }) => name))
  const others = tables.filter(
    (name) => !known.includes(name) && !serversOwn.includes(name.replace('public.', '')),
  )
  for (const name of others) {
    const { rows } = await client.query(`select 1 from ${name} limit 1`)
    if (rows.length > 0) throw new Error(`visitors left rows in ${name}, which are not inserted`)
  }
}

export async function emptyTables(client: PGlite): Promise<void> {
  const names = requests.flatMap(({ tables }) => tables.map(({ name }) => name))
  await client.exec(`truncate ${[...new Set(names)].join(', ')} cascade`)
}

/** Inserts what one visitor left. */
export async function insertVisitor(client: PGlite, transactions: Transaction[]): Promise<void> {
  for (const { isWaitedFor, inserts } of transactions) {
    await client.exec(isWaitedFor ? 'begin' : 'begin; set local synchronous_commit = off')
    for (const { text, values } of inserts) await client.query(text, values)
    await client.exec('commit')
  }
}
