import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export interface SmallDisk {
  directory: string
  /** Leaves no free space. */
  fill(): void
  free(): void
  remove(): void
}

const size = '4g'

/** A file system of its own, in memory. @returns undefined where this process may not mount one */
export function mountSmallDisk(): SmallDisk | undefined {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return undefined
  const directory = mkdtempSync(join(tmpdir(), 'individua-torture-disk-'))
  try {
    mount(['-t', 'tmpfs', '-o', `size=${size}`, 'tmpfs', directory])
  } catch {
    rmSync(directory, { recursive: true })
    return undefined
  }
  const resize = (wanted: string) => mount(['-o', `remount,size=${wanted}`, directory])
  return {
    directory,
    fill: () => shrinkToUsed(directory, resize),
    free: () => resize(size),
    remove() {
      execFileSync('umount', ['--lazy', directory], { stdio: 'pipe' })
      rmSync(directory, { recursive: true, force: true })
    },
  }
}

/** The server may write between the look and the change, which is refused then. */
function shrinkToUsed(directory: string, resize: (wanted: string) => void): void {
  for (let attempt = 0; attempt < 20; attempt++) {
    const { bsize, blocks, bfree } = statfsSync(directory)
    try {
      resize(String((blocks - bfree) * bsize))
      return
    } catch {
      // Another attempt.
    }
  }
}

function mount(options: string[]): void {
  execFileSync('mount', options, { stdio: 'pipe' })
}
