// @module-tag postgres

import { setTimeout as sleep } from 'node:timers/promises'
import { advancedResultState } from '@individua/contract/advanced-results'
import { createUser, type User } from '@individua/testkit/create-user'
import { freePort } from '@individua/testkit/free-port'
import { createVisitor } from '@individua/testkit/visitor'
import pg from 'pg'
import { afterAll, expect, test } from 'vitest'
import { connectDatabase } from '../db/database.ts'
import { makingJob } from '../features/results/make-advanced-result.ts'
import { buildServer, newSettings, startServer } from '../testing/server-build.ts'
import { newTestDatabaseUrl } from '../testing/test-database.ts'

const build = buildServer()
afterAll(build.remove)

type Headers = { authorization: string }

async function askOnce(origin: string, headers: Headers) {
  const url = `${origin}/api/results/advanced`
  const signal = AbortSignal.timeout(60_000)
  const response = await fetch(url, { method: 'POST', headers, signal })
  if (!response.ok) throw new Error(`${url} answered ${response.status}`)
  return advancedResultState.parse(await response.json())
}

/** Asks, as a browser does, until the result is there. */
async function askUntilReady(origin: string, headers: Headers): Promise<string> {
  for (const deadline = performance.now() + 120_000; performance.now() < deadline; ) {
    const state = await askOnce(origin, headers).catch(() => undefined)
    if (state?.resultId) return state.resultId
    await sleep(200)
  }
  throw new Error('no result was made')
}

const made = `select user_id as uid, results.id, count(reports.*)::int as reports
  from results left join reports on reports.result_id = results.id
  where kind = 'advanced' group by 1, 2`

/** As if the time had passed after which another instance takes over the jobs of a dead one. */
async function letHeartbeatsEnd(connectionString: string): Promise<void> {
  const client = new pg.Client({ connectionString })
  await client.connect()
  await client.query(`update jobs.job set heartbeat_on = now() - interval '1 hour'
    where state = 'active'`)
  await client.query('update jobs.queue set monitor_on = null, monitor_claim_on = null')
  await client.end()
}

test('killed while reports are made, each is made once after the start', async () => {
  const settings = await newSettings(build)
  const first = await startServer(build, settings)
  const people: User[] = []
  // One after another: on a busy machine six at once wait longer than the server lets a request.
  for (let count = 0; count < 6; count++) {
    people.push(await createUser(createVisitor(first.origin), { stage: 'paid' }))
  }
  const reported = new Map<string, string>()
  const asked = people.map(async ({ uid, headers }) => {
    const { resultId } = await askOnce(first.origin, headers)
    if (resultId) reported.set(uid, resultId)
  })
  // Some are there, some are being made, some wait.
  await Promise.any(asked)
  await first.kill()
  await Promise.allSettled(asked)

  if ('DATABASE_URL' in settings) await letHeartbeatsEnd(settings.DATABASE_URL)
  const second = await startServer(build, settings)
  const ids = await Promise.all(people.map(({ headers }) => askUntilReady(second.origin, headers)))
  await second.kill()
  const database = await connectDatabase(settings)
  const { rows } = await database.executeSql(made)
  await database.close()
  const expected = people.map(({ uid }, index) => ({ uid, id: ids[index], reports: 1 }))
  expect(rows).toHaveLength(people.length)
  expect(rows).toEqual(expect.arrayContaining(expected))
  expect(
    [...reported].filter(([uid, id]) => ids[people.findIndex((one) => one.uid === uid)] !== id),
  ).toEqual([])
})

test.runIf(process.env.TEST_DATABASE_URL)(
  'what an instance dies with, the others notice by themselves and make once',
  async () => {
    const DATABASE_URL = (await newTestDatabaseUrl(process.env.TEST_POSTGRES_TEMPLATE)) ?? ''
    const settings = {
      DATABASE_URL,
      PUBLIC_URL: 'http://individua.test',
      TRUSTED_NETWORK: '127.0.0.1,::1',
    }
    const start = async () => startServer(build, { ...settings, PORT: await freePort() })
    const [dying, ...others] = [await start(), await start(), await start()]
    const { uid, headers } = await createUser(createVisitor(dying.origin), { stage: 'paid' })

    const holder = new pg.Client({ connectionString: DATABASE_URL })
    const watcher = new pg.Client({ connectionString: DATABASE_URL })
    await Promise.all([holder.connect(), watcher.connect()])
    await holder.query('begin; lock table reports in exclusive mode')
    // So that the first one takes the job.
    for (const other of others) other.signal('SIGSTOP')
    const asked = askOnce(dying.origin, headers).catch(() => undefined)
    const inTheMiddle = `select 1 from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock' and query like 'insert into "reports"%'`
    const isInTheMiddle = async () => (await watcher.query(inTheMiddle)).rowCount
    await expect.poll(isInTheMiddle, { interval: 20 }).toBe(1)
    await dying.kill()
    await asked
    const { rows } = await watcher.query(`select state from jobs.job where name = $1`, [makingJob])
    expect(rows).toEqual([{ state: 'active' }])
    for (const other of others) other.signal('SIGCONT')
    await holder.end()

    const rowsMade = async () => (await watcher.query(made)).rows
    await expect.poll(rowsMade, { interval: 200, timeout: 150_000 }).toHaveLength(1)
    const ids = await Promise.all(others.map(({ origin }) => askUntilReady(origin, headers)))
    expect(await rowsMade()).toEqual([{ uid, id: ids[0], reports: 1 }])
    expect(ids[1]).toBe(ids[0])
    await watcher.end()
    await Promise.all(others.map((other) => other.kill()))
  },
)
