import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliDecompress } from 'node:zlib'
import type { Context } from 'hono'
import { LRUCache } from 'lru-cache'
import type { Logger } from 'pino'
import type { Db } from '../db/database.ts'
import type { Jobs } from '../db/jobs.ts'
import { day, hour } from './durations.ts'
import { deleteWebBuildsBefore, readWebAsset, storeWebBuild } from './web-builds.queries.ts'
import type { WebFiles } from './web-files.ts'
import { chooseEncoding, fileHeaders } from './web-headers.ts'

/** How long a page of a version may stay open after the version's last instance stopped. */
const keptFor = day
const renewEvery = hour
/** Bytes; a build has 600 kB. */
const cacheSize = 2_000_000

const decompress = promisify(brotliDecompress)

interface KeptAssetsParts {
  db: Db
  jobs: Jobs
  log: Logger
  now: () => Date
}

export interface KeptAssets {
  /** Responds with an asset of another version; undefined when no version has it. */
  respond(c: Context): Promise<Response | undefined>
  stop(): void
}

/**
 * Puts this version's hashed assets into the database before its first page is served, for instances
 * of another version that run beside it, and keeps them there for a day after its end: a page that
 * is open meanwhile finds its code on every instance.
 */
export async function keepAssets(
  { db, jobs, log, now }: KeptAssetsParts,
  own: Pick<WebFiles, 'assetPaths' | 'compressAssets'>,
): Promise<KeptAssets> {
  const id = createHash('sha256').update(own.assetPaths.toSorted().join('\n')).digest('hex')
  const store = () =>
    storeWebBuild(db, {
      id,
      keptUntil: new Date(now().getTime() + renewEvery + keptFor),
      readAssets: own.compressAssets,
    }).catch((error: unknown) => log.warn({ err: error }, 'the assets could not be stored'))
  await store()
  const renewal = setInterval(store, renewEvery).unref()
  await jobs.workDaily('erase-old-web-builds', () => deleteWebBuildsBefore(db, now()))
  const cache = new LRUCache<string, Uint8Array>({
    maxSize: cacheSize,
    sizeCalculation: ({ byteLength }) => byteLength,
  })

  async function read(path: string): Promise<Uint8Array | undefined> {
    const content = cache.get(path) ?? (await readWebAsset(db, path))
    if (content) cache.set(path, content)
    return content
  }

  return {
    async respond(c) {
      if (!/^\/assets\/[\w.-]+$/.test(c.req.path)) return undefined
      const content = await read(c.req.path)
      return content && send(c, content)
    },
    stop: () => clearInterval(renewal),
  }
}

async function send(c: Context, content: Uint8Array): Promise<Response> {
  const isCompressed = chooseEncoding(c.req.header('accept-encoding')) === 'br'
  const body = isCompressed ? content : await decompress(content)
  for (const [name, value] of fileHeaders(c.req.path)) c.header(name, value)
  if (isCompressed) c.header('Content-Encoding', 'br')
  return c.body(new Uint8Array(body), 200)
}
