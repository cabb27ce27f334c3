import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { insertUser } from '../lib/users.queries.ts'
import { startTestApi } from '../testing/start-test-api.ts'
import { acquireLease, breakLease, isLeaseHeld, releaseLease } from './lease.ts'

const now = new Date('2026-03-02T10:00:00.123Z')
const later = (ms: number) => new Date(now.getTime() + ms)
const longestMs = 1_000

async function newKey() {
  const { ctx } = await startTestApi()
  const id = randomUUID()
  const email = `${id}@example.org`
  await insertUser(ctx.db, { id, email, registeredAt: now, language: 'en' })
  return { db: ctx.db, key: { kind: 'chat', id } as const }
}

test('of several requests one acquires the lease; the next after its release', async () => {
  const { db, key } = await newKey()
  const tries = [1, 2, 3].map(() => acquireLease(db, key, now, longestMs))
  const [lease, ...others] = (await Promise.all(tries)).filter((found) => found !== undefined)
  expect(others).toEqual([])
  expect(await isLeaseHeld(db, key, later(10), longestMs)).toBe(true)
  expect(lease && (await releaseLease(db, lease))).toBe(true)
  expect(await isLeaseHeld(db, key, later(10), longestMs)).toBe(false)
  expect(await acquireLease(db, key, later(10), longestMs)).toBeDefined()
})

test('a lease that is too old is free, and its former holder cannot release the new one', async () => {
  const { db, key } = await newKey()
  const old = await acquireLease(db, key, now, longestMs)
  expect(await acquireLease(db, key, later(999), longestMs)).toBeUndefined()
  const next = await acquireLease(db, key, later(1_000), longestMs)
  expect(next).toBeDefined()
  expect(old && (await releaseLease(db, old))).toBe(false)
  expect(await isLeaseHeld(db, key, later(1_000), longestMs)).toBe(true)
})

test('a broken lease is free, and its holder learns of it', async () => {
  const { db, key } = await newKey()
  const lease = await acquireLease(db, key, now, longestMs)
  await breakLease(db, key)
  expect(lease && (await releaseLease(db, lease))).toBe(false)
})
