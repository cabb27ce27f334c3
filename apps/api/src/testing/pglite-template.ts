import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { startJobs } from '../db/jobs.ts'
import { openClient } from '../db/pglite.ts'

/**
 * Making, migrating and preparing a PGlite for jobs costs seconds, unpacking one a fraction of one:
 * it is made once for all test files. The tests on PostgreSQL and those of the built server migrate
 * an empty database each.
 */
export default async function makePgliteTemplate() {
  if (process.env.TEST_DATABASE_URL) return
  const folder = mkdtempSync(join(tmpdir(), 'individua-pglite-'))
  const file = join(folder, 'migrated.tar')
  const client = await PGlite.create()
  const database = await openClient(client)
  await database.migrate()
  const jobs = await startJobs(database, (error) => {
    throw error
  })
  await jobs.stop()
  writeFileSync(file, await (await client.dumpDataDir('none')).bytes())
  await database.close()
  process.env.TEST_PGLITE_TEMPLATE = file
  return () => rmSync(folder, { recursive: true, force: true })
}
