import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'

/**
 * Making an empty PGlite costs seconds, unpacking one that was made a fraction of one: it is made
 * once for all test files. It is empty, so that each of them still migrates.
 */
export default async function makePgliteTemplate() {
  if (process.env.TEST_DATABASE_URL) return
  const folder = mkdtempSync(join(tmpdir(), 'individua-pglite-'))
  const file = join(folder, 'empty.tar')
  const made = await PGlite.create()
  writeFileSync(file, await (await made.dumpDataDir('none')).bytes())
  await made.close()
  process.env.TEST_PGLITE_TEMPLATE = file
  return () => rmSync(folder, { recursive: true, force: true })
}
