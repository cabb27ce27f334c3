import { fileURLToPath } from 'node:url'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'

/** Drizzle over either database; a transaction is one too. */
interface QueryResult extends PgQueryResultHKT {
  type: { rows: Record<string, unknown>[] }
}
export type Db = PgDatabase<QueryResult>

export interface Database {
  db: Db
  kind: 'pglite' | 'postgres'
  /** Plain SQL with $1 parameters, for libraries that bring their own statements. */
  executeSql(text: string, values?: unknown[]): Promise<{ rows: unknown[] }>
  /** Several statements at once, without parameters. */
  executeScript(text: string): Promise<void>
  /** Brings the tables up to date; several instances may start together. */
  migrate(): Promise<void>
  close(): Promise<void>
}

export interface DatabaseSettings {
  DATABASE_URL?: string | undefined
  DATA_DIR: string
}

/** Connects to PostgreSQL when an address is given, else opens the embedded database in its folder. */
export async function connectDatabase(settings: DatabaseSettings): Promise<Database> {
  if (settings.DATABASE_URL) {
    const { connectPostgres } = await import('./postgres.ts')
    return connectPostgres(settings.DATABASE_URL)
  }
  const { openPglite } = await import('./pglite.ts')
  return openPglite(settings.DATA_DIR)
}

/** Beside the source, and beside the built server. */
export const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url))
