import { randomUUID } from 'node:crypto'
import type { RegisterResponse } from '@individua/contract/users'
import { expect, test } from 'vitest'
import { bodyOf, startTestApi } from '../../testing/start-test-api.ts'

test('only the uid shown for an email gets a ticket, known email or not', async () => {
  const { newEmail, client, signUp, signIn } = await startTestApi()
  const known = newEmail('known')
  await signIn(known)
  for (const email of [known, newEmail('never-seen')]) {
    const response = await client.post('/api/users/register', { uid: randomUUID(), email })
    expect([email, response.status]).toEqual([email, 403])
  }
  const uid = await signUp(newEmail('fresh'))
  const foreign = await client.post('/api/users/register', { uid, email: newEmail('other') })
  expect(foreign.status).toBe(403)
})

test('a session registers its own uid and no other', async () => {
  const { newEmail, client, signUp, signIn } = await startTestApi()
  const email = newEmail('with-session')
  const { uid, headers } = await signIn(email)
  expect((await client.post('/api/users/register', { uid, email }, headers)).status).toBe(200)
  const other = newEmail('another')
  const foreign = { uid: await signUp(other), email: other }
  expect((await client.post('/api/users/register', foreign, headers)).status).toBe(403)
  const ended = { authorization: 'Bearer no.longer.valid' }
  expect((await client.post('/api/users/register', foreign, ended)).status).toBe(200)
})

test('a known and a new email get responses of the same shape', async () => {
  const { newEmail, client, setTime, signUp, signIn } = await startTestApi()
  const known = newEmail('known')
  await signIn(known)
  setTime(new Date(Date.now() + 2 * 60_000))
  const shapes = []
  for (const email of [known, newEmail('fresh')]) {
    const response = await client.post('/api/users/register', { uid: await signUp(email), email })
    const body = await bodyOf<RegisterResponse>(response)
    const parts = body.ticket.split('.').map(({ length }) => length)
    shapes.push([
      response.status,
      Object.keys(body),
      parts,
      [...response.headers.keys()].toSorted(),
    ])
  }
  expect(shapes[0]).toEqual(shapes[1])
})

test.each([
  [{ uid: 'x', email: 'a@example.sk' }, 'uid', 'Takáto hodnota tu nie je povolená.'],
  [{ uid: 7, email: 'a@example.sk' }, 'uid', 'Takáto hodnota tu nie je povolená.'],
  [{ uid: null, email: 'a@example.sk' }, 'uid', 'Takáto hodnota tu nie je povolená.'],
  [{ uid: randomUUID(), email: 'not an email' }, 'email', 'Takáto hodnota tu nie je povolená.'],
  [{ uid: randomUUID() }, 'email', 'Tento údaj chýba.'],
  [[], '', 'Takáto hodnota tu nie je povolená.'],
])('the registration %o is refused, naming the field', async (body, path, message) => {
  const { client } = await startTestApi()
  const response = await client.post('/api/users/register', body, { 'accept-language': 'sk' })
  expect(response.status).toBe(422)
  const { error } = await bodyOf(response)
  expect(error.details).toEqual([{ path, message }])
  expect(error.message).toBe(
    'Niektorý údaj nie je v poriadku. Skontrolujte ho, prosím, a skúste to znova.',
  )
})

test('a signed-in user reads their own id, email and status', async () => {
  const { newEmail, client, signIn } = await startTestApi()
  const email = newEmail('me')
  const { uid, headers } = await signIn(email)
  const response = await client.get('/api/users/info', headers)
  expect(await response.json()).toEqual({
    id: uid,
    email,
    registered_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    is_premium: false,
  })
})

test('the sign-up return keeps the query and finds the language', async () => {
  const { client } = await startTestApi()
  const response = await client.get(
    '/api/callbacks/supabase/signup?lang=de&token_hash=abc&type=signup',
  )
  expect(response.status).toBe(303)
  expect(response.headers.get('location')).toBe(
    '/de/callbacks/supabase/signup?token_hash=abc&type=signup',
  )
})
