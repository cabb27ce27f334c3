import { accessSync, constants, existsSync, statSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { DirectoryInUse, DirectoryUnusable, lockDirectory } from '../../db/directory-lock.ts'
import { freeBytesOf } from '../../db/free-space.ts'
import type { Env } from '../../env.ts'
import { type Finding, failed, ok, warning } from './finding.ts'

type DiskSettings = Pick<Env, 'DATABASE_URL' | 'DATA_DIR' | 'MIN_FREE_DISK_MB'>

/** Tests put others in their place. */
export interface DiskDeps {
  freeBytesOf?: (directory: string) => number
  typeOf?: (directory: string) => Promise<number>
}

const megabyte = 1024 * 1024
const useLocalDisk = "Set DATA_DIR to a folder on a local disk that the server's user may write."

/** The folder of the embedded database: writable, local, with room, and who holds it. */
export async function checkDisk(env: DiskSettings, deps: DiskDeps = {}): Promise<Finding[]> {
  if (env.DATABASE_URL) return [ok('disk', 'not used: the database is PostgreSQL')]
  const folder = resolve(env.DATA_DIR)
  if (!existsSync(folder)) return [checkParent(folder)]
  return [await checkLock(folder, deps), checkSpace(folder, env, deps)]
}

function checkParent(folder: string): Finding {
  let parent = dirname(folder)
  while (!existsSync(parent)) parent = dirname(parent)
  return mayHoldFolders(parent)
    ? ok('data folder', `${folder} does not exist yet; the first start makes it`)
    : failed(
        'data folder',
        `${folder} cannot be made: ${parent} is no folder that can be written`,
        useLocalDisk,
      )
}

function mayHoldFolders(path: string): boolean {
  try {
    accessSync(path, constants.W_OK)
    return statSync(path).isDirectory()
  } catch {
    return false
  }
}

async function checkLock(folder: string, { typeOf }: DiskDeps): Promise<Finding> {
  try {
    const lock = await lockDirectory(folder, typeOf && { typeOf })
    await lock.release()
    return ok('data folder', `${folder} is writable, and no process holds it`)
  } catch (error) {
    if (error instanceof DirectoryInUse) {
      const holder = error.message.replace(/;.*$/, '')
      return ok('data folder', holder)
    }
    if (!(error instanceof DirectoryUnusable)) throw error
    return failed('data folder', error.message, useLocalDisk)
  }
}

function checkSpace(
  folder: string,
  { MIN_FREE_DISK_MB: min }: DiskSettings,
  { freeBytesOf: readFree = freeBytesOf }: DiskDeps,
): Finding {
  const free = Math.floor(readFree(folder) / megabyte)
  const seen = `${free} MB free, ${min} MB needed (MIN_FREE_DISK_MB)`
  if (free < min) {
    return failed('disk', seen, 'Requests that store something are refused: make room on the disk.')
  }
  return free < 5 * min
    ? warning('disk', seen, 'Make room before the server has to refuse what people send.')
    : ok('disk', seen)
}
