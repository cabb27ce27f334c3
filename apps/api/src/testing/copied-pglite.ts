import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { MemoryFS, type PGlite } from '@electric-sql/pglite'
import { createInMemory } from '../db/pglite.ts'

/** Where PGlite looks for its database. */
const dataDir = '/pglite/data'

interface Entry {
  /** From the folder, with a slash before it. */
  path: string
  /** Undefined for a folder. */
  bytes: Uint8Array | undefined
}

/** What folders hold, each read once: tests do not change them. */
const read = new Map<string, Entry[]>()

function entriesOf(folder: string): Entry[] {
  const known = read.get(folder)
  if (known) return known
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).map((entry) => {
    const from = join(entry.parentPath, entry.name)
    // A buffer of Node would share its bytes with each copy.
    const bytes = entry.isDirectory() ? undefined : new Uint8Array(readFileSync(from))
    return { path: from.slice(folder.length), bytes }
  })
  read.set(folder, entries)
  return entries
}

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
    for (const { path, bytes } of entriesOf(this.#folder)) {
      if (bytes) FS.writeFile(dataDir + path, bytes)
      else FS.mkdirTree(dataDir + path, 0o700)
    }
  }
}

/** An embedded database in memory; without a folder to copy it is made anew, which takes seconds. */
export function copyPglite(folder: string | undefined): PGlite {
  return createInMemory(folder === undefined ? undefined : new CopiedFiles(folder))
}

/** An embedded database with all tables, where the test runs on PGlite. */
export function copyMigratedPglite(): PGlite {
  return copyPglite(process.env.TEST_PGLITE_FOLDER)
}
