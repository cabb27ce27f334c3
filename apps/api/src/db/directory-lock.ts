import { readFileSync } from 'node:fs'
import { link, mkdir, readFile, rm, unlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

interface Holder {
  pid: number
  /** Tells a process from a later one with the same number. */
  startedAt: string
}

/** Another living process holds the folder. */
export class DirectoryInUse extends Error {}

/**
 * Takes the folder for this process, making it when it is not there; the file names the holder by process number and start time, so
 * that a lock left by a crash is recognised however young it is.
 * @returns a function that gives the folder back
 * @throws DirectoryInUse
 */
export async function lockDirectory(directory: string): Promise<() => Promise<void>> {
  await mkdir(directory, { recursive: true, mode: 0o700 })
  const lockFile = join(directory, 'individua.lock')
  const me: Holder = { pid: process.pid, startedAt: startOf(process.pid) ?? '' }
  for (let attempt = 0; attempt < 3; attempt++) {
    if (await claim(lockFile, me)) return () => rm(lockFile, { force: true })
    const holder = await readHolder(lockFile)
    if (holder && isAlive(holder)) {
      throw new DirectoryInUse(
        `${directory} is in use by process ${holder.pid}; stop it first, or set another DATA_DIR`,
      )
    }
    await rm(lockFile, { force: true })
  }
  throw new DirectoryInUse(`${directory} is being taken by another process`)
}

/** A hard link appears whole or not at all, so nobody reads a half-written lock. */
async function claim(lockFile: string, me: Holder): Promise<boolean> {
  const draft = `${lockFile}.${me.pid}`
  await writeFile(draft, JSON.stringify(me))
  try {
    await link(draft, lockFile)
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false
    throw error
  } finally {
    await unlink(draft)
  }
}

async function readHolder(lockFile: string): Promise<Holder | undefined> {
  try {
    return JSON.parse(await readFile(lockFile, 'utf8'))
  } catch {
    return undefined
  }
}

function isAlive(holder: Holder): boolean {
  if (holder.pid === process.pid) return holder.startedAt === startOf(process.pid)
  try {
    process.kill(holder.pid, 0)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EPERM')) return false
  }
  const startedAt = startOf(holder.pid)
  return startedAt === undefined || startedAt === holder.startedAt
}

/** Start time in clock ticks since boot, with the boot it belongs to; unknown where /proc is missing. */
function startOf(pid: number): string | undefined {
  try {
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    return `${boot}:${fields[19]}`
  } catch {
    return undefined
  }
}
