import { statfsSync } from 'node:fs'

/** What unprivileged processes may still write, in bytes. */
export function freeBytesOf(directory: string): number {
  const { bavail, bsize } = statfsSync(directory)
  return bavail * bsize
}

export interface FreeSpaceWatch {
  isLow(): boolean
  stop(): void
}

const intervalMs = 1_000

/** Writes are allowed again only with some room to spare: otherwise they would stop and start at the limit. */
const recoveryShare = 1.1

/**
 * Watches the disk of the embedded database: where it is full, PostgreSQL can no longer write its
 * log. Zero bytes turn the watch off.
 */
export function watchFreeSpace(
  directory: string,
  minBytes: number,
  readFreeBytes: (directory: string) => number = freeBytesOf,
): FreeSpaceWatch {
  let isLow = false
  const look = () => {
    isLow = readFreeBytes(directory) < minBytes * (isLow ? recoveryShare : 1)
  }
  const lookSafely = () => {
    try {
      look()
    } catch {
      // A folder that is gone is noticed by the watch of its lock.
    }
  }
  lookSafely()
  const timer = setInterval(lookSafely, intervalMs).unref()
  return { isLow: () => isLow, stop: () => clearInterval(timer) }
}
