import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { MemoryFS, type PGlite } from '@electric-sql/pglite'
import { createInMemory } from '../db/pglite.ts'

/** Where PGlite looks for its database. */
const dataDir = '/pglite/data'

/** Files in memory that begin as a copy of a folder; unpacking an archive of it takes five times as long. */
class CopiedFiles extends MemoryFS {
  readonly #folder: string

  constructor(folder: string) {
    super()
    this.#folder = folder
  }

  override async initialSyncFs(): Promise<void> {
    if (!this.pg) throw new Error('PGlite has not set up its files')
    const { FS } = this.pg.Module
    FS.mkdirTree(dataDir, 0o700)
    for (const entry of readdirSync(this.#folder, { recursive: true, withFileTypes: true })) {
      const from = join(entry.parentPath, entry.name)
      const path = dataDir + from.slice(this.#folder.length)
      if (entry.isDirectory()) FS.mkdirTree(path, 0o700)
      else FS.writeFile(path, readFileSync(from), { canOwn: true })
    }
  }
}

/** An embedded database in memory; without a folder to copy it is made anew, which takes seconds. */
export function copyPglite(folder: string | undefined): PGlite {
  return createInMemory(folder === undefined ? undefined : new CopiedFiles(folder))
}

/** One with all tables, where the test runs on PGlite. */
export function copyMigratedPglite(): PGlite {
  return copyPglite(process.env.TEST_PGLITE_FOLDER)
}
