import { existsSync } from 'node:fs'
import { mkdir, rename, rm, rmdir } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { extract } from 'tar'

/** Beside the built server. Run from the source, PGlite makes the folder itself. */
const archiveOfBuild = fileURLToPath(new URL('./new-database.tar.gz', import.meta.url))

/**
 * Makes the folder of a new embedded database from the one that the build made. PGlite would make it
 * too, in seconds of processor time and half a gigabyte of memory. The folder has its name once it is
 * complete, so that an interrupted start leaves nothing half made.
 * @throws when there are files in the folder already
 */
export async function unpackFolder(directory: string, archive = archiveOfBuild): Promise<void> {
  if (!existsSync(archive)) return
  const part = `${directory}.part`
  await rm(part, { recursive: true, force: true })
  await mkdir(part, { recursive: true, mode: 0o700 })
  await extract({ file: archive, cwd: part })
  if (existsSync(directory)) await rmdir(directory)
  await rename(part, directory)
}
