import { closeSync, fsyncSync, openSync } from 'node:fs'
import { open, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { PGlite } from '@electric-sql/pglite'
import { NodeFS } from '@electric-sql/pglite/nodefs'
import { z } from 'zod'

const method = <Method>() => z.custom<Method>((value) => typeof value === 'function')

type MakeFile = (parent: unknown, name: string, mode: number, device: number) => unknown

/**
 * The folder's files as Emscripten gives them to PostgreSQL. Its own `fsync` does nothing, and a file
 * that cannot be made stays in its table of names.
 */
const fileSystem = z.object({
  FS: z.object({
    lookupNode: method<(parent: unknown, name: string) => unknown>(),
    destroyNode: method<(node: unknown) => void>(),
  }),
  NODEFS: z.object({
    realPath: method<(node: unknown) => string>(),
    stream_ops: z.custom<Record<string, unknown>>((value) => typeof value === 'object'),
    node_ops: z.custom<{ mknod: MakeFile }>((value) => typeof value === 'object'),
  }),
})

/** `nfd` is Node's file descriptor; folders have none. */
interface Stream {
  nfd?: number
  node: unknown
}

/**
 * A folder whose files reach the disk when PostgreSQL asks for it. Where there is no room for a new
 * file, PostgreSQL can make it later.
 */
export class SyncedFiles extends NodeFS {
  readonly #fsync: (descriptor: number) => void

  /** @param fsync tests count its calls */
  constructor(directory: string, fsync: (descriptor: number) => void = fsyncSync) {
    super(directory)
    this.#fsync = fsync
  }

  override async init(...given: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const { emscriptenOpts } = await super.init(...given)
    const mend = (module: unknown) => {
      const { FS, NODEFS } = fileSystem.parse(module)
      const { mknod } = NODEFS.node_ops
      NODEFS.node_ops.mknod = (parent, name, ...given) => {
        try {
          return mknod(parent, name, ...given)
        } catch (error) {
          // Else the file would be said to exist for ever, and nothing could be stored in it.
          FS.destroyNode(FS.lookupNode(parent, name))
          throw error
        }
      }
      NODEFS.stream_ops.fsync = ({ nfd, node }: Stream) => {
        if (nfd === undefined) this.#syncFolder(NODEFS.realPath(node))
        else this.#fsync(nfd)
        return 0
      }
    }
    return {
      emscriptenOpts: { ...emscriptenOpts, preRun: [...(emscriptenOpts.preRun ?? []), mend] },
    }
  }

  #syncFolder(path: string): void {
    if (process.platform === 'win32') return
    const descriptor = openSync(path, 'r')
    try {
      this.#fsync(descriptor)
    } finally {
      closeSync(descriptor)
    }
  }
}

/**
 * PGlite starts PostgreSQL with `-F`, which turns fsync off. Of the ways to write the log, Emscripten
 * hands on `fsync` only.
 */
export function syncedStartParams({ defaultStartParams }: typeof PGlite): string[] {
  const kept = defaultStartParams.filter((param) => param !== '-F')
  return [...kept, '-c', 'wal_sync_method=fsync']
}

/** What initdb wrote is not on the disk yet: PostgreSQL asks for that only for what it changes later. */
export async function syncFolder(directory: string): Promise<void> {
  // Windows syncs only what was opened for writing.
  if (process.platform === 'win32') return
  const paths = await readdir(directory, { recursive: true })
  const waiting = [directory, ...paths.map((path) => join(directory, path))]
  const syncNext = async () => {
    for (let path = waiting.pop(); path; path = waiting.pop()) {
      const file = await open(path, 'r')
      await file.sync().finally(() => file.close())
    }
  }
  // As many as Node has threads for files.
  await Promise.all(Array.from({ length: 4 }, syncNext))
}
