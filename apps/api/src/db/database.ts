import { fileURLToPath } from 'node:url'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import type { DatabaseEngine } from './database-engine.ts'
import { lockDirectory } from './directory-lock.ts'
import type { QueryObserver } from './observe-queries.ts'

/** Drizzle over either database; a transaction is one too. */
interface QueryResult extends PgQueryResultHKT {
  type: { rows: Record<string, unknown>[] }
}
export type Db = PgDatabase<QueryResult>

/** The caller says what a row holds, or parses it. */
type ExecuteSql = <Row extends object = object>(
  text: string,
  values?: unknown[],
) => Promise<{ rows: Row[] }>

/** Plain SQL on one connection, within one transaction. */
export interface SqlSession {
  executeSql: ExecuteSql
  /** Several statements at once, without parameters. */
  executeScript(text: string): Promise<void>
}

/**
 * `disk_full` while less than MIN_FREE_DISK_MB is free beside the embedded database; `writes_refused`
 * for a few seconds after either database could not store something.
 */
export type WriteRefusal = 'disk_full' | 'writes_refused'

export interface Connections {
  /** At most so many are open. */
  most: number
  inUse: number
  /** Callers that have none yet. */
  waiting: number
}

export interface Database {
  db: Db
  /** For work in batches beside the requests: connections and a longer time limit of its own. */
  background: Db
  kind: 'pglite' | 'postgres'
  engine: DatabaseEngine
  /** Plain SQL with $1 parameters, for libraries that bring their own statements. */
  executeSql: ExecuteSql
  /** Several statements at once, without parameters. */
  executeScript(text: string): Promise<void>
  /** A transaction that may take longer than a request; on PGlite all others wait for its end. */
  longTransaction<Result>(work: (session: SqlSession) => Promise<Result>): Promise<Result>
  /**
   * After this no file of the embedded database holds a row that was deleted or replaced before.
   * Other queries run between two tables. On PostgreSQL nothing happens: it has autovacuum.
   */
  removeErasedRows(): Promise<void>
  /** How many responses the database has given. While it grows, waiting queries are queued, not stuck. */
  responses(): number
  /** Why requests that write are refused for now. */
  writeRefusal(): WriteRefusal | undefined
  /** How busy the connections are; the embedded database has one. */
  connections(): Connections
  /** Shows each statement of the product to this observer. */
  observeQueries(observer: QueryObserver): void
  /** Errors since the start, by the class of their SQLSTATE or `connection`. */
  errors(): ReadonlyMap<string, number>
  /** What may still be written to the disk of the embedded database; of PostgreSQL it is unknown. */
  freeDiskBytes?(): number
  /** Brings the tables up to date; several instances may start together. */
  migrate(): Promise<void>
  close(): Promise<void>
}

/** The start ends with this when the database cannot be reached with the settings given. */
export class DatabaseUnreachable extends Error {
  constructor(setting: string, cause: unknown) {
    const reasons = cause instanceof AggregateError ? cause.errors : [cause]
    const messages = reasons.map((reason) => (reason instanceof Error ? reason.message : 'unknown'))
    super(`${setting} leads to no database that can be used: ${messages.join('; ')}`, { cause })
  }
}

export interface DatabaseSettings {
  DATABASE_URL?: string | undefined
  /** The same database without a pooler in between: for migrations and what else takes long. */
  DATABASE_DIRECT_URL?: string | undefined
  /** Most connections that requests and jobs of this instance use at once. */
  DATABASE_POOL_SIZE?: number | undefined
  DATABASE_ENGINE?: DatabaseEngine | undefined
  DATA_DIR: string
  /** Whether commits of the embedded database wait for the disk; by default they do. */
  PGLITE_FSYNC?: boolean | undefined
  /** Below it the embedded database takes no writes; by default there is no limit. */
  MIN_FREE_DISK_MB?: number | undefined
}

/**
 * Connects to PostgreSQL when a URL is given, else opens the embedded database in its folder.
 * PGlite does not guard that folder, and two processes on one lose data, so a lock is taken first.
 * @param onLost called when another process took the embedded database's folder away
 * @throws DirectoryInUse when another running process holds the folder
 * @throws DirectoryUnusable when the folder is on a network or cannot be written
 */
export async function connectDatabase(
  settings: DatabaseSettings,
  onLost: (error: Error) => void = raise,
): Promise<Database> {
  if (settings.DATABASE_URL) {
    const { connectPostgres } = await import('./postgres.ts')
    return connectPostgres({ ...settings, DATABASE_URL: settings.DATABASE_URL })
  }
  // The lock comes before the megabytes behind it: a second process fails at once.
  const lock = await lockDirectory(settings.DATA_DIR)
  const { openPglite } = await import('./pglite.ts')
  try {
    return await openPglite(settings, lock, onLost)
  } catch (error) {
    await lock.release()
    const { nameOpenFailure } = await import('./start-failure.ts')
    throw nameOpenFailure(error, settings)
  }
}

function raise(error: Error): never {
  throw error
}

/** Beside the source, and beside the built server. */
export const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url))
