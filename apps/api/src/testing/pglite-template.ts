import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { PGlite } from '@electric-sql/pglite'
import { startJobs } from '../db/jobs.ts'
import { openClient } from '../db/pglite.ts'

/**
 * Making, migrating and preparing a PGlite for jobs costs seconds, copying one a fraction of one:
 * both an empty and a migrated one are made once for all test files, as folders for the built server
 * and as archives for an app in the test's own process.
 */
export default async function makePgliteTemplate() {
  setFlagsFromString('--liftoff-only')
  const folder = mkdtempSync(join(tmpdir(), 'individua-pglite-'))
  const remove = () => rmSync(folder, { recursive: true, force: true })
  const empty = join(folder, 'empty')
  await (await PGlite.create(empty)).close()
  process.env.TEST_PGLITE_EMPTY_FOLDER = empty
  cpSync(empty, join(folder, 'pglite'), { recursive: true })
  const client = await PGlite.create(join(folder, 'pglite'))
  process.env.TEST_PGLITE_EMPTY = await dump(client, join(folder, 'empty.tar'))
  if (process.env.TEST_DATABASE_URL) {
    await client.close()
    return remove
  }
  const database = await openClient(client)
  await database.migrate()
  const jobs = await startJobs(database, {
    onError: (error) => {
      throw error
    },
  })
  await jobs.stop()
  process.env.TEST_PGLITE_TEMPLATE = await dump(client, join(folder, 'migrated.tar'))
  await database.close()
  process.env.TEST_PGLITE_FOLDER = join(folder, 'pglite')
  return remove
}

async function dump(client: PGlite, file: string): Promise<string> {
  writeFileSync(file, await (await client.dumpDataDir('none')).bytes())
  return file
}
