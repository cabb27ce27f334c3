import { availableParallelism } from 'node:os'
import { loadSeconds, measureRead } from './load.ts'
import type { MeasuredServer } from './server.ts'
import { idleSeconds, limitProcess } from './share-of-core.ts'
import type { Figure } from './table.ts'
import { newVisitor, writeAnswers } from './visitors.ts'

/** Of a core, for each instance: PostgreSQL and the clients then leave a core idle. */
const share = 0.2
const leastTimesOfTwo = 1.7
const connectionsOfEach = 50
const visitorsAtOnce = 4
const rounds = 3

interface Throughput {
  perSecond: number
  failures: number
  /** Cores that had nothing to do. */
  idle: number
}

/**
 * What a second machine gives: each instance has a share of a core of its own, so that neither takes
 * what the other, PostgreSQL or the clients need. Without the right to make control groups there is
 * no such figure.
 */
export async function measureApart(
  servers: readonly MeasuredServer[],
  readers: readonly Record<string, string>[],
): Promise<Figure[]> {
  const limited = limitAll(servers)
  if (!limited) return []
  try {
    const reads = await compare(servers, (server, index) =>
      readFrom(server, partOf(readers, index)),
    )
    const writes = await compare(servers, writeTo)
    return [...figuresOf('reads', reads), ...figuresOf("visitors' writes", writes)]
  } finally {
    for (const { release } of limited) release()
  }
}

function limitAll(servers: readonly MeasuredServer[]) {
  try {
    return servers.map(({ pid }) => limitProcess(pid, share))
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    console.log(`\nTwo instances with a share of a core each are not measured: ${reason}`)
    return undefined
  }
}

type Work = (server: MeasuredServer, index: number) => Promise<{ done: number; failures: number }>

/** One and two instances in turn; each does the same by itself as beside the other. */
async function compare(servers: readonly MeasuredServer[], work: Work) {
  const one: Throughput[] = []
  const two: Throughput[] = []
  for (let round = 0; round < rounds; round++) {
    one.push(await measure(servers.slice(0, 1), work))
    two.push(await measure(servers, work))
  }
  return { one, two }
}

async function measure(servers: readonly MeasuredServer[], work: Work): Promise<Throughput> {
  const [startedAt, idleBefore] = [performance.now(), idleSeconds()]
  const loads = await Promise.all(servers.map(work))
  const passed = (performance.now() - startedAt) / 1000
  const sum = (name: 'done' | 'failures') => loads.reduce((total, load) => total + load[name], 0)
  return {
    perSecond: sum('done') / loadSeconds,
    failures: sum('failures'),
    idle: (idleSeconds() - idleBefore) / passed,
  }
}

const partOf = <Value>(values: readonly Value[], index: number) =>
  values.filter((_, place) => place % 2 === index)

async function readFrom({ url }: MeasuredServer, readers: Parameters<typeof measureRead>[2]) {
  const { responses, failures } = await measureRead(
    `${url}/api/dashboard`,
    connectionsOfEach,
    readers,
  )
  return { done: responses, failures }
}

/** A visitor who is under way at the end counts for neither. */
async function writeTo({ url }: MeasuredServer) {
  const endsAt = performance.now() + 1000 * loadSeconds
  let done = 0
  let failures = 0
  const writeNext = () =>
    writeAnswers(newVisitor(url)).then(
      () => {
        if (performance.now() < endsAt) done++
      },
      () => {
        failures++
      },
    )
  const writeOn = async () => {
    while (performance.now() < endsAt) await writeNext()
  }
  await Promise.all(Array.from({ length: visitorsAtOnce }, writeOn))
  return { done, failures }
}

function figuresOf(what: string, { one, two }: Record<'one' | 'two', Throughput[]>): Figure[] {
  const mean = (of: readonly Throughput[], key: keyof Throughput) =>
    of.reduce((sum, throughput) => sum + throughput[key], 0) / of.length
  const times = mean(two, 'perSecond') / mean(one, 'perSecond')
  const least = { budget: leastTimesOfTwo, atLeast: true }
  const idle = `cores idle of ${availableParallelism()} beside two`
  return [
    { name: `${what}, one with ${share} cores`, value: mean(one, 'perSecond'), unit: '/s' },
    { name: `${what}, two with ${share} each`, value: mean(two, 'perSecond'), unit: '/s' },
    { name: `${what}, a second machine gives`, value: times, unit: 'times', ...least },
    { name: `${what}, ${idle}`, value: mean(two, 'idle'), unit: 'cores' },
    { name: `${what}, failed`, value: mean([...one, ...two], 'failures'), unit: '', budget: 0 },
  ]
}
