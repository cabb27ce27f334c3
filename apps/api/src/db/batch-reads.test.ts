// @module-tag postgres

import { expect, test } from 'vitest'
import { openTestDatabase } from '../testing/test-database.ts'
import { batchReads } from './batch-reads.ts'
import type { Db } from './database.ts'

test('reads that come in together are one query, later ones a new one', async () => {
  const { db, close } = await openTestDatabase()
  const asked: string[][] = []
  const lengthOf = batchReads(async (_db: Db, keys) => {
    asked.push(keys)
    return new Map(keys.filter((key) => key !== 'none').map((key) => [key, key.length]))
  })
  expect(await Promise.all(['a', 'bb', 'none', 'a'].map((key) => lengthOf(db, key)))).toEqual([
    1,
    2,
    undefined,
    1,
  ])
  expect(await lengthOf(db, 'a')).toBe(1)
  expect(asked).toEqual([['a', 'bb', 'none'], ['a']])
  await close()
})

test('a transaction is not mixed with what goes on outside, and a failure fails every caller', async () => {
  const { db, close } = await openTestDatabase()
  const asked: string[][] = []
  const read = batchReads<string>(async (_db: Db, keys) => {
    asked.push(keys)
    throw new Error('away')
  })
  const outside = expect(read(db, 'outside')).rejects.toThrow('away')
  await db.transaction(async (tx) => {
    await expect(read(tx, 'inside')).rejects.toThrow('away')
  })
  await outside
  expect(asked.map((keys) => keys.join()).toSorted()).toEqual(['inside', 'outside'])
  await close()
})

test('while reads are under way the next ones gather, but not behind one that hangs', async () => {
  const { db, close } = await openTestDatabase()
  const asked: string[] = []
  const ends: (() => void)[] = []
  const read = batchReads<string>(async (_db: Db, keys) => {
    asked.push(keys.join())
    await new Promise<void>((resolve) => ends.push(resolve))
    return new Map(keys.map((key) => [key, key]))
  })
  const reads: Promise<string | undefined>[] = []
  for (const together of [['a'], ['b'], ['c', 'd']]) {
    reads.push(...together.map((key) => read(db, key)))
    await new Promise((resolve) => setImmediate(resolve))
    await new Promise((resolve) => setImmediate(resolve))
  }
  await expect.poll(() => asked).toEqual(['a', 'b', 'c,d'])
  ends[2]?.()
  expect(await Promise.all(reads.slice(2))).toEqual(['c', 'd'])
  for (const end of ends) end()
  expect(await Promise.all(reads)).toEqual(['a', 'b', 'c', 'd'])
  await close()
})
