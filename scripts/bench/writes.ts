import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { PGlite } from '@electric-sql/pglite'
import { connectDatabase, type Database } from '../../apps/api/src/db/database.ts'
import { SyncedFiles, syncedStartParams } from '../../apps/api/src/db/synced-files.ts'
import { startMeasuredServer, withServer } from './server.ts'
import type { Figure } from './table.ts'
import { newVisitor, writeAnswers } from './visitors.ts'

const visitorCount = 40
const warmUpCount = 5
/** How many times the bare inserts. */
const writesBudget = 2

interface Row {
  table: string
  columns: string
  json: string
}

/**
 * What a visitor's writes cost beside the bare inserts they contain, in milliseconds a visitor:
 * the rows that the visitors left are read out of the embedded database, deleted, and inserted
 * again without the product, each visitor's rows in one transaction. PGlite inserts them as it
 * comes, and once more by the product's connection, which prepares each statement once.
 */
export async function measureWrites(): Promise<Figure[]> {
  const directory = mkdtempSync(join(tmpdir(), 'individua-bench-'))
  try {
    const writes = await measureVisitors(directory)
    const database = await connectDatabase({ DATA_DIR: join(directory, 'data') })
    const rows = await takeOutRows(database)
    const prepared = await measureInserts(database.executeSql, rows)
    await takeOutRows(database)
    await database.close()
    const inserts = await measureByPglite(directory, rows)
    return figuresOf({ writes, inserts, prepared }, rows.length)
  } finally {
    rmSync(directory, { recursive: true, force: true })
  }
}

function figuresOf(
  { writes, inserts, prepared }: Record<'writes' | 'inserts' | 'prepared', Spent>,
  rows: number,
): Figure[] {
  const times = (of: Spent, key: keyof Spent) => ({ value: writes[key] / of[key], unit: 'times' })
  return [
    { name: 'account, registration, ten answers', value: writes.time, unit: 'ms' },
    { name: 'the same, CPU', value: writes.cpu, unit: 'ms' },
    { name: 'rows they leave', value: rows / (visitorCount + warmUpCount), unit: 'rows' },
    { name: 'the bare inserts of these', value: inserts.time, unit: 'ms' },
    { name: 'the same, CPU', value: inserts.cpu, unit: 'ms' },
    { name: 'how many times the bare inserts', ...times(inserts, 'time'), budget: writesBudget },
    { name: 'the same in processor time', ...times(inserts, 'cpu') },
    { name: 'times the same inserts, prepared', ...times(prepared, 'time') },
    { name: 'the same in processor time', ...times(prepared, 'cpu') },
  ]
}

/** Milliseconds a visitor. */
interface Spent {
  time: number
  /** Of the process that writes. */
  cpu: number
}

async function measureVisitors(directory: string): Promise<Spent> {
  return withServer(await startMeasuredServer(directory), async ({ url, cpuMilliseconds }) => {
    for (let warmUp = 0; warmUp < warmUpCount; warmUp++) await writeAnswers(newVisitor(url))
    // The mails of the warm-up are being sent: their work is not the visitor's.
    await sleep(3000)
    const [startedAt, cpuBefore] = [performance.now(), cpuMilliseconds()]
    for (let visitor = 0; visitor < visitorCount; visitor++) await writeAnswers(newVisitor(url))
    return {
      time: (performance.now() - startedAt) / visitorCount,
      cpu: (cpuMilliseconds() - cpuBefore) / visitorCount,
    }
  })
}

/** PGlite without the product, with files that reach the disk as the product's do. */
async function measureByPglite(directory: string, rows: readonly Row[]): Promise<Spent> {
  const client = new PGlite({
    fs: new SyncedFiles(join(directory, 'data', 'pglite')),
    startParams: syncedStartParams(PGlite),
  })
  await client.exec('set session_replication_role = replica')
  const spent = await measureInserts(
    (text, values) => (values ? client.query(text, values) : client.exec(text)),
    rows,
  )
  await client.close()
  return spent
}

type Execute = (text: string, values?: unknown[]) => Promise<unknown>

async function measureInserts(execute: Execute, rows: readonly Row[]): Promise<Spent> {
  const visitors = visitorCount + warmUpCount
  const perVisitor = Math.ceil(rows.length / visitors)
  const [startedAt, cpuBefore] = [performance.now(), process.cpuUsage()]
  for (let first = 0; first < rows.length; first += perVisitor) {
    await execute('begin')
    for (const { table, columns, json } of rows.slice(first, first + perVisitor)) {
      await execute(
        `insert into ${table} (${columns})
         select ${columns} from jsonb_populate_record(null::${table}, $1::jsonb)`,
        [json],
      )
    }
    await execute('commit')
  }
  const { user, system } = process.cpuUsage(cpuBefore)
  return {
    time: (performance.now() - startedAt) / visitors,
    cpu: (user + system) / 1000 / visitors,
  }
}

async function takeOutRows(database: Database): Promise<Row[]> {
  await database.executeScript('set session_replication_role = replica')
  const { rows: tables } = await database.executeSql(
    `select format('%I.%I', table_schema, table_name) as name,
            string_agg(format('%I', column_name), ', ') as columns
     from information_schema.columns
     where table_schema in ('public', 'auth')
       and table_name not in ('server_secrets', 'text_dictionaries', 'web_builds', 'web_assets')
       and is_generated = 'NEVER'
     group by 1`,
  )
  const taken: Row[] = []
  for (const found of tables) {
    const [table, columns] = [textOf(found, 'name'), textOf(found, 'columns')]
    const { rows } = await database.executeSql(`select to_jsonb(t)::text as json from ${table} t`)
    taken.push(...rows.map((row) => ({ table, columns, json: textOf(row, 'json') })))
    await database.executeScript(`delete from ${table}`)
  }
  return taken
}

function textOf(row: unknown, column: string): string {
  return String(Reflect.get(Object(row), column))
}
