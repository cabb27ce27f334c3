import { expect, test } from 'vitest'
import product from '../../../package.json' with { type: 'json' }
import { bodyOf, refusalOf, startTestApi } from './testing/start-test-api.ts'

test.each([
  ['{', 'application/json', 400, 'bad_json'],
  ['"\\u0000"', 'application/json', 400, 'bad_json'],
  ['{}', 'text/plain', 415, 'wrong_media_type'],
  [JSON.stringify({ uid: 'a'.repeat(65 * 1024) }), 'application/json', 413, 'body_too_large'],
])('case $# of a bad body is refused', async (body, type, status, code) => {
  const { client } = await startTestApi()
  const response = await client.post('/api/users/register', body, { 'content-type': type })
  expect(await refusalOf(response)).toEqual([status, code])
})

test('bytes that are no UTF-8 are refused', async () => {
  const { send } = await startTestApi()
  const response = await send('/api/users/register', new Uint8Array([0x7b, 0xff, 0x7d]))
  expect(await refusalOf(response)).toEqual([400, 'bad_json'])
})

test('an unknown path gets a JSON 404 in the requested language', async () => {
  const { client } = await startTestApi()
  const response = await client.get('/api/nothing', { 'accept-language': 'de' })
  expect(response.status).toBe(404)
  expect(await response.json()).toEqual({
    error: { code: 'not_found', message: 'Unter dieser Adresse gibt es nichts.' },
  })
})

test('every response closes itself to other sites', async () => {
  const { client } = await startTestApi()
  const { headers } = await client.get('/api/questions/basic')
  expect(headers.get('content-security-policy')).toMatch(/^default-src 'none'/)
  expect(headers.get('x-content-type-options')).toBe('nosniff')
  expect(headers.get('referrer-policy')).toBe('no-referrer')
})

test('health, readiness and metrics respond', async () => {
  const { client } = await startTestApi()
  expect((await client.get('/healthz')).status).toBe(200)
  expect((await client.get('/readyz')).status).toBe(200)
  expect(await (await client.get('/metrics')).text()).toContain('individua_request_seconds_bucket')
})

test('health and the OpenAPI document carry the version of the root package.json', async () => {
  const { client } = await startTestApi()
  expect(await bodyOf(await client.get('/healthz'))).toEqual({
    status: 'ok',
    version: product.version,
  })
  const document = await bodyOf<{ info: unknown }>(await client.get('/api/openapi.json'))
  expect(document.info).toMatchObject({ version: product.version })
})
