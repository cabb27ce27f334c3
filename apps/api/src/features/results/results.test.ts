// @module-tag postgres

import { result } from '@individua/contract/results'
import type { RegisterResponse } from '@individua/contract/users'
import { expect, test } from 'vitest'
import {
  basicAnswers,
  bodyOf,
  refusalOf,
  startTestApi,
  type TestApi,
} from '../../testing/start-test-api.ts'

/** What a visitor does before the link is followed. @returns the uid they were shown */
async function handIn(api: TestApi, email: string, values?: number[]) {
  const uid = await api.signUp(email)
  const registered = await api.client.post('/api/users/register', { uid, email })
  const { ticket } = await bodyOf<RegisterResponse>(registered)
  const accepted = await api.client.post(
    '/api/answers/basic',
    { uid, answers: basicAnswers(values) },
    { 'x-registration-ticket': ticket },
  )
  expect(accepted.status).toBe(200)
  return uid
}

/** The whole way of a visitor up to the followed link. */
async function visit(api: TestApi, email: string, values?: number[]) {
  await handIn(api, email, values)
  return api.signIn(email)
}

async function countResults({ database }: TestApi, userId: string) {
  const { rows } = await database.executeSql(
    'select count(*)::int as count from results where user_id = $1',
    [userId],
  )
  return rows[0]
}

test('who follows the link gets a profile computed from those answers', async () => {
  const api = await startTestApi()
  const { headers } = await visit(api, api.newEmail('jana'))
  const calculated = await api.client.post('/api/results/basic', undefined, headers)
  expect(calculated.status).toBe(200)
  const body = result.parse(await calculated.json())
  const read = await api.client.get('/api/results/basic', headers)
  expect(await read.json()).toEqual(body)
  expect(body.archetypes[0]).toMatchObject({ key: 'explorer', name: 'Explorer' })
  expect(body.archetypes[0]?.strength).toBeCloseTo(0.8683, 3)
  expect(body.archetypes[0]?.why[0]?.answer).toMatch(/^[1-5]$/)
  expect(body.petals).toHaveLength(12)
  expect(body.innerOther?.heading).toBe('Your inner other')
  expect(body.leaders).toEqual(body.archetypes.map(({ key }) => key).slice(0, body.leaders.length))
  const answered = new Set(body.answers.map(({ questionUuid }) => questionUuid))
  expect(answered.size).toBe(10)
  const claims = body.sections.flatMap(({ paragraphs }) => paragraphs)
  expect(claims.filter(({ why }) => why.length === 0)).toEqual([])
  expect(claims.flatMap(({ why }) => why).every((id) => answered.has(id))).toBe(true)
})

test('asked twice, and twice at once, it stays one result', async () => {
  const api = await startTestApi()
  const { uid, headers } = await visit(api, api.newEmail('twice'))
  const [one, two] = await Promise.all([
    api.client.post('/api/results/basic', undefined, headers),
    api.client.post('/api/results/basic', undefined, headers),
  ])
  const three = await api.client.post('/api/results/basic', undefined, headers)
  const ids = await Promise.all(
    [one, two, three].map(
      async (response) => result.parse(await response.json()).metadata.resultId,
    ),
  )
  expect(new Set(ids).size).toBe(1)
  expect(await countResults(api, uid)).toEqual({ count: 1 })
})

test('the dashboard speaks the reader’s language over the same scores', async () => {
  const api = await startTestApi()
  const { headers } = await visit(api, api.newEmail('languages'))
  await api.client.post('/api/results/basic', undefined, headers)
  const read = async (language: string) => {
    const response = await api.client.get('/api/dashboard', {
      ...headers,
      'accept-language': language,
    })
    return result.parse(await response.json())
  }
  const [english, slovak, german] = [await read('en'), await read('sk'), await read('de')]
  expect(slovak.long_jungian_assessment).not.toBe(english.long_jungian_assessment)
  expect(german.metadata.language).toBe('de')
  const strengths = (body: typeof english) =>
    body.archetypes.map(({ key, strength }) => [key, strength])
  expect(strengths(slovak)).toEqual(strengths(english))
  expect(strengths(german)).toEqual(strengths(english))
})

test('without a session, without answers and without a result', async () => {
  const api = await startTestApi()
  expect((await api.client.get('/api/dashboard')).status).toBe(401)
  expect((await api.client.get('/api/dashboard', { authorization: 'Bearer x.y.z' })).status).toBe(
    401,
  )
  const { headers } = await api.signIn(api.newEmail('empty'))
  const dashboard = await api.client.get('/api/dashboard', headers)
  expect(await refusalOf(dashboard)).toEqual([404, 'result_not_found'])
  const calculated = await api.client.post('/api/results/basic', undefined, headers)
  expect(await refusalOf(calculated)).toEqual([409, 'answers_missing'])
})

test('a known email sees the same, and its answers become a new assessment beside the old one', async () => {
  const api = await startTestApi()
  const email = api.newEmail('known')
  const first = await visit(api, email)
  await api.client.post('/api/results/basic', undefined, first.headers)

  api.setTime(new Date(Date.now() + 2 * 60_000))
  const uid = await api.signUp(email)
  expect(uid).not.toBe(first.uid)
  const registered = await api.client.post('/api/users/register', { uid, email })
  expect(registered.status).toBe(200)
  const { ticket } = await bodyOf<RegisterResponse>(registered)
  const accepted = await api.client.post(
    '/api/answers/basic',
    { uid, answers: basicAnswers([1, 5, 5, 1, 5, 1, 5, 5, 1, 1]) },
    { 'x-registration-ticket': ticket },
  )
  expect(accepted.status).toBe(200)
  expect(await countResults(api, first.uid)).toEqual({ count: 1 })

  const again = await api.signIn(email)
  expect(again.uid).toBe(first.uid)
  await api.client.post('/api/results/basic', undefined, again.headers)
  expect(await countResults(api, first.uid)).toEqual({ count: 2 })
  const dashboard = result.parse(
    await (await api.client.get('/api/dashboard', again.headers)).json(),
  )
  expect(dashboard.archetypes[0]?.key).not.toBe('explorer')
})

test('answers under another user’s email wait for a link, whichever user is signed in', async () => {
  const api = await startTestApi()
  const email = api.newEmail('impersonated')
  const owner = await visit(api, email)
  const read = async () => {
    await api.client.post('/api/results/basic', undefined, owner.headers)
    await api.client.get('/api/answers', owner.headers)
    return (await api.client.get('/api/dashboard', owner.headers)).json()
  }
  const before = await read()

  api.setTime(new Date(Date.now() + 2 * 60_000))
  await handIn(api, email, [1, 5, 5, 1, 5, 1, 5, 5, 1, 1])
  expect(await read()).toEqual(before)
  const progress = await api.client.get('/api/questions/generated', owner.headers)
  expect(progress.status).toBe(200)
  expect(await countResults(api, owner.uid)).toEqual({ count: 1 })

  await api.signIn(email)
  expect(await read()).not.toEqual(before)
  expect(await countResults(api, owner.uid)).toEqual({ count: 2 })
})

test('who signs in and goes on takes nothing over that waits for its own link', async () => {
  const api = await startTestApi()
  const email = api.newEmail('later')
  const owner = await visit(api, email)
  await api.client.post('/api/results/basic', undefined, owner.headers)
  const readAnswers = async (headers: Record<string, string>) =>
    bodyOf<unknown[]>(await api.client.get('/api/answers', headers))
  const before = await readAnswers(owner.headers)
  api.setTime(new Date(Date.now() + 2 * 60_000))
  await handIn(api, email, [1, 5, 5, 1, 5, 1, 5, 5, 1, 1])

  const { headers } = await api.signIn(email)
  expect(await readAnswers(headers)).toEqual(before)
  const step = await api.client.post('/api/questions/generated/steps/1', undefined, headers)
  expect(step.status).toBe(200)
  expect((await readAnswers(headers)).slice(0, before.length)).toEqual(before)
})

test('answers outlive a second sign-up with the email before its link is followed', async () => {
  const api = await startTestApi()
  const email = api.newEmail('again')
  const first = await handIn(api, email)
  await api.mailsTo(email)

  api.setTime(new Date(Date.now() + 2 * 60_000))
  const second = await api.signUp(email)
  expect(second).not.toBe(first)
  await expect.poll(async () => (await api.mailsTo(email)).length).toBe(2)

  const { uid, headers } = await api.signIn(email)
  expect(uid).toBe(second)
  const calculated = await api.client.post('/api/results/basic', undefined, headers)
  expect(calculated.status).toBe(200)
  expect(await countResults(api, uid)).toEqual({ count: 1 })
})

test('no user sees another user’s profile', async () => {
  const api = await startTestApi()
  const { headers } = await visit(api, api.newEmail('one'))
  await api.client.post('/api/results/basic', undefined, headers)
  const other = await api.signIn(api.newEmail('two'))
  expect((await api.client.get('/api/results/basic', other.headers)).status).toBe(404)
})
