import { gunzipSync } from 'node:zlib'
import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { sendJson, toJsonBytes } from './json-bytes.ts'

const long = { text: 'A sentence of a report. '.repeat(200) }
const short = { text: 'A sentence.' }
const bodies = { '/long': toJsonBytes(long), '/short': toJsonBytes(short) }
const app = new Hono()
for (const [path, body] of Object.entries(bodies)) app.get(path, (c) => sendJson(c, body))

async function ask(path: string, acceptEncoding?: string) {
  const headers = acceptEncoding === undefined ? {} : { 'accept-encoding': acceptEncoding }
  const response = await app.request(path, { headers })
  const encoding = response.headers.get('content-encoding')
  const bytes = Buffer.from(await response.arrayBuffer())
  const text = (encoding === 'gzip' ? gunzipSync(bytes) : bytes).toString()
  expect(response.headers.get('vary')).toBe('Accept-Encoding')
  expect(response.headers.get('content-type')).toBe('application/json')
  return { encoding, length: bytes.length, body: JSON.parse(text) }
}

test.each(['gzip', 'gzip, deflate, br', 'br;q=1, gzip;q=0.5'])('%s gets gzip', async (accepted) => {
  const { encoding, length, body } = await ask('/long', accepted)
  expect(encoding).toBe('gzip')
  expect(body).toEqual(long)
  expect(length).toBeLessThan(500)
})

test.each([undefined, 'identity', 'br', 'gzip;q=0, br'])(
  '%s gets the bytes as they are',
  async (accepted) => {
    const { encoding, body } = await ask('/long', accepted)
    expect(encoding).toBeNull()
    expect(body).toEqual(long)
  },
)

test('a short body is not worth compressing', async () => {
  expect(await ask('/short', 'gzip')).toMatchObject({ encoding: null, body: short })
})
