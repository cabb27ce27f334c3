import { randomUUID } from 'node:crypto'
import type { QuestionsBody } from '@individua/contract/questions'
import type { RegisterResponse } from '@individua/contract/users'
import { coreItems } from '@individua/instrument/items/core'
import { expect, test } from 'vitest'
import {
  basicAnswers,
  bodyOf,
  refusalOf,
  startTestApi,
  type TestApi,
  wrongFieldsOf,
} from '../../testing/start-test-api.ts'

async function register({ client, signUp }: TestApi, email: string) {
  const uid = await signUp(email)
  const response = await client.post('/api/users/register', { uid, email })
  expect(response.status).toBe(200)
  const { ticket } = await bodyOf<RegisterResponse>(response)
  return { uid, headers: { 'x-registration-ticket': ticket } }
}

test('the core questions come in the language asked for', async () => {
  const { client } = await startTestApi()
  const slovak = await client.get('/api/questions/basic', { 'accept-language': 'sk-SK,en;q=0.5' })
  const { questions } = await bodyOf<QuestionsBody>(slovak)
  expect(questions).toHaveLength(10)
  expect(questions[0]).toMatchObject({
    questionUuid: coreItems[0]?.id,
    questionText: coreItems[0]?.text.sk,
    questionNo: 1,
  })
  const german = await client.get('/api/questions?type=basic&lang=de', { 'accept-language': 'sk' })
  expect((await bodyOf<QuestionsBody>(german)).questions[0]?.questionText).toBe(
    coreItems[0]?.text.de,
  )
})

test('the detailed form has 24 questions of its own', async () => {
  const { client } = await startTestApi()
  const { questions } = await bodyOf<QuestionsBody>(
    await client.get('/api/questions?type=detailed'),
  )
  expect(new Set(questions.map(({ questionUuid }) => questionUuid)).size).toBe(24)
})

test('a list that the caller already has is not sent again', async () => {
  const { client } = await startTestApi()
  const first = await client.get('/api/questions/basic')
  const again = await client.get('/api/questions/basic', {
    'if-none-match': first.headers.get('etag') ?? '',
  })
  expect(again.status).toBe(304)
})

test.each([
  ['?type=long', 'type', 'This value is not possible here.'],
  ['', 'type', 'This is missing.'],
  ['?type=basic&lang=xx', 'lang', 'This value is not possible here.'],
])('the query %s is refused, naming what is wrong', async (query, path, message) => {
  const { client } = await startTestApi()
  const response = await client.get(`/api/questions${query}`)
  expect(response.status).toBe(422)
  const { error } = await bodyOf(response)
  expect(error).toMatchObject({ code: 'validation_failed', details: [{ path, message }] })
})

test('a language without texts is answered in English', async () => {
  const { client } = await startTestApi()
  const response = await client.get('/api/questions?type=basic&lang=fr')
  expect(response.headers.get('content-language')).toBe('en')
})

test('with a ticket ten answers are stored until the link is followed', async () => {
  const api = await startTestApi()
  const { uid, headers } = await register(api, api.newEmail('jana'))
  const response = await api.client.post(
    '/api/answers/basic',
    { uid, answers: basicAnswers() },
    headers,
  )
  expect(response.status).toBe(200)
  expect(await response.json()).toEqual({ accepted: 10 })
})

test('the ticket also travels as a cookie that scripts cannot read', async () => {
  const { newEmail, client, signUp } = await startTestApi()
  const email = newEmail('cookie')
  const uid = await signUp(email)
  const registered = await client.post('/api/users/register', { uid, email })
  const cookie = registered.headers.get('set-cookie') ?? ''
  expect(cookie).toMatch(/HttpOnly/)
  expect(cookie).toMatch(/SameSite=Lax/)
  const response = await client.post(
    '/api/answers/basic',
    { uid, answers: basicAnswers() },
    { cookie: cookie.split(';')[0] ?? '' },
  )
  expect(response.status).toBe(200)
})

test('without a ticket or session answers are refused', async () => {
  const { client } = await startTestApi()
  const body = { uid: randomUUID(), answers: basicAnswers() }
  const none = await client.post('/api/answers/basic', body)
  expect(await refusalOf(none)).toEqual([401, 'ticket_missing'])
  const forged = await client.post('/api/answers/basic', body, { 'x-registration-ticket': 'a.b.c' })
  expect(await refusalOf(forged)).toEqual([401, 'ticket_invalid'])
})

test('a ticket is worth nothing for another uid', async () => {
  const api = await startTestApi()
  const { headers } = await register(api, api.newEmail('one'))
  const other = await register(api, api.newEmail('two'))
  const response = await api.client.post(
    '/api/answers/basic',
    { uid: other.uid, answers: basicAnswers() },
    headers,
  )
  expect(await refusalOf(response)).toEqual([403, 'not_yours'])
})

test('a ticket ends after an hour', async () => {
  const api = await startTestApi()
  const { uid, headers } = await register(api, api.newEmail('late'))
  api.setTime(new Date(Date.now() + 61 * 60_000))
  const response = await api.client.post(
    '/api/answers/basic',
    { uid, answers: basicAnswers() },
    headers,
  )
  expect(await refusalOf(response)).toEqual([401, 'ticket_invalid'])
})

test('once the email is confirmed the ticket no longer works', async () => {
  const api = await startTestApi()
  const email = api.newEmail('confirmed')
  const { uid, headers } = await register(api, email)
  await api.signIn(email)
  const response = await api.client.post(
    '/api/answers/basic',
    { uid, answers: basicAnswers() },
    headers,
  )
  expect(await refusalOf(response)).toEqual([409, 'already_confirmed'])
})

const everything = basicAnswers()
test.each([
  [
    'an answer of 6',
    [{ ...everything[0], answer: '6' }, ...everything.slice(1)],
    422,
    'answers.0.answer',
  ],
  [
    'an answer of 3.5',
    [{ ...everything[0], answer: '3.5' }, ...everything.slice(1)],
    422,
    'answers.0.answer',
  ],
  [
    'a number for a string',
    [{ ...everything[0], answer: 4 }, ...everything.slice(1)],
    422,
    'answers.0.answer',
  ],
  ['no answers', [], 422, 'answers'],
  ['nine answers', everything.slice(1), 422, `answers.${everything[0]?.questionUuid}`],
  ['a question twice', [...everything.slice(0, 9), everything[0]], 422, 'answers.9.questionUuid'],
  [
    'a malformed id',
    [{ ...everything[0], questionUuid: 'x' }, ...everything.slice(1)],
    422,
    'answers.0.questionUuid',
  ],
  [
    'an unknown question',
    [{ ...everything[0], questionUuid: randomUUID() }, ...everything.slice(1)],
    404,
    'answers.0.questionUuid',
  ],
  ['eleven answers', [...everything, everything[0]], 422, 'answers'],
])('%s: refused, naming the field', async (_, answers, status, path) => {
  const api = await startTestApi()
  const { uid, headers } = await register(api, api.newEmail('strict'))
  const response = await api.client.post('/api/answers/basic', { uid, answers }, headers)
  expect(response.status).toBe(status)
  expect(await wrongFieldsOf(response)).toContain(path)
})

test('with a session the uid of another user is refused', async () => {
  const api = await startTestApi()
  const { headers } = await api.signIn(api.newEmail('session'))
  const response = await api.client.post(
    '/api/answers/basic',
    { uid: randomUUID(), answers: basicAnswers() },
    headers,
  )
  expect(await refusalOf(response)).toEqual([403, 'not_yours'])
})
