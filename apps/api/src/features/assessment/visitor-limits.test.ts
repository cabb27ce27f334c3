import { limits } from '@individua/contract/limits'
import type { RegisterResponse } from '@individua/contract/users'
import { expect, test } from 'vitest'
import { basicAnswers, bodyOf, startTestApi, type TestApi } from '../../testing/start-test-api.ts'

async function register({ client }: TestApi, uid: string, email: string) {
  const { ticket } = await bodyOf<RegisterResponse>(
    await client.post('/api/users/register', { uid, email }),
  )
  return { 'x-registration-ticket': ticket }
}

async function submit(api: TestApi, uid: string, headers: Record<string, string>) {
  const response = await api.client.post(
    '/api/answers/basic',
    { uid, answers: basicAnswers() },
    headers,
  )
  return response.status
}

async function countWaiting({ database }: TestApi, email: string): Promise<number> {
  const { rows } = await database.executeSql(
    'select 1 from assessments where user_id is null and claim_email = $1',
    [email],
  )
  return rows.length
}

test('one sign-up has one waiting assessment, however often it is registered', async () => {
  const api = await startTestApi()
  for (const [index, isKnown] of [false, true].entries()) {
    const email = api.newEmail('repeated')
    if (isKnown) await api.signIn(email)
    api.setTime(new Date(Date.now() + (index + 1) * 2 * 60_000))
    const uid = await api.signUp(email)
    for (let time = 0; time < 3; time++) {
      expect(await submit(api, uid, await register(api, uid, email))).toBe(200)
    }
    expect(await countWaiting(api, email)).toBe(1)
  }
})

test('at most five assessments wait for an email, the newest', async () => {
  const api = await startTestApi()
  const email = api.newEmail('popular')
  const start = Date.now()
  for (let signUp = 1; signUp <= 7; signUp++) {
    api.setTime(new Date(start + signUp * 60 * 60_000))
    const uid = await api.signUp(email)
    expect(await submit(api, uid, await register(api, uid, email))).toBe(200)
  }
  expect(await countWaiting(api, email)).toBe(limits.waitingAssessmentsPerEmail)
  const { rows } = await api.database.executeSql<{ oldest: string }>(
    'select min(submitted_at) as oldest from assessments where claim_email = $1',
    [email],
  )
  const [{ oldest } = { oldest: '' }] = rows
  expect(new Date(oldest)).toEqual(new Date(start + 3 * 60 * 60_000))
})

test('a sign-up may be registered, and its answers sent, twenty times a day', async () => {
  const api = await startTestApi()
  api.setTime(new Date())
  const email = api.newEmail('busy')
  const uid = await api.signUp(email)
  const most = limits.registrationsPerUidPerDay
  for (let time = 1; time < most; time++) {
    const response = await api.client.post('/api/users/register', { uid, email })
    expect(response.status).toBe(200)
  }
  const headers = await register(api, uid, email)
  const refused = await api.client.post('/api/users/register', { uid, email })
  expect(refused.status).toBe(429)
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  for (let time = 1; time <= most; time++) expect(await submit(api, uid, headers)).toBe(200)
  expect(await submit(api, uid, headers)).toBe(429)

  const other = api.newEmail('other')
  const otherUid = await api.signUp(other)
  expect(await submit(api, otherUid, await register(api, otherUid, other))).toBe(200)
})

test('a client is limited over all its sign-ups, and no email or IP address is stored for it', async () => {
  const api = await startTestApi()
  const { registrationsPerClientPerDay } = api.ctx
  const [first, second] = [api.newEmail('first'), api.newEmail('second')]
  const uids = [await api.signUp(first), await api.signUp(second)]
  api.ctx.registrationsPerClientPerDay = 0
  const statuses = []
  for (const [index, email] of [first, second].entries()) {
    const response = await api.client.post('/api/users/register', { uid: uids[index], email })
    statuses.push(response.status)
  }
  api.ctx.registrationsPerClientPerDay = registrationsPerClientPerDay
  expect(statuses).toEqual([429, 429])
  const { rows } = await api.database.executeSql(
    `select subject from daily_uses where kind = 'registration'`,
  )
  const text = JSON.stringify(rows)
  expect(text).not.toContain('127.0.0.1')
  expect(text).not.toContain('@')
})
