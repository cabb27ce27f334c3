import { availableParallelism } from 'node:os'
import { connectDatabase, type Database } from '../../apps/api/src/db/database.ts'
import { openKeyRing } from '../../apps/api/src/lib/key-ring.ts'
import { createSecretBox } from '../../apps/api/src/lib/secret-box.ts'
import { findOrMakeSecret } from '../../apps/api/src/lib/server-secrets.queries.ts'
import { accessTokens } from '../../apps/api/src/providers/auth/embedded/access-tokens.ts'
import { deriveKeys } from '../../apps/api/src/providers/auth/embedded/secrets.ts'
import { startPostgres } from '../postgres.ts'
import { measureApart } from './instances-apart.ts'
import { measureRead } from './load.ts'
import { multiplyUser } from './multiply-user.ts'
import { processorTimeOfPostgres } from './processor-time.ts'
import { type MeasuredServer, startMeasuredServer, withServer } from './server.ts'
import type { Figure } from './table.ts'
import { newUser } from './visitors.ts'

const readerCount = 10_000
const connections = 100
/** Responses a second of one instance; milliseconds, of processor time too. */
const leastPerSecond = 1_500
const mostP99 = 120
const mostCpu = 0.6
const publicUrl = 'http://localhost:3000'

/** Dashboards of 10,000 people on PostgreSQL, by one instance and by two that share the work. */
export async function measureManyReaders(directory: string): Promise<Figure[]> {
  const postgres = await startPostgres()
  const settings = { DATABASE_URL: postgres.url, PUBLIC_URL: publicUrl }
  try {
    return await withServer(await startMeasuredServer(directory, settings), async (first) => {
      await newUser(first.url, 'profile')
      const connected = await connectDatabase({ DATABASE_URL: postgres.url, DATA_DIR: directory })
      const readers = await makeReaders(connected)
      // One reader alone: how fast the path is without what each reader needs.
      await measureRead(`${first.url}/api/dashboard`, connections, readers.slice(0, 1))
      const database = () => processorTimeOfPostgres(postgres.pid ?? 0)
      const one = await measureAll([first], readers.slice(0, readerCount / 2), database)
      const [two, apart] = await withServer(
        await startMeasuredServer(directory, settings),
        async (second) => {
          const both = await measureAll([first, second], readers.slice(readerCount / 2), database)
          return [both, await measureApart([first, second], readers)]
        },
      )
      await connected.executeScript('truncate presented_results')
      const anew = await measureAll([first], readers, database)
      await connected.close()
      const opened = () =>
        measureAll([first], readers.slice(0, connections), database, '/api/dashboard/first-screen')
      // Draws them all: only then are they kept.
      await opened()
      return [...figuresOf(one, two), ...apart, ...figuresOfOthers(anew, await opened())]
    })
  } finally {
    await postgres.stop()
  }
}

async function makeReaders(database: Database): Promise<Record<string, string>[]> {
  const users = await database.longTransaction((session) => multiplyUser(session, readerCount))
  const { db } = database
  const box = createSecretBox([])
  const { signing: initial } = deriveKeys(await findOrMakeSecret(db, box, 'auth'))
  const keys = await openKeyRing({ db, box, ring: 'access-tokens', initial })
  const tokens = accessTokens(keys, `${publicUrl}/auth/v1`)
  const now = new Date()
  return Promise.all(
    users.map(async ({ userId, sessionId, email }) => {
      const subject = { userId, sessionId, email, userMetadata: {}, authenticatedAt: now }
      const { token } = await tokens.sign(subject, now)
      // As browsers ask.
      return { authorization: `Bearer ${token}`, 'accept-encoding': 'gzip, deflate, br, zstd' }
    }),
  )
}

type Measured = Awaited<ReturnType<typeof measureAll>>

/** @param databaseCpu milliseconds of processor time of PostgreSQL until now */
async function measureAll(
  servers: readonly MeasuredServer[],
  readers: readonly Record<string, string>[],
  databaseCpu: () => number,
  path = '/api/dashboard',
) {
  const timesNow = () => ({
    servers: servers.reduce((sum, server) => sum + server.cpuMilliseconds(), 0),
    database: databaseCpu(),
    clients: clientCpu(),
  })
  const before = timesNow()
  const loads = await Promise.all(
    servers.map(({ url }, index) =>
      measureRead(
        url + path,
        connections / servers.length,
        readers.filter((_, reader) => reader % servers.length === index),
      ),
    ),
  )
  const after = timesNow()
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)
  const responses = sum(loads.map((load) => load.responses))
  return {
    perSecond: sum(loads.map(({ perSecond }) => perSecond)),
    p99: Math.max(...loads.map(({ p99 }) => p99)),
    failures: sum(loads.map(({ failures }) => failures)),
    cpu: (after.servers - before.servers) / responses,
    databaseCpu: (after.database - before.database) / responses,
    clientCpu: (after.clients - before.clients) / responses,
  }
}

/** Milliseconds; the clients are in this process. */
function clientCpu(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

function figuresOf(one: Measured, two: Measured): Figure[] {
  const perSecond = { unit: '/s', budget: leastPerSecond, atLeast: true }
  return [
    { name: 'one instance', value: one.perSecond, ...perSecond },
    { name: 'one instance, p99', value: one.p99, unit: 'ms', budget: mostP99 },
    { name: 'one instance, CPU a response', value: one.cpu, unit: 'ms', budget: mostCpu },
    { name: 'PostgreSQL, CPU a response', value: one.databaseCpu, unit: 'ms' },
    { name: 'the clients here, CPU a response', value: one.clientCpu, unit: 'ms' },
    { name: 'two instances', value: two.perSecond, unit: '/s' },
    { name: 'two instances, times one', value: two.perSecond / one.perSecond, unit: 'times' },
    { name: 'the most these cores allow', value: mostTimes(one), unit: 'times' },
    { name: 'two instances, CPU a response', value: two.cpu, unit: 'ms' },
    { name: 'PostgreSQL with two, CPU a response', value: two.databaseCpu, unit: 'ms' },
    { name: 'failed', value: one.failures + two.failures, unit: '', budget: 0 },
  ]
}

/**
 * @param anew of readers whose body was not kept
 * @param opened of readers who open the page, and have done so before
 */
function figuresOfOthers(anew: Measured, opened: Measured): Figure[] {
  const cpu = { unit: 'ms', budget: mostCpu }
  return [
    { name: 'bodies made anew, one instance', value: anew.perSecond, unit: '/s' },
    { name: 'bodies made anew, CPU a response', value: anew.cpu, unit: 'ms' },
    { name: 'first screens, one instance', value: opened.perSecond, unit: '/s' },
    { name: 'first screens, CPU a response', value: opened.cpu, ...cpu },
    { name: 'failed of these', value: anew.failures + opened.failures, unit: '', budget: 0 },
  ]
}

/**
 * One instance uses one core at most. Two use what PostgreSQL and the clients leave of this machine's:
 * with a core for each of the four, they respond to twice as much.
 */
function mostTimes({ cpu, databaseCpu, clientCpu }: Measured): number {
  return Math.max(1, (availableParallelism() * cpu) / (cpu + databaseCpu + clientCpu))
}
