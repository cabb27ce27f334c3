import { beforeEach, expect, test, vi } from 'vitest'
import type { Tagged } from './api-client.ts'
import { ApiError } from './api-error.ts'
import { forgetCopies, keepCopy, readCopy } from './kept-copies.ts'
import { readOrCopy } from './read-or-copy.ts'

const stored = new Map<string, string>()
const user = {
  id: 'a',
  email: 'jana@example.sk',
  registered_at: '2026-03-01T08:00:00.000Z',
  is_premium: true,
}
const fail = (code: 'network' | 'unavailable') => () =>
  Promise.reject(new ApiError(code, '', code === 'network' ? 0 : 503))

beforeEach(() => {
  stored.clear()
  vi.stubGlobal('navigator', { onLine: false })
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  })
})

test('what was read is the copy that stands in without a network', async () => {
  await readOrCopy('user', 'a', async () => ({ body: user, etag: undefined }))
  expect(await readOrCopy('user', 'a', fail('network'))).toEqual(user)
})

test('the copy is offered with its tag, and stays while it is the newest', async () => {
  const offered: unknown[] = []
  const read = (answer?: Tagged<typeof user>) =>
    readOrCopy('user', 'a', async (held) => {
      offered.push(held)
      return answer ?? held ?? expect.fail('there is no copy')
    })
  const newer = { ...user, is_premium: false }
  await read({ body: user, etag: 'W/"1"' })
  expect(await read()).toEqual(user)
  expect(await read({ body: newer, etag: 'W/"2"' })).toEqual(newer)
  expect(await read()).toEqual(newer)
  const held = (body: object, etag: string) => ({ body, etag })
  expect(offered).toEqual([
    undefined,
    held(user, 'W/"1"'),
    held(user, 'W/"1"'),
    held(newer, 'W/"2"'),
  ])
})

test('a copy is for its own user, and stands in for no other failure', async () => {
  keepCopy('user', 'a', user)
  await expect(readOrCopy('user', 'b', fail('network'))).rejects.toMatchObject({ code: 'network' })
  await expect(readOrCopy('user', 'a', fail('unavailable'))).rejects.toMatchObject({ status: 503 })
})

test('a server that does not respond to a device with a network is a failure', async () => {
  keepCopy('user', 'a', user)
  vi.stubGlobal('navigator', { onLine: true })
  await expect(readOrCopy('user', 'a', fail('network'))).rejects.toMatchObject({ code: 'network' })
})

test('no copy outlives the session, and a spoilt one is none', () => {
  keepCopy('user', 'a', user)
  stored.set('individua.theme', 'dark')
  forgetCopies()
  expect([...stored.keys()]).toEqual(['individua.theme'])
  stored.set('individua.copy.user', '{"userId":"a","body":3}')
  expect(readCopy('user', 'a')).toBeUndefined()
})
