import { existsSync } from 'node:fs'
import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { type MemoryFS, PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import { countCalls } from './count-calls.ts'
import type { Database, DatabaseSettings } from './database.ts'
import type { DirectoryLock } from './directory-lock.ts'
import { removeErasedRows } from './erased-rows.ts'
import { ErrorCounts } from './error-counts.ts'
import { freeBytesOf, watchFreeSpace } from './free-space.ts'
import { inTime } from './in-time.ts'
import { keepCommonParsers } from './kept-parsers.ts'
import { migrateTables } from './migrate.ts'
import { type Observed, observeQueries } from './observe-queries.ts'
import { throwOutages } from './outages.ts'
import { prepareStatements } from './prepared-statements.ts'
import { RefusedWrites } from './refused-writes.ts'
import { SyncedFiles, syncedStartParams, syncFolder } from './synced-files.ts'
import { unpackFolder } from './unpack-folder.ts'
import { yieldToEventLoop } from './yield-to-event-loop.ts'

/** How often an idle process looks whether it still holds its folder, in milliseconds. */
const lockCheckInterval = 1_000

/**
 * PostgreSQL renames old segments of the log to use them again, with what they hold: erased words
 * would stay there. Without replication the log need not repeat a table that a vacuum rewrites.
 */
const logParams = ['wal_recycle=off', 'wal_level=minimal', 'max_wal_senders=0'].flatMap(
  (setting) => ['-c', setting],
)

/** Instead of PostgreSQL's 128 MB, in older folders too: the system caches the files anyway. */
const memoryParams = ['-c', 'shared_buffers=16MB']

/** What PostgreSQL is started with. */
export function databaseParams(isSynced: boolean): string[] {
  const given = isSynced ? syncedStartParams(PGlite) : PGlite.defaultStartParams
  return [...given, ...logParams, ...memoryParams]
}

/**
 * V8 takes half a gigabyte to optimise PostgreSQL's largest functions, and the queries are hardly
 * faster for it. For all WebAssembly that is compiled from now on.
 */
export function useFirstCompilation(): void {
  setFlagsFromString('--no-wasm-tier-up')
  setFlagsFromString('--no-wasm-dynamic-tiering')
}

/**
 * Opens the embedded database in a folder that this process holds; closing gives the folder back.
 * Every message to the database is preceded by a look at the lock, so that a process that lost its
 * folder writes nothing more into it.
 * @param onLost called once when the folder is no longer held; the process must end without closing
 */
export async function openPglite(
  { DATA_DIR: dataDir, PGLITE_FSYNC: isSynced = true, MIN_FREE_DISK_MB = 0 }: DatabaseSettings,
  lock: DirectoryLock,
  onLost: (error: Error) => void,
): Promise<Database> {
  class LockedPglite extends PGlite {
    override execProtocolRawSync(message: Uint8Array): Uint8Array {
      lock.assertHeld()
      return super.execProtocolRawSync(message)
    }
  }
  const directory = join(dataDir, 'pglite')
  const isNew = !existsSync(join(directory, 'PG_VERSION'))
  useFirstCompilation()
  const options = { startParams: databaseParams(isSynced), initDbStartParams: memoryParams }
  if (isNew) await unpackFolder(directory)
  // PostgreSQL asks for no sync where it is turned off.
  const client = new LockedPglite({ fs: new SyncedFiles(directory), ...options })
  const database = await openClient(client)
  if (isSynced && isNew) await syncFolder(directory)
  const watch = setInterval(() => {
    try {
      lock.assertHeld()
    } catch (error) {
      clearInterval(watch)
      onLost(error instanceof Error ? error : new Error(String(error)))
    }
  }, lockCheckInterval).unref()
  const minBytes = MIN_FREE_DISK_MB * megabyte
  const freeSpace = watchFreeSpace(dataDir, minBytes)
  return {
    ...database,
    writeRefusal: () => (freeSpace.isLow() ? 'disk_full' : database.writeRefusal()),
    freeDiskBytes: () => freeBytesOf(dataDir),
    async removeErasedRows() {
      const { rows } = await client.query<{ bytes: string }>(
        "select max(pg_total_relation_size(oid)) as bytes from pg_class where relkind = 'r'",
      )
      // Each table is there twice while it is rewritten. The job tries again.
      if (freeBytesOf(dataDir) < minBytes + Number(rows[0]?.bytes)) throw new NoSpaceToRewrite()
      await database.removeErasedRows()
      await removeSpareLog(client, directory)
    },
    async close() {
      clearInterval(watch)
      freeSpace.stop()
      await database.close()
      await lock.release()
    },
  }
}

/** Segments of the log that an earlier version kept for later use. */
async function removeSpareLog(client: PGlite, directory: string): Promise<void> {
  const { rows } = await client.query<{ current: string }>(
    'select pg_walfile_name(pg_current_wal_insert_lsn()) as current',
  )
  const folder = join(directory, 'pg_wal')
  for (const name of await readdir(folder)) {
    const isSpare = /^[0-9A-F]{24}$/.test(name) && name > (rows[0]?.current ?? name)
    if (isSpare) await rm(join(folder, name))
  }
}

const megabyte = 1024 * 1024

/** An embedded database that lives in memory only, made anew where `fs` holds none. */
export function createInMemory(fs?: MemoryFS): PGlite {
  return new PGlite({
    startParams: [...PGlite.defaultStartParams, ...logParams, ...memoryParams],
    ...(fs && { fs }),
  })
}

/** The disk has too little room for a second copy of the largest table. */
class NoSpaceToRewrite extends Error {
  override readonly name = 'NoSpaceToRewrite'
}

/** One statement alone can be prepared: those that look for jobs come each second. */
const hasSeveralStatements = (text: string) => /;\s*\S/.test(text)

/** @param timeoutMs longest time that a transaction of the product may take, once it has begun */
export async function openClient(client: PGlite, timeoutMs = 10_000): Promise<Database> {
  await client.waitReady
  await keepCommonParsers(client)
  prepareStatements(client)
  const refusedWrites = new RefusedWrites()
  const errors = new ErrorCounts()
  const observed: Observed = {}
  const unlimited = client.transaction.bind(client)
  // One that waits for something else would keep the only connection for ever.
  client.transaction = (work) =>
    unlimited((tx) => {
      observeQueries(tx, ['query', 'exec'], observed)
      return inTime(work(tx), timeoutMs)
    })
  const responses = yieldToEventLoop(client)
  const calls = ['query', 'exec', 'transaction'] as const
  throwOutages(client, calls, (error) => {
    refusedWrites.note(error)
    errors.note(error)
  })
  const underWay = countCalls(client, calls)
  observeQueries(client, ['query', 'exec'], observed)
  const db = drizzle(client)
  const longTransaction: Database['longTransaction'] = (work) =>
    unlimited((tx) =>
      work({
        executeSql: (text, values) => tx.query(text, values),
        async executeScript(text) {
          await tx.exec(text)
        },
      }),
    )
  return {
    db,
    background: db,
    kind: 'pglite',
    engine: 'postgresql',
    async executeSql<Row>(text: string, values?: unknown[]) {
      if (values?.length || !hasSeveralStatements(text)) return client.query<Row>(text, values)
      const results = await client.exec(text)
      // `exec` has no type of its own for rows, as `query` does.
      return { rows: results.flatMap((result) => result.rows) as Row[] }
    },
    async executeScript(text) {
      await client.exec(text)
    },
    longTransaction,
    removeErasedRows: () => removeErasedRows((text) => client.exec(text)),
    responses,
    writeRefusal: () => (refusedWrites.areRecent() ? 'writes_refused' : undefined),
    connections: () => ({
      most: 1,
      inUse: Math.min(underWay(), 1),
      waiting: Math.max(underWay() - 1, 0),
    }),
    errors: () => errors.byClass,
    observeQueries: (observer) => {
      observed.observer = observer
    },
    migrate: () => longTransaction(migrateTables),
    close: () => client.close(),
  }
}
