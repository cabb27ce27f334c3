import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { copyEmptyPglite } from '../testing/test-database.ts'
import { connectDatabase } from './database.ts'

test('a folder of an earlier version is opened with small buffers', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'individua-'))
  onTestFinished(() => rm(directory, { recursive: true, force: true }))
  copyEmptyPglite(directory)
  const database = await connectDatabase({ DATA_DIR: directory, PGLITE_FSYNC: false })
  onTestFinished(() => database.close())
  expect((await database.executeSql('show shared_buffers')).rows).toEqual([
    { shared_buffers: '16MB' },
  ])
})
