import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { PGlite } from '@electric-sql/pglite'
import { startJobs } from '../db/jobs.ts'
import { openClient } from '../db/pglite.ts'

/**
 * Making, migrating and preparing a PGlite for jobs costs seconds, copying one a fraction of one:
 * both an empty and a migrated one are made once for all test files.
 */
export default async function makePgliteTemplate() {
  setFlagsFromString('--liftoff-only')
  const folder = mkdtempSync(join(tmpdir(), 'individua-pglite-'))
  const remove = () => rmSync(folder, { recursive: true, force: true })
  const empty = join(folder, 'empty')
  await (await PGlite.create(empty)).close()
  process.env.TEST_PGLITE_EMPTY_FOLDER = empty
  if (process.env.TEST_DATABASE_URL) return remove
  const migrated = join(folder, 'pglite')
  cpSync(empty, migrated, { recursive: true })
  const database = await openClient(await PGlite.create(migrated))
  await database.migrate()
  const jobs = await startJobs(database, {
    onError: (error) => {
      throw error
    },
  })
  await jobs.stop()
  await database.close()
  process.env.TEST_PGLITE_FOLDER = migrated
  return remove
}
