import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import { type Database, DatabaseUnreachable, migrationsFolder } from './database.ts'

/**
 * A transaction that a lost instance left open would keep its locks until the network gives it up,
 * which takes hours; the server ends it, and any statement nobody waits for any more.
 */
const sessionSettings = (milliseconds: number) =>
  `set idle_in_transaction_session_timeout = ${milliseconds}; set statement_timeout = ${milliseconds}`

/** @param patience milliseconds anyone may wait for a connection, and may then hold it */
export async function connectPostgres(url: string, patience = 2_000): Promise<Database> {
  const pool = createPool(url, patience)
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

function createPool(url: string, patience: number): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: 20,
    connectionTimeoutMillis: patience,
    keepAlive: true,
    // A failure makes the pool drop the connection and tell whoever waits for it.
    onConnect: (client) => inTime(client.query(sessionSettings(2 * patience)), patience),
  })
  // The pool replaces a connection that breaks; without listeners it would end the process instead,
  // be it idle or in the hands of a transaction that is busy elsewhere.
  pool.on('error', ignore)
  pool.on('connect', (client) => client.on('error', ignore))
  endConnectionsHeldLonger(pool, patience)
  return pool
}

async function inTime(work: Promise<unknown>, patience: number): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('timeout exceeded when setting up')), patience)
  })
  await Promise.race([work, tooLate]).finally(() => clearTimeout(timer))
}

/** Ending a connection fails whatever waits on it at once, and the pool never hands it out again. */
function endConnectionsHeldLonger(pool: pg.Pool, patience: number): void {
  const deadlines = new WeakMap<pg.PoolClient, NodeJS.Timeout>()
  pool.on('acquire', (client) => {
    deadlines.set(
      client,
      setTimeout(() => client.end().catch(ignore), patience),
    )
  })
  pool.on('release', (_error, client) => clearTimeout(deadlines.get(client)))
}

function ignore(): void {}

/** One instance migrates, the others wait for it: on a connection of its own, without the requests' time limit. */
async function migrateAlone(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 })
  client.on('error', ignore)
  await client.connect().catch((error: unknown) => {
    throw new DatabaseUnreachable('DATABASE_URL', error)
  })
  try {
    await client.query("select pg_advisory_lock(hashtextextended('individua migrations', 0))")
    await migrate(drizzle(client), { migrationsFolder })
  } finally {
    await client.end()
  }
}
