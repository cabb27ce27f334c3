import { existsSync, statSync } from 'node:fs'
import { mkdir, readFile, rm, stat, statfs, writeFile } from 'node:fs/promises'
import { hostname } from 'node:os'
import { dirname, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/** Another running process holds the folder. */
export class DirectoryInUse extends Error {}

/** The folder cannot hold the embedded database: not writable, full, or on a network. */
export class DirectoryUnusable extends Error {}

/** This process no longer holds the folder: the folder or its lock file was removed or replaced. */
export class DirectoryLost extends Error {}

export interface DirectoryLock {
  /** One system call; call it before every write. @throws DirectoryLost */
  assertHeld(): void
  release(): Promise<void>
}

interface LockOptions {
  /** File system type as `statfs` reports it; tests pass their own. */
  typeOf?: (directory: string) => Promise<number>
}

/**
 * Takes the folder for this process and creates it where it does not exist.
 *
 * SQLite holds an exclusive lock on an empty file. The kernel keeps that lock, so every container
 * and namespace on the machine sees it, only one of many simultaneous starts gets it, and it ends
 * with the process however the process ends.
 * @throws DirectoryInUse, DirectoryUnusable
 */
export async function lockDirectory(
  directory: string,
  { typeOf = async (path) => (await statfs(path)).type }: LockOptions = {},
): Promise<DirectoryLock> {
  try {
    await makeDirectory(directory)
  } catch (error) {
    throw unusable(directory, error)
  }
  const network = networkNames.get((await typeOf(directory)) >>> 0)
  if (network) {
    throw new DirectoryUnusable(
      `DATA_DIR ${directory} is on a network file system (${network}), where two machines could open the embedded database at once; use a local disk, or set DATABASE_URL`,
    )
  }
  const lockFile = join(directory, 'individua.lock.sqlite')
  const holderFile = join(directory, 'individua.holder.json')
  const lock = await acquire(directory, lockFile, holderFile)
  const { ino, dev } = await stat(lockFile)
  try {
    await writeFile(holderFile, JSON.stringify({ pid: process.pid, host: hostname() }))
  } catch (error) {
    lock.close()
    throw unusable(directory, error)
  }
  return {
    assertHeld() {
      const found = statSync(lockFile, { throwIfNoEntry: false })
      if (found?.ino === ino && found.dev === dev) return
      throw new DirectoryLost(`${directory} or its lock file was removed or replaced`)
    },
    async release() {
      await rm(holderFile, { force: true })
      lock.close()
    },
  }
}

/**
 * Makes the folder and what is missing above it. Node's `recursive` never returns for a folder below
 * /proc, which exists but takes no new folder.
 */
async function makeDirectory(directory: string): Promise<void> {
  const parent = dirname(directory)
  if (!existsSync(parent)) await makeDirectory(parent)
  try {
    await mkdir(directory, { mode: 0o700 })
  } catch (error) {
    if (!statSync(directory, { throwIfNoEntry: false })?.isDirectory()) throw error
  }
}

/** Result codes of SQLite, as `errcode` carries them. */
const sqliteBusy = 5

async function acquire(
  directory: string,
  lockFile: string,
  holderFile: string,
): Promise<DatabaseSync> {
  let lock: DatabaseSync | undefined
  try {
    lock = new DatabaseSync(lockFile, { timeout: 0 })
    lock.exec('pragma journal_mode = memory; begin exclusive')
    return lock
  } catch (error) {
    lock?.close()
    const isBusy = error instanceof Error && 'errcode' in error && error.errcode === sqliteBusy
    if (!isBusy) throw unusable(directory, error)
    const holder = await readHolder(holderFile)
    throw new DirectoryInUse(
      `${directory} is in use by ${holder}; stop it first, or set another DATA_DIR`,
    )
  }
}

/** Only for the message: the lock itself never depends on this file. */
async function readHolder(holderFile: string): Promise<string> {
  try {
    const { pid, host } = JSON.parse(await readFile(holderFile, 'utf8'))
    return `process ${pid} on ${host}`
  } catch {
    return 'another process'
  }
}

function unusable(directory: string, cause: unknown): DirectoryUnusable {
  const reason = cause instanceof Error ? cause.message : String(cause)
  return new DirectoryUnusable(`DATA_DIR ${directory} cannot be written: ${reason}`, { cause })
}

/**
 * Linux's magic numbers of file systems that several machines can mount at once (statfs(2)). Their
 * locks may be kept per machine.
 */
const networkNames = new Map([
  [0x6969, 'NFS'],
  [0x517b, 'SMB'],
  [0xff534d42, 'CIFS'],
  [0xfe534d42, 'SMB2'],
  [0x00c36400, 'Ceph'],
  [0x5346414f, 'AFS'],
])
