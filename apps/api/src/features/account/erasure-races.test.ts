// @module-tag postgres

import { randomUUID } from 'node:crypto'
import type { AdvancedResultState } from '@individua/contract/advanced-results'
import { stepAnswers } from '@individua/testkit/answers'
import { sql } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import type { UserContext } from '../../lib/context.ts'
import { readUser } from '../../lib/require-user.ts'
import { advancedUser } from '../../testing/advanced-user.ts'
import { tablesHolding } from '../../testing/find-text.ts'
import { compliantModel, startModelServer } from '../../testing/model-server.ts'
import { payFor } from '../../testing/pay-for.ts'
import { runWaitingJobs } from '../../testing/run-job.ts'
import { basicAnswers, bodyOf, startTestApi } from '../../testing/start-test-api.ts'
import { submitAnswersAsUser } from '../assessment/assessment.service.ts'
import { insertMail } from '../mailing/mailing.queries.ts'
import { makingJob } from '../results/make-advanced-result.ts'
import { queueReadyMail, readyMailJob } from '../results/ready-mail.service.ts'
import { finishErasingJob } from './personal-data.service.ts'

const server = await startModelServer(compliantModel)
afterAll(() => server.close())

/** A user whose email and open answers hold the canary. */
async function userWith(canary: string) {
  server.behave(compliantModel)
  const api = await startTestApi({ settings: server.settings })
  const user = await advancedUser(api, canary)
  const answerAll = async () => {
    await user.answerSteps(1, 2)
    await user.submit(stepAnswers(await user.read(3), `My garden is called ${canary}.`))
  }
  return { ...user, api, answerAll }
}

type User = Awaited<ReturnType<typeof userWith>>

const newCanary = () => `canary${randomUUID().slice(0, 8)}`

/** The model responds to nothing until `release` is called; `asked` resolves with its first request. */
function holdModel() {
  const asked = Promise.withResolvers<void>()
  const released = Promise.withResolvers<void>()
  server.behave(async (request, response) => {
    asked.resolve()
    await released.promise
    await compliantModel(request, response)
  })
  return { asked: asked.promise, release: released.resolve }
}

/** Erasures that wait for a lock, in this database: other files of tests have theirs on the same server. */
const blocked = `select 1 from pg_stat_activity where datname = current_database()
  and wait_event_type = 'Lock' and query like 'delete%'`

async function erase({ api, headers }: User) {
  expect((await api.client.delete('/api/users/me', headers)).status).toBe(200)
}

/** Nothing of the user is there, before and after the last sweep; what was under way has a minute. */
async function expectGone({ api, uid }: User, canary: string) {
  await expect.poll(() => tablesHolding(api.database, canary)).toEqual([])
  await runWaitingJobs(api, finishErasingJob)
  expect(await tablesHolding(api.database, canary)).toEqual([])
  const tables = await tablesHolding(api.database, uid)
  expect(tables.filter((name) => !/^jobs\.|daily_uses$/.test(name))).toEqual([])
}

test('a report that is being made when its user is erased is not stored', async () => {
  const canary = newCanary()
  const user = await userWith(canary)
  await user.answerAll()
  await payFor(user.api, user)
  const model = holdModel()
  const waiting = user.post('/api/results/advanced')
  await model.asked
  await erase(user)
  model.release()
  await runWaitingJobs(user.api, makingJob)
  await expectGone(user, canary)
  // The caller still waits for a result that will not come.
  void waiting.catch(() => undefined)
})

test('a step that is being worded when its user is erased is not stored', async () => {
  const canary = newCanary()
  const user = await userWith(canary)
  const model = holdModel()
  const step = user.ask(1)
  await model.asked
  await erase(user)
  model.release()
  expect((await step).status).toBe(401)
  await expectGone(user, canary)
})

test('a request whose session was checked before the erasure stores nothing', async () => {
  const canary = newCanary()
  const user = await userWith(canary)
  const { api, headers, uid } = user
  const request = { language: 'en', contentLanguage: 'en', ipAddress: '127.0.0.1' } as const
  const ctx = await readUser({ ...api.ctx, ...request }, headers.authorization)
  await erase(user)
  await expect(
    submitAnswersAsUser(ctx as UserContext, { uid, answers: basicAnswers() }),
  ).rejects.toThrow('session_invalid')
  await expectGone(user, canary)
})

test('a notice for an erased user is neither written nor left in the outbox', async () => {
  const canary = newCanary()
  const user = await userWith(canary)
  const { api } = user
  await user.answerAll()
  await payFor(api, user)
  const state = await bodyOf<AdvancedResultState>(await user.post('/api/results/advanced'))
  const resultId = state.resultId ?? ''
  const notice = { kind: 'report-ready', language: 'en', subject: '', text: canary, html: '' }
  const of = { recipient: `${canary}@example.sk`, userId: user.uid, expiresAt: null }
  let erased: Promise<void> | undefined
  await api.ctx.db.transaction(async (tx) => {
    await insertMail(tx, randomUUID(), { ...notice, ...of })
    erased = erase(user)
    // Not before the erasure has come to this mail; the embedded database lets it begin only later.
    if (api.database.kind === 'postgres') {
      await expect.poll(async () => (await api.database.executeSql(blocked)).rows.length).toBe(1)
    }
  })
  await erased
  await api.ctx.db.transaction((tx) => queueReadyMail(api.ctx, tx, { resultId, language: 'en' }))
  await runWaitingJobs(api, readyMailJob)
  await expectGone(user, canary)
})

/** One connection could not show two transactions that wait for each other. */
test.runIf(process.env.TEST_DATABASE_URL)(
  'an erasure waits for a link that is being served',
  async () => {
    const canary = newCanary()
    const user = await userWith(canary)
    const { api, headers, uid } = user
    const { email } = await bodyOf<{ email: string }>(
      await api.client.get('/api/users/info', headers),
    )
    const requestId = randomUUID()
    await api.database.executeSql(
      `insert into auth.link_requests (id, address_key, client_key, request, created_at)
     values ($1, 'pair', 'client', $2, now())`,
      [requestId, JSON.stringify({ email })],
    )
    let erased: Promise<void> | undefined
    await api.ctx.db.transaction(async (tx) => {
      // As `serveLinkRequest`: it takes the request and writes a token that refers to the account.
      await tx.execute(sql`update auth.link_requests set request = null where id = ${requestId}`)
      erased = erase(user)
      await expect.poll(async () => (await api.database.executeSql(blocked)).rows.length).toBe(1)
      await tx.execute(sql`select 1 from auth.users where id = ${uid} for key share`)
    })
    await erased
    await expectGone(user, canary)
  },
)

test('a link that is asked for while its account is erased leaves no mail', async () => {
  const canary = newCanary()
  const user = await userWith(canary)
  const { api, headers } = user
  const { email } = await bodyOf<{ email: string }>(
    await api.client.get('/api/users/info', headers),
  )
  api.setTime(new Date(Date.now() + 2 * 60_000))
  const asking = api.client.post('/auth/v1/otp', { email })
  await Promise.all([asking, erase(user)])
  await runWaitingJobs(api, 'serve-link-request')
  await expectGone(user, canary)
})
