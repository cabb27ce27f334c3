// @module-tag postgres

import { stepAnswers } from '@individua/testkit/answers'
import { PgBoss } from 'pg-boss'
import { expect, test } from 'vitest'
import { createMetrics } from '../../lib/metrics.ts'
import { version } from '../../lib/version.ts'
import { advancedUser } from '../../testing/advanced-user.ts'
import { samplesOf } from '../../testing/read-metrics.ts'
import { basicAnswers, startTestApi, type TestApi } from '../../testing/start-test-api.ts'
import { testTimeoutMs } from '../../testing/test-database.ts'
import { startMonitoring } from './monitoring.service.ts'

/** One read of its own: the next within the same quarter of a minute would show the same. */
async function readNow(api: TestApi) {
  const own = { ...api.ctx, metrics: createMetrics(api.database.kind) }
  await startMonitoring(own, api.database, testTimeoutMs).refresh()
  return samplesOf(await own.metrics.text())
}

async function counts(api: TestApi) {
  const samples = samplesOf(await api.ctx.metrics.text())
  return (name: string) => samples.get(name) ?? 0
}

test('the build, the connections and the errors of the database are shown', async () => {
  const api = await startTestApi()
  await api.database.executeSql('select * from nothing').catch(() => {})
  const samples = await readNow(api)
  const build = `version="${version}",node="${process.version}",database="${api.database.kind}"`
  expect(samples.get(`individua_build_info{${build}}`)).toBe(1)
  expect(samples.get('individua_database_connections{state="most"}')).toBeGreaterThan(0)
  expect(samples.get('individua_database_errors_total{class="42"}')).toBeGreaterThan(0)
  // Queues are looked at every second, and may wait for the one connection just then.
  const waiting = async () =>
    (await readNow(api)).get('individua_database_connections{state="waiting"}')
  await expect.poll(waiting).toBe(0)
})

test('callers that wait for a connection are shown', async () => {
  const { database } = await startTestApi()
  const { most } = database.connections()
  const calls = Array.from({ length: most + 3 }, () => database.executeSql('select $1::int', [1]))
  await Promise.resolve()
  expect(database.connections().waiting).toBeGreaterThan(0)
  await Promise.all(calls)
  await expect.poll(() => database.connections().waiting).toBe(0)
})

test('waiting jobs and mails are shown with the age of the oldest', async () => {
  const api = await startTestApi()
  const send = `insert into jobs.job (name, start_after) values ('rotate-access-tokens-keys', now() + $1::interval)`
  await api.database.executeSql(send, ['-90 seconds'])
  await api.database.executeSql(send, ['1 hour'])
  await api.database.executeSql(
    `insert into outgoing_mails (id, recipient, kind, language, subject, text, html, created_at)
     values (gen_random_uuid(), 'waits@mail.test', 'sign-in', 'en', '', '', '', now() - interval '2 minutes')`,
  )
  const samples = await readNow(api)
  expect(samples.get('individua_queue_waiting_jobs{queue="rotate-access-tokens-keys"}')).toBe(1)
  const oldest = samples.get('individua_queue_oldest_seconds{queue="rotate-access-tokens-keys"}')
  expect(oldest).toBeGreaterThanOrEqual(90)
  expect(samples.get('individua_queue_waiting_jobs{queue="send-mail"}')).toBe(0)
  expect(samples.get('individua_queue_oldest_seconds{queue="send-mail"}')).toBe(0)
  expect(samples.get('individua_mails_waiting')).toBeGreaterThan(0)
  expect(samples.get('individua_mails_oldest_seconds')).toBeGreaterThanOrEqual(120)
  await api.database.executeSql(`delete from outgoing_mails where recipient = 'waits@mail.test'`)
})

test('a job that is given up is shown, and each try of it is counted', async () => {
  const api = await startTestApi()
  const fail = () => Promise.reject(new Error('never'))
  await api.ctx.jobs.work('fails', fail, { retryLimit: 0 })
  await api.ctx.db.transaction((tx) => api.ctx.jobs.enqueue('fails', {}, tx))
  api.ctx.jobs.wake('fails')
  await expect
    .poll(async () => (await counts(api))('individua_jobs_total{queue="fails",outcome="failed"}'))
    .toBe(1)
  const boss = new PgBoss({ db: { executeSql: api.database.executeSql }, schema: 'jobs' })
  await expect
    .poll(async () => {
      await boss.supervise('fails')
      return (await readNow(api)).get('individua_queue_failed_jobs{queue="fails"}')
    })
    .toBe(1)
})

test('a pending payment that was not asked about in time is shown', async () => {
  const api = await startTestApi()
  const seconds = async () =>
    (await readNow(api)).get('individua_payment_check_delay_seconds') ?? Number.NaN
  expect(await seconds()).toBe(0)
  const user = await advancedUser(api, 'overdue')
  await api.database.executeSql(
    `insert into payments (user_id, plan_id, amount, currency, language, check_at)
     values ($1, 'advanced_report', 1, 'USD', 'en', now() - interval '5 minutes')`,
    [user.uid],
  )
  expect(await seconds()).toBeGreaterThanOrEqual(300)
  await api.database.executeSql('delete from payments where user_id = $1', [user.uid])
})

test('why the instance is not ready is shown, and a database that is away leaves no old values', async () => {
  const api = await startTestApi()
  const ready = await readNow(api)
  expect(ready.get('individua_unready{reason="writes_refused"}')).toBe(0)
  const away = () => Promise.reject(new Error('away'))
  const refused = { ...api, ctx: { ...api.ctx, writeRefusal: () => 'writes_refused' as const } }
  const samples = await readNow({ ...refused, database: { ...api.database, executeSql: away } })
  expect(samples.get('individua_unready{reason="writes_refused"}')).toBe(1)
  expect(samples.get('individua_mails_waiting')).toBeUndefined()
})

test('however often a monitor asks, the database is read once in a while', async () => {
  const api = await startTestApi()
  let reads = 0
  const executeSql: typeof api.database.executeSql = (text, values) => {
    reads++
    return api.database.executeSql(text, values)
  }
  const ctx = { ...api.ctx, metrics: createMetrics('pglite') }
  const monitoring = startMonitoring(ctx, { ...api.database, executeSql })
  await Promise.all(Array.from({ length: 50 }, () => monitoring.refresh()))
  await monitoring.refresh()
  expect(reads).toBe(1)
})

test('a whole way through the product is counted', async () => {
  const api = await startTestApi()
  const { visitor } = api
  const before = await counts(api)
  const email = api.newEmail('counted')
  const registered = await visitor.register(email, await visitor.signUp(email))
  await visitor.submitCoreAnswers(registered, Array(10).fill(3))
  await visitor.submitCoreAnswers(registered, Array(10).fill(4))
  const session = await visitor.followLink(await visitor.waitForLink(email))
  const headers = { authorization: `Bearer ${session.access_token}` }
  await Promise.all([1, 2].map(() => api.client.get('/api/users/info', headers)))
  const after = await counts(api)
  const moved = (name: string) => after(name) - before(name)
  expect(moved('individua_sign_ups_total{stage="asked"}')).toBe(1)
  expect(moved('individua_sign_ups_total{stage="confirmed"}')).toBe(1)
  expect(moved('individua_completions_total{form="core"}')).toBe(1)

  // Prometheus sees no rise from nothing to one.
  const atStart = samplesOf(await createMetrics(api.database.kind).text())
  const counted = [...samplesOf(await api.ctx.metrics.text()).keys()].filter((name) =>
    /^individua_(sign_ups|completions|results|mails|payments|webhooks|chat_answers)_total/.test(
      name,
    ),
  )
  expect(counted.filter((name) => !atStart.has(name))).toEqual([])
})

test('the last step is counted once, however often its answers are changed', async () => {
  const api = await startTestApi()
  const user = await advancedUser(api, 'counted-full')
  await user.answerSteps(1, 2)
  const before = await counts(api)
  const answers = stepAnswers(await user.read(3))
  await user.submit(answers)
  await user.submit(answers)
  const after = await counts(api)
  const full = 'individua_completions_total{form="full"}'
  expect(after(full) - before(full)).toBe(1)
})

test('requests are counted by their route, those of the authentication too', async () => {
  const api = await startTestApi()
  const route = (method: string, path: string, status: number) =>
    `individua_request_seconds_count{method="${method}",route="${path}",status="${status}"}`
  const before = await counts(api)
  await api.client.get('/auth/v1/settings')
  await api.client.get('/auth/v1/unknown')
  await api.client.get('/healthz')
  const after = await counts(api)
  const moved = (name: string) => after(name) - before(name)
  expect(moved(route('GET', '/auth/v1/settings', 200))).toBe(1)
  expect(moved(route('GET', '/auth/v1/*', 404))).toBe(1)
  expect(moved(route('GET', '/healthz', 200))).toBe(1)
})

test('a refusal is counted by the limit that refused', async () => {
  const api = await startTestApi()
  const email = api.newEmail('limited')
  const before = await counts(api)
  const ask = () => api.client.post('/auth/v1/otp', { email })
  await ask()
  expect((await ask()).status).toBe(429)
  api.ctx.registrationsPerClientPerDay = 0
  const preview = { answers: basicAnswers() }
  expect((await api.client.post('/api/results/preview', preview)).status).toBe(429)
  const after = await counts(api)
  const moved = (limit: string) => {
    const name = `individua_limit_refusals_total{limit="${limit}"}`
    return after(name) - before(name)
  }
  expect(moved('links')).toBe(1)
  expect(moved('preview')).toBe(1)
})
