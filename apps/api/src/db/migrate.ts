import { drizzle } from 'drizzle-orm/pg-proxy'
import { migrate } from 'drizzle-orm/pg-proxy/migrator'
import { migrationsFolder, type SqlSession } from './database.ts'

/**
 * Brings the tables up to date within the session's transaction. One instance migrates, the others
 * wait for its end. The lock is the transaction's: one of a connection would outlive its holder on a
 * connection that a pooler hands on.
 */
export async function migrateTables(session: SqlSession): Promise<void> {
  await session.executeSql(
    "select pg_advisory_xact_lock(hashtextextended('individua migrations', 0))",
  )
  const db = drizzle((text, values) => session.executeSql(text, values))
  const execute = async (statements: string[]) => {
    for (const statement of statements) await session.executeScript(statement)
  }
  await migrate(db, execute, { migrationsFolder })
}
