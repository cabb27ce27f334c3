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
  expect(headers.get('permissions-policy')).toContain('camera=()')
})

test('what is no page is sent no headers for pages', async () => {
  const { client } = await startTestApi()
  const { headers } = await client.get('/assets/none-1.js')
  expect(headers.get('content-security-policy')).toMatch(/^default-src 'none'/)
  expect(headers.get('x-content-type-options')).toBe('nosniff')
  expect(headers.get('permissions-policy')).toBeNull()
})

test('health, readiness and metrics respond', async () => {
  const { client } = await startTestApi()
  expect((await client.get('/healthz')).status).toBe(200)
  expect((await client.get('/readyz')).status).toBe(200)
  expect(await (await client.get('/metrics')).text()).toContain('individua_request_seconds_bucket')
})

test('while the disk is nearly full the server is not ready, and only what stores is refused', async () => {
  const { client, ctx } = await startTestApi()
  const { writeRefusal } = ctx
  ctx.writeRefusal = () => 'disk_full'
  const unready = await client.get('/readyz')
  expect([unready.status, unready.headers.get('retry-after')]).toEqual([503, '2'])
  expect(await unready.json()).toEqual({ status: 'unavailable', reason: 'disk_full' })
  for (const path of ['/api/answers/basic', '/auth/v1/otp']) {
    const refused = await client.post(path, {})
    expect([path, refused.status, refused.headers.get('retry-after')]).toEqual([path, 503, '2'])
  }
  expect((await client.get('/api/questions/basic')).status).toBe(200)
  expect((await client.delete('/api/users/me')).status).toBe(401)
  ctx.writeRefusal = writeRefusal
  expect((await client.get('/readyz')).status).toBe(200)
  expect((await client.post('/api/answers/basic', {})).status).not.toBe(503)
})

test('a database that refused a write lately makes the server unready, and refuses no more by itself', async () => {
  const { client, ctx } = await startTestApi()
  const { writeRefusal } = ctx
  ctx.writeRefusal = () => 'writes_refused'
  const unready = await client.get('/readyz')
  expect(await unready.json()).toEqual({ status: 'unavailable', reason: 'writes_refused' })
  expect((await client.post('/api/answers/basic', {})).status).not.toBe(503)
  ctx.writeRefusal = writeRefusal
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
