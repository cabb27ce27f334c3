import { copyFileSync, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { create } from 'tar'
import manifest from '../../package.json' with { type: 'json' }

const cache = join(import.meta.dirname, '../../.cache')

/**
 * Writes the folder of a new embedded database, as PGlite makes it, into an archive. It is the same for
 * every build with one version of PGlite, so it is made once.
 */
export async function packNewDatabase(target: string): Promise<void> {
  const kept = join(cache, `new-database-${manifest.dependencies['@electric-sql/pglite']}.tar.gz`)
  if (!existsSync(kept)) await makeArchive(kept)
  copyFileSync(kept, target)
}

async function makeArchive(file: string): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'individua-new-database-'))
  try {
    const client = await PGlite.create(join(folder, 'pglite'))
    await client.close()
    mkdirSync(cache, { recursive: true })
    const part = `${file}.${process.pid}`
    await create({ file: part, cwd: join(folder, 'pglite'), gzip: true, portable: true }, ['.'])
    renameSync(part, file)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
