import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import { type Database, migrationsFolder } from './database.ts'

/** How long a request may wait for the database before it is told that it is unavailable. */
const patience = 2_000

export async function connectPostgres(url: string): Promise<Database> {
  const pool = new pg.Pool({
    connectionString: url,
    max: 20,
    connectionTimeoutMillis: patience,
    query_timeout: patience,
    keepAlive: true,
  })
  // A connection that breaks while idle is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => {})
  return {
    db: drizzle(pool),
    kind: 'postgres',
    executeSql: (text, values) => pool.query(text, values),
    async executeScript(text) {
      await pool.query(text)
    },
    migrate: () => migrateAlone(url),
    close: () => pool.end(),
  }
}

/** One instance migrates, the others wait for it: on a connection of its own, without the requests' time limit. */
async function migrateAlone(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query("select pg_advisory_lock(hashtextextended('individua migrations', 0))")
    await migrate(drizzle(client), { migrationsFolder })
  } finally {
    await client.end()
  }
}
