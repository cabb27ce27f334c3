import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { seededRandom } from './testing/random-bodies.ts'
import { foreignContentType, forgedSignature, jsonContentType } from './testing/random-headers.ts'
import { refusalOf, startTestApi } from './testing/start-test-api.ts'

const uid = randomUUID()
/** Always the same, so that no run depends on luck; other numbers ask other things. */
const random = seededRandom(Number(process.env.TEST_SEED ?? 1))

test.each([
  ['a prototype', '{"__proto__":{"uid":"x"},"constructor":1}', 422],
  ['deep arrays', '['.repeat(30_000) + ']'.repeat(30_000), 422],
  ['deep objects', `${'{"answers":'.repeat(5_000)}1${'}'.repeat(5_000)}`, 422],
  ['the last of two keys', `{"uid":"x","uid":"${uid}","email":"a@example.sk"}`, 403],
  ['a text of a backslash and u0000', `{"uid":"${uid}","email":"\\\\u0000@example.sk"}`, 422],
  ['a NUL behind a backslash', `{"uid":"${uid}","email":"\\\\\\u0000@example.sk"}`, 400],
  ['half a surrogate pair', `{"uid":"${uid}","email":"\\ud800@example.sk"}`, 422],
  ['nothing', '', 400],
  ['thousands of answers', JSON.stringify({ uid, answers: Array(9_000).fill(1) }), 422],
])('a body of %s is refused as any other', async (_, body, status) => {
  const { client, signIn, newEmail } = await startTestApi()
  if (!body.includes('answers')) {
    expect((await client.post('/api/users/register', body)).status).toBe(status)
    return
  }
  // A stranger's answers are refused unread.
  const { headers } = await signIn(newEmail('hostile'))
  expect((await client.post('/api/answers/basic', body, headers)).status).toBe(status)
})

const registerPath = '/api/users/register'

test('JSON is JSON however its Content-Type is spelled, and validated all the same', async () => {
  const { client } = await startTestApi()
  const stranger = JSON.stringify({ uid, email: 'a@example.sk' })
  for (let count = 0; count < 300; count++) {
    const type = jsonContentType(random)
    const headers = { 'content-type': type }
    const registered = await client.post(registerPath, stranger, headers)
    expect([type, ...(await refusalOf(registered))]).toEqual([type, 403, 'not_yours'])
    const incomplete = await client.post(registerPath, '{}', headers)
    expect([type, ...(await refusalOf(incomplete))]).toEqual([type, 422, 'validation_failed'])
  }
})

test.each([
  'application/json;',
  'application/json ;charset=utf-8',
  'application/json;charset=utf-8;',
  'application/json; charset',
  'application/json; charset = utf-8',
  'application/json; profile="https://x/y;z"',
])('%s is JSON', async (type) => {
  const { client } = await startTestApi()
  const response = await client.post(registerPath, '{}', { 'content-type': type })
  expect(await refusalOf(response)).toEqual([422, 'validation_failed'])
})

test('a body of another type is refused; without a body the type does not matter', async () => {
  const { client } = await startTestApi()
  const types = ['application/jsonx', 'application/json-patch+json', 'text/json', 'x']
  for (let count = 0; count < 300; count++) types.push(foreignContentType(random))
  for (const type of types) {
    const headers = { 'content-type': type }
    const refused = await client.post(registerPath, '{}', headers)
    expect([type, ...(await refusalOf(refused))]).toEqual([type, 415, 'wrong_media_type'])
    const empty = await client.post(registerPath, '', headers)
    expect([type, ...(await refusalOf(empty))]).toEqual([type, 422, 'validation_failed'])
  }
})

test('a webhook whose signature no secret made is refused, whatever its shape', async () => {
  const { deliver } = await startTestApi()
  const body = new TextEncoder().encode('{"id":"evt_1","type":"charge.refunded"}')
  const now = Math.floor(Date.now() / 1000)
  const signatures = [`t=${now},v1=`, `t=${now},v1=${'é'.repeat(64)}`, `t=${now}`]
  for (let count = 0; count < 300; count++) signatures.push(forgedSignature(random, now))
  for (const signature of signatures) {
    const response = await deliver({ body, signature })
    expect([signature, ...(await refusalOf(response))]).toEqual([
      signature,
      401,
      'signature_invalid',
    ])
  }
})

test.each([
  ['DELETE', '/api/questions/basic'],
  ['PUT', '/api/users/register'],
  ['OPTIONS', '/api/users/register'],
  ['GET', '/api/users/register'],
  ['GET', '/api/%zz'],
  ['GET', '/api//config'],
  ['GET', '/api/config/'],
  ['POST', '/healthz'],
  ['PUT', '/'],
])('%s %s is not there: a JSON 404', async (method, path) => {
  const { request } = await startTestApi()
  const response = await request(method, path, undefined, {
    'x-http-method-override': 'POST',
    origin: 'http://evil.test',
    'access-control-request-method': 'POST',
  })
  expect(await refusalOf(response)).toEqual([404, 'not_found'])
  expect([...response.headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual(
    [],
  )
})

test.each([
  ['/healthz', 200],
  ['/metrics', 200],
  ['/api/nothing', 404],
  ['/api/dashboard', 401],
  ['/api/questions/basic', 304],
  ['/api/callbacks/supabase/signup', 303],
  ['/auth/v1/settings', 200],
  ['/auth/v1/user', 401],
  ['/auth/v1/nothing', 404],
])('%s (%i) closes itself to other sites and caches', async (path, status) => {
  const { client } = await startTestApi()
  const etag = (await client.get(path)).headers.get('etag') ?? 'none'
  const response = await client.get(path, { 'if-none-match': etag })
  const { headers } = response
  expect(response.status).toBe(status)
  expect(headers.get('content-security-policy')).toMatch(/^default-src 'none'/)
  expect(headers.get('x-content-type-options')).toBe('nosniff')
  expect(headers.get('cache-control')).toMatch(status === 304 ? /^no-cache$/ : /^no-store$/)
  expect(headers.get('x-request-id')).toBeTruthy()
})

test('a page of another site has no business with the authentication', async () => {
  const { client, newEmail } = await startTestApi()
  const response = await client.post(
    '/auth/v1/otp',
    { email: newEmail('foreign') },
    { origin: 'http://evil.test' },
  )
  expect(response.status).toBe(403)
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(response.headers.get('access-control-allow-origin')).toBeNull()
})

test('the callback under the API leads to our page only, whatever it is given', async () => {
  const { client } = await startTestApi()
  for (const query of ['lang=//evil.test', 'lang=sk&lang=de', 'lang[]=x', 'lang=%0d%0aX: 1']) {
    const response = await client.get(`/api/callbacks/supabase/signup?${query}&token_hash=abc`)
    expect(response.status).toBe(303)
    expect(response.headers.get('location')).toMatch(
      /^(\/(sk|de))?\/callbacks\/supabase\/signup\?.*token_hash=abc$/,
    )
  }
})

test('a foreign host name that resolves to this machine does not open the mailbox', async () => {
  const { ctx, client, rebound } = await startTestApi()
  expect(ctx.hasLocalMailbox).toBe(true)
  expect((await client.get('/dev/mailbox.json')).status).toBe(200)
  expect((await rebound('/dev/mailbox.json')).status).toBe(404)
  expect((await client.get('/dev/mailbox.json', { 'x-forwarded-for': '127.0.0.1' })).status).toBe(
    404,
  )
})
