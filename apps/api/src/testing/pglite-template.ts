import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { PGlite } from '@electric-sql/pglite'
import type { TestProject } from 'vitest/node'
import { openClient } from '../db/pglite.ts'
import { prepareDatabase } from './prepare-database.ts'

/**
 * Making a PGlite and starting the product on it takes seconds, copying one a fraction of a second:
 * both an empty and a prepared one are made once for all test files. Where tests run on PostgreSQL
 * they use the empty one only, that of the tests on PGlite if those run too.
 */
export default async function makePgliteTemplate({ config }: TestProject) {
  const isOnPostgres = config.env?.TEST_DATABASE_URL !== undefined
  if (isOnPostgres && process.env.TEST_PGLITE_EMPTY_FOLDER) return undefined
  setFlagsFromString('--liftoff-only')
  const folder = mkdtempSync(join(tmpdir(), 'individua-pglite-'))
  const empty = join(folder, 'empty')
  await (await PGlite.create(empty)).close()
  process.env.TEST_PGLITE_EMPTY_FOLDER = empty
  if (!isOnPostgres) {
    const migrated = join(folder, 'pglite')
    cpSync(empty, migrated, { recursive: true })
    await prepareDatabase(await openClient(await PGlite.create(migrated)))
    config.env = { ...config.env, TEST_PGLITE_FOLDER: migrated }
  }
  return () => rmSync(folder, { recursive: true, force: true })
}
