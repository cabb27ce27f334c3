import { beforeEach, expect, test, vi } from 'vitest'
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
  await readOrCopy('user', 'a', async () => user)
  expect(await readOrCopy('user', 'a', fail('network'))).toEqual(user)
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
