// @module-tag postgres

import { randomUUID } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import type { UserAnswer } from '@individua/contract/answers'
import { stepAnswers } from '@individua/testkit/answers'
import { getTableName, is } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import { expect, test } from 'vitest'
import { removeErasedJob } from '../../db/jobs.ts'
import { advancedUser } from '../../testing/advanced-user.ts'
import { databaseFilesHolding, tablesHolding } from '../../testing/find-text.ts'
import { runWaitingJobs } from '../../testing/run-job.ts'
import { bodyOf, refusalOf, startTestApi, type TestApi } from '../../testing/start-test-api.ts'
import { finishErasingJob } from './personal-data.service.ts'

/** A user with rows in every table that holds personal data. */
async function livelyUser(api: TestApi, canary: string) {
  const user = await advancedUser(api, canary)
  await user.answerSteps(1, 2)
  await user.submit(stepAnswers(await user.read(3), `My garden is called ${canary}.`))
  await user.post('/api/results/basic')
  const { email } = await bodyOf<{ email: string }>(
    await api.client.get('/api/users/info', user.headers),
  )
  await api.database.executeSql(
    `insert into chat_messages (user_id, author, content, language) values ($1, 'user', $2, 'en')`,
    [user.uid, `I told you about ${canary}`],
  )
  await user.post('/api/weekly-step', { archetype: 'sage', line: `I asked ${canary}` })
  await api.database.executeSql(
    `insert into payments (user_id, plan_id, amount, currency, status, language)
     values ($1, 'advanced_report', 399, 'EUR', 'succeeded', 'en')`,
    [user.uid],
  )
  return { ...user, email }
}

test('a user downloads all their stored data, and no other user gets any of it', async () => {
  const api = await startTestApi()
  const canary = `canary${randomUUID().slice(0, 8)}`
  const user = await livelyUser(api, canary)
  const other = await api.signIn(api.newEmail('other'))
  const response = await api.client.get('/api/users/export', user.headers)
  expect(response.headers.get('content-disposition')).toContain('individua-data.json')
  const text = await response.text()
  expect(text).toContain(`My garden is called ${canary}.`)
  expect(text).toContain(`I told you about ${canary}`)
  expect(text).toContain(`I asked ${canary}`)
  const theirs = JSON.parse(text) as Record<string, unknown[]>
  expect(theirs.answers).toHaveLength(30)
  // The ten fixed questions are everybody's.
  expect(theirs.questions).toHaveLength(20)
  expect(theirs.results).toHaveLength(1)
  expect(theirs.payments).toMatchObject([{ amount: 399, currency: 'EUR' }])
  expect(text).not.toContain('token_hash')
  const foreign = await api.client.get('/api/users/export', other.headers)
  expect(await foreign.text()).not.toContain(canary)
})

test('the download says what was asked and chosen, in the language of the form', async () => {
  const api = await startTestApi()
  const user = await advancedUser(api, 'in-words')
  await user.answerSteps(1)
  const situations = stepAnswers(await user.read(2, 'de'))
  await user.submit(situations)
  await user.answerSteps(3)
  const german = await api.client.get('/api/users/export', {
    ...user.headers,
    'accept-language': 'de',
  })
  const { answers } = await bodyOf<{ answers: { questionText: string; answer: string }[] }>(german)
  const listed = await bodyOf<UserAnswer[]>(await api.client.get('/api/answers', user.headers))
  const inWords = (list: { questionText: string; answer: string }[]) =>
    list.map(({ questionText, answer }) => `${questionText} ${answer}`).toSorted()
  expect(inWords(answers)).toEqual(inWords(listed))
})

test('each table is part of the download, or holds nothing of a person', async () => {
  const api = await startTestApi()
  const folder = new URL('../../db/schema/', import.meta.url)
  const modules: object[] = await Promise.all(
    (await readdir(folder)).map((file) => import(new URL(file, folder).href)),
  )
  const names = modules
    .flatMap((module) => Object.values(module))
    .filter((part): part is PgTable => is(part, PgTable))
    .map((table) => getTableName(table).replace(/_(.)/g, (_, letter) => letter.toUpperCase()))
  const impersonal = ['serverSecrets', 'stripeEvents', 'textDictionaries', 'webAssets', 'webBuilds']
  // Results and reports, as they were sent.
  const repeated = ['presentedResults']
  const { headers } = await api.signIn(api.newEmail('tables'))
  const exported = await bodyOf<Record<string, unknown>>(
    await api.client.get('/api/users/export', headers),
  )
  const parts = Object.keys(exported).map((name) =>
    name === 'questions' ? 'askedQuestions' : name,
  )
  expect(names.toSorted()).toEqual(
    [
      ...parts.filter((name) => !['exportedAt', 'account'].includes(name)),
      ...impersonal,
      ...repeated,
    ].toSorted(),
  )
})

test('an erased person is found nowhere, and what they paid stays without them', async () => {
  const api = await startTestApi()
  const canary = `canary${randomUUID().slice(0, 8)}`
  const user = await livelyUser(api, canary)
  expect(await tablesHolding(api.database, canary)).not.toEqual([])
  await api.database.executeSql(
    `insert into jobs.job (name, data, state) values ('make-advanced-result', $1, 'completed')`,
    [JSON.stringify({ userId: user.uid })],
  )
  const { rows: paid } = await api.database.executeSql<{ id: string }>(
    'select id from payments where user_id = $1',
    [user.uid],
  )
  const { rows: results } = await api.database.executeSql<{ id: string }>(
    'select id from results where user_id = $1',
    [user.uid],
  )
  const bodies = () =>
    api.database.executeSql('select view from presented_results where result_id = $1', [
      results[0]?.id,
    ])
  expect((await bodies()).rows).toEqual([{ view: 'dashboard' }])
  const response = await api.client.delete('/api/users/me', user.headers)
  expect(await response.json()).toEqual({ erased: true, isSignInErased: true })
  expect((await bodies()).rows).toEqual([])
  expect(await tablesHolding(api.database, canary)).toEqual([])
  const left = await tablesHolding(api.database, user.uid)
  expect(left.filter((name) => !/^jobs\./.test(name))).toEqual([])
  const jobs = await api.database.executeSql(
    'select distinct name from jobs.job where data::text like $1',
    [`%${user.uid}%`],
  )
  expect(jobs.rows).toEqual([{ name: 'finish-erasing' }])
  const { rows } = await api.database.executeSql(
    'select user_id, amount, status from payments where id = $1',
    [paid[0]?.id],
  )
  expect(rows).toEqual([{ user_id: null, amount: 399, status: 'succeeded' }])
})

test.skipIf(process.env.TEST_DATABASE_URL)(
  'half a minute after erasures one job removes them from every file of the embedded database',
  async () => {
    const api = await startTestApi()
    const canary = `canary${randomUUID().slice(0, 8)}`
    const users = [await livelyUser(api, canary), await livelyUser(api, canary)]
    await api.database.executeScript('checkpoint')
    expect(await databaseFilesHolding(api.database, canary)).not.toEqual([])
    await api.database.executeSql('delete from jobs.job where name = $1', [removeErasedJob])
    for (const { headers } of users) {
      expect((await api.client.delete('/api/users/me', headers)).status).toBe(200)
    }
    await runWaitingJobs(api, finishErasingJob)
    const waiting = await api.database.executeSql(
      `select start_after - created_on between interval '29 s' and interval '31 s' as is_soon
       from jobs.job where name = $1`,
      [removeErasedJob],
    )
    expect(waiting.rows).toEqual([{ is_soon: true }])
    await runWaitingJobs(api, removeErasedJob)
    expect(await databaseFilesHolding(api.database, canary)).toEqual([])
  },
)

test('answers that expire are removed from the files too', async () => {
  const api = await startTestApi()
  if (api.database.kind !== 'pglite') return
  const { database } = api
  await runWaitingJobs(api, removeErasedJob)
  const canary = `canary${randomUUID().slice(0, 8)}`
  await database.executeSql(
    `insert into assessments (kind, language, instrument_version, claim_email, submitted_at)
     values ('basic', 'en', '1', $1, now() - interval '30 days')`,
    [`${canary}@example.sk`],
  )
  await database.executeSql(
    `insert into jobs.job (name, data) values ('erase-unclaimed-answers', '{}')`,
  )
  await runWaitingJobs(api, 'erase-unclaimed-answers')
  await runWaitingJobs(api, removeErasedJob)
  expect(await tablesHolding(database, canary)).toEqual([])
  expect(await databaseFilesHolding(database, canary)).toEqual([])
})

test('the session of an erased person is dead, and the email may begin anew', async () => {
  const api = await startTestApi()
  const email = api.newEmail('again')
  const first = await api.signIn(email)
  await api.client.delete('/api/users/me', first.headers)
  expect(await refusalOf(await api.client.get('/api/users/info', first.headers))).toEqual([
    401,
    'session_invalid',
  ])
  api.setTime(new Date(Date.now() + 2 * 60_000))
  await api.signUp(email)
  const second = await api.signIn(email)
  expect(second.uid).not.toBe(first.uid)
  const response = await api.client.get('/api/results/basic', second.headers)
  expect(await refusalOf(response)).toEqual([404, 'result_not_found'])
})

test('without a session no account is erased', async () => {
  const { client } = await startTestApi()
  expect(await refusalOf(await client.delete('/api/users/me'))).toEqual([401, 'session_missing'])
})
