import { fsyncSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { expect, onTestFinished, test } from 'vitest'
import { copyEmptyPglite } from '../testing/test-database.ts'
import { connectDatabase } from './database.ts'
import { SyncedFiles, syncedStartParams } from './synced-files.ts'

async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'individua-synced-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  return folder
}

test('the embedded database waits for the disk unless it is told not to', async () => {
  const DATA_DIR = await newFolder()
  for (const [PGLITE_FSYNC, fsync] of [
    [undefined, 'on'],
    [false, 'off'],
  ] as const) {
    const database = await connectDatabase({ DATA_DIR, PGLITE_FSYNC })
    expect((await database.executeSql('show fsync')).rows).toEqual([{ fsync }])
    await database.close()
  }
})

test('each commit and each checkpoint brings files to the disk', async () => {
  let synced = 0
  const folder = await newFolder()
  copyEmptyPglite(folder)
  const fs = new SyncedFiles(join(folder, 'pglite'), (descriptor) => {
    synced += 1
    fsyncSync(descriptor)
  })
  const client = new PGlite({ fs, startParams: syncedStartParams(PGlite) })
  await client.exec('create table t (id int)')
  const before = synced
  for (let row = 0; row < 10; row++) await client.query('insert into t values ($1)', [row])
  expect(synced - before).toBeGreaterThanOrEqual(10)
  const beforeCheckpoint = synced
  await client.exec('checkpoint')
  expect(synced).toBeGreaterThan(beforeCheckpoint)
  await client.close()
})
