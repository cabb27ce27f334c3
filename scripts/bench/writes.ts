import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { PGlite } from '@electric-sql/pglite'
import {
  emptyTables,
  insertVisitor,
  openPrepared,
  openWithoutProduct,
  readInserts,
} from './bare-inserts.ts'
import { threadsTime } from './processor-time.ts'
import { sendLean } from './send-lean.ts'
import { type MeasuredServer, startMeasuredServer, withServer } from './server.ts'
import type { Figure } from './table.ts'
import { newVisitor, writeAnswers } from './visitors.ts'

const warmUpVisitors = 60
const blocks = 20
const visitorsOfBlock = 8
const visitorCount = warmUpVisitors + blocks * visitorsOfBlock
/** How many times the bare inserts. */
const writesBudget = 2

/**
 * What a visitor's writes cost beside the bare inserts of the rows they leave. A server collects the
 * rows first. Then the product writes for further visitors, and PGlite without the product inserts
 * those rows into a copy of the folder, in turn, a few visitors at a time.
 *
 * The bare inserts are those of a correct program: each statement inserts one row, its values are
 * parameters, and foreign keys are checked. What one response acknowledges is one transaction: two
 * of the three wait for the disk, as the product's do. PostgreSQL has the same settings on both
 * sides. PGlite inserts as it comes; a second copy has the product's prepared statements.
 *
 * Judged is the median of what each round's product takes beside its inserts, in the time that passes:
 * that is what a visitor waits for, with HTTP and its client on the product's side alone. Other work on
 * the machine moves it, so processor time of the process that writes stands beside it.
 */
export async function measureWrites(): Promise<Figure[]> {
  const directory = mkdtempSync(join(tmpdir(), 'individua-bench-'))
  try {
    await leaveRows(directory)
    const [plain, prepared] = ['plain', 'prepared'].map((name) => {
      const copy = join(directory, name)
      cpSync(join(directory, 'data'), copy, { recursive: true })
      return copy
    })
    const bare = [await openWithoutProduct(plain ?? ''), await openPrepared(prepared ?? '')]
    const inserters = await Promise.all(bare.map(inserterOf))
    const server = await startMeasuredServer(directory)
    const rounds = await withServer(server, (running) => measureRounds(running, inserters))
    for (const client of bare) await client.close()
    return figuresOf(rounds)
  } finally {
    rmSync(directory, { recursive: true, force: true })
  }
}

/** A server of its own: the one that is measured then goes on with what these visitors left. */
async function leaveRows(directory: string): Promise<void> {
  await withServer(await startMeasuredServer(directory), async ({ url }) => {
    for (let visitor = 0; visitor < visitorCount; visitor++) await writeAnswers(newVisitor(url))
  })
}

async function inserterOf(client: PGlite) {
  const waiting = await readInserts(client, visitorCount)
  await emptyTables(client)
  return async () => {
    const next = waiting.shift()
    if (!next) throw new Error('no visitor is left to insert')
    await insertVisitor(client, next)
  }
}

/** Milliseconds a visitor. */
interface Spent {
  time: number
  cpu: number
}

async function measureRounds({ url, pid }: MeasuredServer, inserters: (() => Promise<void>)[]) {
  const works = [
    { pid, work: () => writeAnswers(newVisitor(url, sendLean)) },
    ...inserters.map((work) => ({ pid: process.pid, work })),
  ]
  for (const { work } of works) await repeat(work, warmUpVisitors)
  const rounds: Spent[][] = []
  for (let block = 0; block < blocks; block++) {
    const round: Spent[] = []
    // The order alternates, so that none is always first.
    const order = block % 2 === 0 ? [...works.keys()] : [...works.keys()].toReversed()
    for (const place of order) {
      const { pid: worker, work } = works[place] ?? { pid: 0, work: async () => {} }
      round[place] = await measureBlock(worker, work)
    }
    rounds.push(round)
  }
  return rounds
}

async function measureBlock(pid: number, work: () => Promise<unknown>): Promise<Spent> {
  const [startedAt, cpuBefore] = [performance.now(), threadsTime(pid)]
  await repeat(work, visitorsOfBlock)
  return {
    time: (performance.now() - startedAt) / visitorsOfBlock,
    cpu: (threadsTime(pid) - cpuBefore) / visitorsOfBlock,
  }
}

async function repeat(work: () => Promise<unknown>, times: number): Promise<void> {
  for (let time = 0; time < times; time++) await work()
}

function figuresOf(rounds: Spent[][]): Figure[] {
  const medianOf = (read: (round: Spent[]) => number) =>
    rounds.map(read).toSorted((a, b) => a - b)[Math.floor(rounds.length / 2)] ?? Number.NaN
  const spent = (place: number, key: keyof Spent) =>
    medianOf((round) => round[place]?.[key] ?? Number.NaN)
  const times = (place: number, key: keyof Spent) => ({
    value: medianOf((round) => (round[0]?.[key] ?? Number.NaN) / (round[place]?.[key] ?? 0)),
    unit: 'times',
  })
  return [
    { name: 'account, registration, ten answers', value: spent(0, 'time'), unit: 'ms' },
    { name: 'the same, CPU', value: spent(0, 'cpu'), unit: 'ms' },
    { name: 'the bare inserts of their rows', value: spent(1, 'time'), unit: 'ms' },
    { name: 'the same, CPU', value: spent(1, 'cpu'), unit: 'ms' },
    { name: 'the same inserts, prepared', value: spent(2, 'time'), unit: 'ms' },
    { name: 'the same, CPU', value: spent(2, 'cpu'), unit: 'ms' },
    { name: 'how many times the bare inserts', ...times(1, 'time'), budget: writesBudget },
    { name: 'the same, CPU', ...times(1, 'cpu') },
    { name: 'times the same inserts, prepared', ...times(2, 'time') },
    { name: 'the same, CPU', ...times(2, 'cpu') },
  ]
}
