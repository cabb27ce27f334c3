// @module-tag postgres

import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Database } from '../db/database.ts'
import { accessTokenSeconds, accessTokens } from '../providers/auth/embedded/access-tokens.ts'
import { openTestDatabase } from '../testing/test-database.ts'
import {
  fixedKey,
  openKeyRing,
  readKeys,
  rings,
  rotateKeys,
  rotateOldKeys,
  startKeyRing,
} from './key-ring.ts'
import { createSecretBox } from './secret-box.ts'

const issuer = 'http://localhost:3000/auth/v1'
const initial = new Uint8Array(32).fill(7)
const start = new Date('2026-03-01T12:00:00Z')
const after = (seconds: number) => new Date(start.getTime() + seconds * 1000)
const dayOf = 86_400

let database: Database
beforeAll(async () => {
  database = await openTestDatabase()
  await database.migrate()
})
beforeEach(() => database.executeSql('delete from server_secrets'))
afterAll(() => database.close())

const source = () =>
  ({ db: database.db, box: createSecretBox([]), ring: 'access-tokens', initial }) as const

/** An instance of the server: its own view of the keys. */
async function startInstance() {
  const ring = await openKeyRing(source())
  const tokens = accessTokens(ring, issuer)
  const ids = { userId: crypto.randomUUID(), sessionId: crypto.randomUUID() }
  return {
    ids,
    tokens,
    refresh: ring.refresh,
    sign: async (now: Date) => {
      const subject = { ...ids, email: 'a@example.sk', userMetadata: {}, authenticatedAt: now }
      return (await tokens.sign(subject, now)).token
    },
  }
}

const kidOf = (token: string) =>
  JSON.parse(Buffer.from(token.split('.')[0] ?? '', 'base64url').toString()).kid

test('the ring of access tokens keeps a key for as long as its tokens live', () => {
  expect(rings['access-tokens']).toBe(accessTokenSeconds * 1000)
})

test('after a rotation running instances sign with the new key and accept the old until it expires', async () => {
  const [here, there] = [await startInstance(), await startInstance()]
  const old = await here.sign(start)
  expect(kidOf(old)).toBe('initial')
  const { id } = await rotateKeys(source(), start)
  await Promise.all([here.refresh(), there.refresh()])
  expect(kidOf(await here.sign(after(59)))).toBe('initial')
  const last = await here.sign(after(59))
  const fresh = await here.sign(after(60))
  expect(kidOf(fresh)).toBe(id)
  expect(await there.tokens.read(fresh, after(60))).toEqual(here.ids)
  expect(await there.tokens.read(last, after(accessTokenSeconds + 58))).toEqual(here.ids)
  expect(await there.tokens.read(last, after(accessTokenSeconds + 59))).toBeNull()
})

test('a token that names no key is of the first key', async () => {
  const { tokens, sign, ids } = await startInstance()
  const legacy = accessTokens(fixedKey(initial), issuer)
  expect(await legacy.read(await sign(start), start)).toEqual(ids)
  expect(await tokens.read(await sign(start), start)).toEqual(ids)
})

test('a rotation at once ends what the old keys signed, also where it was read before', async () => {
  const { tokens, sign, refresh, ids } = await startInstance()
  await rotateKeys(source(), start)
  await refresh()
  const [first, second] = [await sign(after(1)), await sign(after(100))]
  expect(await tokens.read(first, after(100))).toEqual(ids)
  const { id } = await rotateKeys(source(), after(200), true)
  await refresh()
  expect(await tokens.read(first, after(201))).toBeNull()
  expect(await tokens.read(second, after(201))).toBeNull()
  expect(kidOf(await sign(after(201)))).toBe(id)
})

test('a rotation at once ends keys that are announced and sign later', async () => {
  const { tokens, sign, refresh } = await startInstance()
  const announced = await rotateKeys(source(), start)
  const { id } = await rotateKeys(source(), after(10), true)
  const stolen = await accessTokens(
    { current: () => announced, find: () => announced },
    issuer,
  ).sign(
    {
      userId: crypto.randomUUID(),
      sessionId: crypto.randomUUID(),
      email: 'a@example.sk',
      userMetadata: {},
      authenticatedAt: start,
    },
    after(70),
  )
  await refresh()
  expect(await tokens.read(stolen.token, after(71))).toBeNull()
  expect(kidOf(await sign(after(71)))).toBe(id)
})

test('a key of 90 days is followed by one new key, by whichever instance looks first', async () => {
  expect(await rotateOldKeys(source(), start)).toBe(true)
  expect(await rotateOldKeys(source(), after(89 * dayOf))).toBe(false)
  const later = after(91 * dayOf)
  const results = await Promise.all([1, 2, 3].map(() => rotateOldKeys(source(), later)))
  expect(results.filter(Boolean)).toHaveLength(1)
})

test('keys whose tokens have expired are deleted at the next rotation', async () => {
  const { id } = await rotateKeys(source(), start)
  await rotateKeys(source(), after(dayOf))
  await rotateKeys(source(), after(2 * dayOf))
  const { rows } = await database.executeSql('select name from server_secrets')
  expect(rows).toHaveLength(2)
  expect(JSON.stringify(rows)).not.toContain(id)
})

test('a key ends exactly when what it signed last has expired', async () => {
  await rotateKeys(source(), start)
  const ring = await openKeyRing(source())
  // It is used for a minute longer, by instances that do not know the next key yet.
  const end = 60 + 60 + accessTokenSeconds
  expect(ring.find('initial', after(end - 1))?.bytes).toEqual(initial)
  expect(ring.find('initial', after(end))).toBeUndefined()
  expect(ring.find(undefined, after(end))).toBeUndefined()
  expect(ring.find('unknown', start)).toBeUndefined()
})

test('the keys are read oldest first, with a time of their own', async () => {
  const last = await rotateKeys(source(), after(100))
  const first = await rotateKeys(source(), after(10))
  const keys = await readKeys(source())
  expect(keys.map(({ id }) => id)).toEqual(['initial', first.id, last.id])
  expect(keys.map(({ startsAt }) => startsAt)).toEqual([new Date(0), after(70), after(160)])
  expect(keys[0]?.endsAt).toEqual(after(70 + 60 + accessTokenSeconds))
  expect(keys[2]).toEqual(last)
  expect(last.bytes).toHaveLength(32)
})

test('an instance that was away for long keeps what a later key has not ended', async () => {
  await rotateKeys(source(), start)
  await rotateKeys(source(), after(100), true)
  const ring = await openKeyRing(source())
  expect(ring.find('initial', after(99))).toBeDefined()
  expect(ring.find('initial', after(100))).toBeUndefined()
})

test('a key is old at 90 days, not before', async () => {
  await rotateKeys(source(), start, true)
  expect(await rotateOldKeys(source(), after(90 * dayOf - 1))).toBe(false)
  expect(await rotateOldKeys(source(), after(90 * dayOf))).toBe(true)
})

test('a ring that is started looks once a day whether a key is old', async () => {
  const works = new Map<string, () => Promise<unknown>>()
  const workDaily = async (name: string, handler: () => Promise<unknown>) => {
    works.set(name, handler)
  }
  const ring = await startKeyRing(source(), { jobs: { workDaily }, now: () => start })
  expect([...works.keys()]).toEqual(['rotate-access-tokens-keys'])
  await works.get('rotate-access-tokens-keys')?.()
  expect(ring.current(start).id).toBe('initial')
  expect(ring.current(after(60)).id).not.toBe('initial')
})

test('a fixed key is the only one', () => {
  const ring = fixedKey(initial)
  expect(ring.current(start)).toEqual({ id: 'initial', bytes: initial, startsAt: new Date(0) })
  expect(ring.find(undefined, start)?.bytes).toBe(initial)
  expect(ring.find('initial', start)?.bytes).toBe(initial)
  expect(ring.find('other', start)).toBeUndefined()
})
