import { limits } from '@individua/contract/limits'
import { expect, test } from 'vitest'
import { createHttpApp } from './http-app.ts'
import { guardBody, limitJson } from './request-guards.ts'

const json = { 'content-type': 'application/json' }

/** What a handler behind the guards sees, or the code of the refusal. */
async function send(method: string, body?: string | Uint8Array<ArrayBuffer>, headers = {}) {
  const app = createHttpApp()
  app.onError((error, c) => c.text('code' in error ? String(error.code) : error.message, 400))
  app.use(limitJson, guardBody)
  app.all('/', async (c) => c.text(`${c.req.header('content-type')}: ${await c.req.text()}`))
  const sent = body === undefined ? {} : { body }
  return (await app.request('/', { method, headers, ...sent })).text()
}

test.each([
  'application/json',
  'Application/JSON',
  ' application/json ;charset=utf-8',
  'application/json;',
  'application/json; charset="utf-8"; profile="https://x/y;z"',
])('a body of type "%s" reaches the handler as JSON', async (type) => {
  expect(await send('POST', '{"a":1}', { 'content-type': type })).toBe('application/json: {"a":1}')
})

test.each(['text/plain', 'application/jsonp', 'text/application/json', 'x;application/json', ''])(
  'a body of type "%s" is refused',
  async (type) => {
    expect(await send('POST', '{}', { 'content-type': type })).toBe('wrong_media_type')
  },
)

test('an empty body is left to the validator, without a type that is no JSON', async () => {
  expect(await send('POST')).toBe('undefined: ')
  expect(await send('POST', undefined, { 'content-type': 'text/plain' })).toBe('undefined: ')
  expect(await send('POST', undefined, json)).toBe('application/json: ')
})

test.each(['GET', 'HEAD'])('a %s request has no body to guard', async (method) => {
  const seen = await send(method, undefined, { 'content-type': 'text/plain' })
  expect(seen).toBe(method === 'GET' ? 'text/plain: ' : '')
})

test.each(['POST', 'DELETE', 'PUT', 'PATCH'])(
  'the body of a %s request is guarded',
  async (method) => {
    expect(await send(method, '{', json)).toBe('bad_json')
  },
)

test.each([
  ['half of it', '{'],
  ['an escaped NUL', String.raw`{"a":"\u0000"}`],
  ['an escaped NUL behind an escaped backslash', String.raw`{"a":"\\\u0000"}`],
  ['a NUL behind two escaped backslashes', String.raw`{"a":"\\\\\u0000"}`],
])('JSON with %s is refused', async (_, body) => {
  expect(await send('POST', body, json)).toBe('bad_json')
})

test.each([String.raw`{"a":"\\u0000"}`, String.raw`{"a":"\\\\u0000"}`, '{"a":"\\u0001"}'])(
  'text that only looks like an escaped NUL passes: %s',
  async (body) => {
    expect(await send('POST', body, json)).toBe(`application/json: ${body}`)
  },
)

test('bytes that are no UTF-8 are refused', async () => {
  expect(await send('POST', new Uint8Array([0x22, 0xff, 0x22]), json)).toBe('bad_json')
})

test('a body is limited to the byte, by its header or while it is read', async () => {
  const fits = JSON.stringify('a'.repeat(limits.maxBodyBytes - 2))
  expect(await send('POST', fits, json)).toBe(`application/json: ${fits}`)
  const length = { 'content-length': String(limits.maxBodyBytes + 1) }
  expect(await send('POST', `${fits} `, { ...json, ...length })).toBe('body_too_large')
  expect(await send('POST', `${fits} `, json)).toBe('body_too_large')
})
