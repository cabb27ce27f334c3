import { execFileSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { loadavg } from 'node:os'
import { join } from 'node:path'
import { startPostgres } from '../postgres.ts'
import { cleanBacklog, cleanUps } from './clean-ups.ts'
import { compareSizes, longestRatio, type Sample } from './ratios.ts'
import { type Scenario, scenarios } from './requests.ts'
import {
  connect,
  createOriginals,
  databaseAt,
  fillDatabase,
  originals,
  type ScaledProduct,
  startScaled,
  startServer,
} from './scaled-product.ts'

/**
 * What many people change: the product on two databases of one PostgreSQL, with a thousand people
 * and with as many as the argument says, asked in turn. Ends with 1 when a request takes more than
 * 1.2 times as long with many, beyond noise.
 */

const fewPeople = 1_000
const manyPeople = Number(process.argv[2] ?? 100_000)
if (!Number.isInteger(manyPeople) || manyPeople < 10 * fewPeople) {
  console.error('Name the number of people, 10000 or more: npm run scale -- 1000000')
  process.exit(1)
}

/** Most of what was copied into them was old. */
const passingTables = [
  'sign_ups',
  'daily_uses',
  'outgoing_mails',
  'auth.link_requests',
  'auth.verify_attempts',
]

const api = join(import.meta.dirname, '../../apps/api')
// Inside the package, where Node finds its packages.
const built = join(api, '.cache', `scale-${process.pid}`)
process.once('exit', () => rmSync(built, { recursive: true, force: true }))
execFileSync(process.execPath, [join(api, 'build.ts'), built], { stdio: 'pipe' })
const entry = join(built, 'server.js')

const postgres = await startPostgres({
  // Both databases in memory: the disk of this machine is not what is asked about.
  settings: {
    shared_buffers: '2GB',
    max_wal_size: '8GB',
    // An index that is built anew needs no log then.
    wal_level: 'minimal',
    max_wal_senders: '0',
    autovacuum: 'off',
  },
})
const isGood = await measure().finally(() => postgres.stop())
process.exit(isGood ? 0 : 1)

async function measure(): Promise<boolean> {
  const few = await openSize('few_people', fewPeople)
  const many = await openSize('many_people', manyPeople)
  for (const product of [few, many]) {
    // Without the space of what was just deleted: it would count as people's.
    await product.client.query(`vacuum (full) ${passingTables.join(', ')}`)
    await product.client.query('vacuum (analyze)')
    await product.client.query('checkpoint')
  }
  await printWeights(many)
  const samples = await measureInTurn(few, many)
  await Promise.all([few.stop(), many.stop()])
  return printRatios(samples)
}

/** The people who are copied are made once: the databases differ only in the number of copies. */
async function openSize(name: string, people: number): Promise<ScaledProduct> {
  const server = await connect(postgres.url)
  const { rowCount } = await server.query(`select from pg_database where datname = 'originals'`)
  if (rowCount === 0) {
    await server.query('create database originals')
    const product = await startServer(entry, databaseAt(postgres.url, 'originals'))
    await createOriginals(product.origin)
    await product.stop()
  }
  await server.query(`create database ${name} template originals`)
  await server.end()
  const startedAt = performance.now()
  const databaseUrl = databaseAt(postgres.url, name)
  const secondsNow = () => Math.round((performance.now() - startedAt) / 1000)
  await fillDatabase(databaseUrl, people)
  console.log(`${people} people, ${originals} of them originals: filled in ${secondsNow()} s`)
  await cleanBacklog(databaseUrl)
  console.log(`What was old is deleted after ${secondsNow()} s`)
  return startScaled(entry, databaseUrl, people)
}

/** Every use of every scenario in both databases, all in random order. */
async function measureInTurn(few: ScaledProduct, many: ScaledProduct) {
  const samples = new Map<string, Sample>()
  const turns = [...scenarios, ...cleanUps].flatMap((scenario) =>
    Array.from({ length: scenario.uses }, () => scenario),
  )
  // What runs first is slower in both: it is not counted.
  for (const scenario of [...scenarios, ...cleanUps]) {
    await useOf(scenario, few, () => {})
    await useOf(scenario, many, () => {})
  }
  for (const scenario of shuffle(turns)) {
    for (const size of shuffle(['few', 'many'] as const)) {
      await useOf(scenario, size === 'few' ? few : many, (name, milliseconds) => {
        const sample = samples.get(name) ?? { few: [], many: [] }
        samples.set(name, sample)
        sample[size].push(milliseconds)
      })
    }
  }
  return samples
}

function useOf(
  scenario: Scenario,
  product: ScaledProduct,
  note: (name: string, milliseconds: number) => void,
): Promise<void> {
  return scenario.run(product, async (name, work) => {
    const startedAt = performance.now()
    const value = await work()
    note(name, performance.now() - startedAt)
    return value
  })
}

function shuffle<Value>(values: readonly Value[]): Value[] {
  return values
    .map((value) => ({ value, place: Math.random() }))
    .toSorted((a, b) => a.place - b.place)
    .map(({ value }) => value)
}

async function printWeights({ client, people }: ScaledProduct): Promise<void> {
  const { rows } = await client.query<{ name: string; heap: string; indexes: string }>(
    `select format('%I.%I', n.nspname, c.relname) as name,
       pg_table_size(c.oid) as heap, pg_indexes_size(c.oid) as indexes
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind = 'r' and n.nspname in ('public', 'auth')
     order by pg_total_relation_size(c.oid) desc`,
  )
  const line = (name: string, heap: number, indexes: number) =>
    `  ${name.padEnd(34)}${String(Math.round(heap / people)).padStart(9)}${String(Math.round(indexes / people)).padStart(9)}`
  console.log(`\n${'Bytes a person'.padEnd(36)}${'rows'.padStart(9)}${'indexes'.padStart(9)}`)
  for (const { name, heap, indexes } of rows) console.log(line(name, Number(heap), Number(indexes)))
  const sum = (key: 'heap' | 'indexes') => rows.reduce((total, row) => total + Number(row[key]), 0)
  console.log(line('all', sum('heap'), sum('indexes')))
}

function printRatios(samples: ReadonlyMap<string, Sample>): boolean {
  const head = ['uses', `${fewPeople}, ms`, `${manyPeople}, ms`, 'ratio', 'of quick']
  console.log(`\n${'Median'.padEnd(48)}${head.map((name) => name.padStart(12)).join('')}`)
  const ratios = [...samples].map(([name, sample]) => ({ name, sample, ...compareSizes(sample) }))
  for (const { name, sample, few, many, ratio, ratioOfQuick, verdict } of ratios) {
    const values = [few.toFixed(1), many.toFixed(1), ratio.toFixed(2), ratioOfQuick.toFixed(2)]
    const figures = [String(sample.few.length), ...values]
    console.log(
      `  ${name.padEnd(46)}${figures.map((figure) => figure.padStart(12)).join('')}  ${verdict}`,
    )
  }
  const misses = ratios.filter(({ verdict }) => verdict === 'MISS')
  console.log(
    `\n${ratios.length} requests and clean-ups, ${misses.length} over ${longestRatio}; load of the machine ${loadavg()[0]?.toFixed(1)}`,
  )
  return misses.length === 0
}
