// @module-tag postgres-only

import { expect, test } from 'vitest'
import { isUnavailable } from '../lib/provider-unavailable.ts'
import { newTestDatabaseUrl } from '../testing/test-database.ts'
import { QueuedPool } from './queued-pool.ts'

async function openPool(timeoutMs = 1_000) {
  const connectionString = (await newTestDatabaseUrl()) ?? ''
  const pool = new QueuedPool({ connectionString, max: 1 }, timeoutMs)
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  return pool
}

test('callers wait for longer than the limit while others give back', async () => {
  const pool = await openPool(2_000)
  const callers = Array.from({ length: 10 }, () => pool.query('select pg_sleep(0.4)'))
  expect(await Promise.all(callers)).toHaveLength(10)
  await pool.end()
})

test('callers are refused while no connection is given back', async () => {
  const pool = await openPool()
  const held = await pool.connect()
  const waiting = await Promise.allSettled([pool.connect(), pool.query('select 1')])
  for (const caller of waiting) {
    expect(caller.status === 'rejected' && isUnavailable(caller.reason)).toBe(true)
  }
  held.release()
  expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }])
  await pool.end()
})

test('a connection held for longer than the limit is ended', async () => {
  const pool = await openPool()
  const held = await pool.connect()
  await expect(held.query('select pg_sleep(60)')).rejects.toThrow('Connection terminated')
  held.release()
  expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }])
  await pool.end()
})

test('a transaction may take longer than the limit while its statements return', async () => {
  const pool = await openPool(2_000)
  const held = await pool.connect()
  const before = pool.responses
  for (let statement = 0; statement < 8; statement++) await held.query('select pg_sleep(0.4)')
  expect(pool.responses).toBeGreaterThan(before)
  held.release()
  await pool.end()
})

test('only what was given back soon and without an error is a response', async () => {
  const pool = await openPool()
  await pool.query('select 1')
  const before = pool.responses
  await pool.query('select pg_sleep(0.6)')
  await pool.query('select * from nothing').catch(() => {})
  expect(pool.responses).toBe(before)
  // On a busy machine one may take longer.
  const respond = async () => {
    await pool.query('select 1')
    return pool.responses
  }
  await expect.poll(respond).toBeGreaterThan(before)
  await pool.end()
})
