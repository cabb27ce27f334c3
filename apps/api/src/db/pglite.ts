import { existsSync } from 'node:fs'
import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import { type Database, migrationsFolder } from './database.ts'
import type { DirectoryLock } from './directory-lock.ts'
import { removeErasedRows } from './erased-rows.ts'
import { throwOutages } from './outages.ts'
import { SyncedFiles, syncedStartParams, syncFolder } from './synced-files.ts'

/** How often an idle process looks whether it still holds its folder, in milliseconds. */
const lockCheckInterval = 1_000

/**
 * PostgreSQL renames old segments of the log to use them again, with what they hold: erased words
 * would stay there. Without replication the log need not repeat a table that a vacuum rewrites.
 */
const logParams = ['wal_recycle=off', 'wal_level=minimal', 'max_wal_senders=0'].flatMap(
  (setting) => ['-c', setting],
)

/**
 * Opens the embedded database in a folder that this process holds; closing gives the folder back.
 * Every message to the database is preceded by a look at the lock, so that a process that lost its
 * folder writes nothing more into it.
 * @param onLost called once when the folder is no longer held; the process must end without closing
 * @param isSynced whether each commit waits for the disk, so that a power cut loses nothing
 */
export async function openPglite(
  dataDir: string,
  lock: DirectoryLock,
  onLost: (error: Error) => void,
  isSynced = true,
): Promise<Database> {
  class LockedPglite extends PGlite {
    override execProtocolRawSync(message: Uint8Array): Uint8Array {
      lock.assertHeld()
      return super.execProtocolRawSync(message)
    }
  }
  const directory = join(dataDir, 'pglite')
  const isNew = !existsSync(join(directory, 'PG_VERSION'))
  const client = isSynced
    ? new LockedPglite({
        fs: new SyncedFiles(directory),
        startParams: [...syncedStartParams(PGlite), ...logParams],
      })
    : new LockedPglite(directory, { startParams: [...PGlite.defaultStartParams, ...logParams] })
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
  return {
    ...database,
    async removeErasedRows() {
      await database.removeErasedRows()
      await removeSpareLog(client, directory)
    },
    async close() {
      clearInterval(watch)
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

/** An embedded database that lives in memory only; `contents` is what another one has dumped. */
export async function openPgliteInMemory(contents?: Blob): Promise<Database> {
  return openClient(
    new PGlite({
      startParams: [...PGlite.defaultStartParams, ...logParams],
      ...(contents && { loadDataDir: contents }),
    }),
  )
}

export async function openClient(client: PGlite): Promise<Database> {
  await client.waitReady
  throwOutages(client, 'query', 'exec', 'transaction')
  const db = drizzle(client)
  return {
    db,
    kind: 'pglite',
    async executeSql(text, values) {
      if (values?.length) return client.query(text, values)
      const results = await client.exec(text)
      return { rows: results.flatMap((result) => result.rows) }
    },
    async executeScript(text) {
      await client.exec(text)
    },
    longTransaction: (work) =>
      client.transaction((tx) =>
        work({
          executeSql: (text, values) => tx.query(text, values),
          async executeScript(text) {
            await tx.exec(text)
          },
        }),
      ),
    removeErasedRows: () => removeErasedRows((text) => client.exec(text)),
    migrate: () => migrate(db, { migrationsFolder }),
    close: () => client.close(),
  }
}
