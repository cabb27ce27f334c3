import { connectDatabase, type Database } from '../../apps/api/src/db/database.ts'
import { openKeyRing } from '../../apps/api/src/lib/key-ring.ts'
import { createSecretBox } from '../../apps/api/src/lib/secret-box.ts'
import { findOrMakeSecret } from '../../apps/api/src/lib/server-secrets.queries.ts'
import { accessTokens } from '../../apps/api/src/providers/auth/embedded/access-tokens.ts'
import { deriveKeys } from '../../apps/api/src/providers/auth/embedded/secrets.ts'
import { startPostgres } from '../postgres.ts'
import { measureRead } from './load.ts'
import { multiplyUser } from './multiply-user.ts'
import { type MeasuredServer, startMeasuredServer, withServer } from './server.ts'
import type { Figure } from './table.ts'
import { newUser } from './visitors.ts'

const readerCount = 10_000
const connections = 100
/** Responses a second of one instance; times as many of two; milliseconds. */
const leastPerSecond = 1_500
const leastTimesOfTwo = 1.7
const mostP99 = 120
const publicUrl = 'http://localhost:3000'

/** Dashboards of 10,000 people on PostgreSQL, by one instance and by two that share the work. */
export async function measureManyReaders(directory: string): Promise<Figure[]> {
  const postgres = await startPostgres()
  const settings = { DATABASE_URL: postgres.url, PUBLIC_URL: publicUrl }
  try {
    return await withServer(await startMeasuredServer(directory, settings), async (first) => {
      await newUser(first.url, 'profile')
      const database = await connectDatabase({ DATABASE_URL: postgres.url, DATA_DIR: directory })
      const readers = await makeReaders(database)
      await database.close()
      // One reader alone: how fast the path is without what each reader needs.
      await measureRead(`${first.url}/api/dashboard`, connections, readers.slice(0, 1))
      const one = await measureAll([first], readers.slice(0, readerCount / 2))
      return await withServer(await startMeasuredServer(directory, settings), async (second) => {
        const two = await measureAll([first, second], readers.slice(readerCount / 2))
        return figuresOf(one, two)
      })
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
      return { authorization: `Bearer ${token}` }
    }),
  )
}

type Measured = Awaited<ReturnType<typeof measureAll>>

async function measureAll(
  servers: readonly MeasuredServer[],
  readers: readonly Record<string, string>[],
) {
  const before = servers.map((server) => server.cpuMilliseconds())
  const loads = await Promise.all(
    servers.map(({ url }, index) =>
      measureRead(
        `${url}/api/dashboard`,
        connections / servers.length,
        readers.filter((_, reader) => reader % servers.length === index),
      ),
    ),
  )
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)
  const spent = sum(servers.map((server, index) => server.cpuMilliseconds() - (before[index] ?? 0)))
  return {
    perSecond: sum(loads.map(({ perSecond }) => perSecond)),
    p99: Math.max(...loads.map(({ p99 }) => p99)),
    failures: sum(loads.map(({ failures }) => failures)),
    cpu: spent / sum(loads.map(({ responses }) => responses)),
  }
}

function figuresOf(one: Measured, two: Measured): Figure[] {
  const perSecond = { unit: '/s', budget: leastPerSecond, atLeast: true }
  return [
    { name: 'one instance', value: one.perSecond, ...perSecond },
    { name: 'one instance, p99', value: one.p99, unit: 'ms', budget: mostP99 },
    { name: 'one instance, CPU a response', value: one.cpu, unit: 'ms' },
    { name: 'two instances', value: two.perSecond, unit: '/s' },
    {
      name: 'two instances, times one',
      value: two.perSecond / one.perSecond,
      unit: 'times',
      budget: leastTimesOfTwo,
      atLeast: true,
    },
    { name: 'two instances, CPU a response', value: two.cpu, unit: 'ms' },
    { name: 'failed', value: one.failures + two.failures, unit: '', budget: 0 },
  ]
}
