import pino from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '../../db/database.ts'
import { readEnv } from '../../env.ts'
import { createProduct } from '../../product.ts'
import { openTestDatabase, testTimeoutMs } from '../../testing/test-database.ts'

let database: Database
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

const token = 'a-token-of-a-monitor'
const bearer = { authorization: `Bearer ${token}` }
const proxied = { PUBLIC_URL: 'https://individua.example', METRICS_TOKEN: token }

test.each([
  ['this machine', {}, '127.0.0.1', {}, 200],
  ['another machine', {}, '203.0.113.5', {}, 404],
  ['a proxy on this machine', {}, '127.0.0.1', { 'x-forwarded-for': '203.0.113.5' }, 404],
  ['a proxy that adds no header', { ...proxied, METRICS_TOKEN: '' }, '127.0.0.1', {}, 404],
  ['another machine with the token', proxied, '203.0.113.5', bearer, 200],
  [
    'a proxy with the token',
    proxied,
    '127.0.0.1',
    { ...bearer, 'x-forwarded-for': '203.0.113.5' },
    200,
  ],
  ['a wrong token', proxied, '203.0.113.5', { authorization: `Bearer ${token}x` }, 404],
  ['a token where none is set', {}, '203.0.113.5', { authorization: 'Bearer undefined' }, 404],
  ['a named network', { TRUSTED_NETWORK: '192.168.1.0/24' }, '192.168.1.7', {}, 200],
])('the metrics for %s', async (_caller, settings, remoteAddress, headers, status) => {
  const product = await createProduct({
    env: readEnv({ APP_ENV: 'production', ALLOW_EMBEDDED: 'true', ...settings }),
    database,
    log: pino({ level: 'silent' }),
    requestTimeoutMs: testTimeoutMs,
  })
  const request = new Request('http://localhost:3000/metrics', { headers })
  const response = await product.app.fetch(request, { incoming: { socket: { remoteAddress } } })
  await product.stop()
  expect(response.status).toBe(status)
  const text = await response.text()
  expect(text.includes('individua_request_seconds')).toBe(status === 200)
})
