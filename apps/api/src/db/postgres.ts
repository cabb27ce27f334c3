import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import {
  type Database,
  DatabaseUnreachable,
  migrationsFolder,
  type SqlSession,
} from './database.ts'
import { ErrorCounts } from './error-counts.ts'
import { inTime } from './in-time.ts'
import { type Observed, observeQueries } from './observe-queries.ts'
import { throwOutages } from './outages.ts'
import { QueuedPool } from './queued-pool.ts'
import { RefusedWrites } from './refused-writes.ts'

/**
 * A transaction that a lost instance left open would keep its locks until the network gives it up,
 * which takes hours. The database server ends it, and any statement that outlives its request.
 */
const sessionSettings = (milliseconds: number) =>
  `set idle_in_transaction_session_timeout = ${milliseconds}; set statement_timeout = ${milliseconds}`

/** How PostgreSQL lists the connections of the product. */
export const applicationName = 'individua'

/** Opening a connection takes several round trips and a password check, each on two processes. */
const connectFactor = 1.5

/** @param timeoutMs longest time to hold a connection, and to wait while none is given back */
export async function connectPostgres(url: string, timeoutMs = 2_000): Promise<Database> {
  const refusedWrites = new RefusedWrites()
  const errors = new ErrorCounts()
  const pool = createPool(url, timeoutMs, (error) => {
    refusedWrites.note(error)
    errors.note(error)
  })
  const observed: Observed = {}
  observeQueries(pool, ['query'], observed)
  pool.on('connect', (client) => observeQueries(client, ['query'], observed))
  return {
    db: drizzle(pool),
    kind: 'postgres',
    executeSql: (text, values) => pool.query(text, values),
    async executeScript(text) {
      await pool.query(text)
    },
    longTransaction: (work) => inLongTransaction(url, work),
    removeErasedRows: async () => {},
    responses: () => pool.responses,
    writeRefusal: () => (refusedWrites.areRecent() ? 'writes_refused' : undefined),
    connections: () => pool.connections,
    errors: () => errors.byClass,
    observeQueries: (observer) => {
      observed.observer = observer
    },
    migrate: () => migrateAlone(url),
    close: () => pool.end(),
  }
}

function createPool(url: string, timeoutMs: number, note: (error: unknown) => void): QueuedPool {
  const config = {
    connectionString: url,
    application_name: applicationName,
    max: 20,
    connectionTimeoutMillis: connectFactor * timeoutMs,
    keepAlive: true,
    // A failure makes the pool drop the connection and fail the caller that waits for it.
    onConnect: (client: pg.ClientBase) =>
      inTime(client.query(sessionSettings(2 * timeoutMs)), timeoutMs),
  }
  const pool = new QueuedPool(config, timeoutMs)
  // The pool replaces a connection that breaks; without listeners it would end the process instead,
  // be it idle or in the hands of a transaction that is busy elsewhere.
  pool.on('error', ignore)
  pool.on('connect', (client) => {
    client.on('error', ignore)
    throwOutages(client, ['query'], note)
  })
  throwOutages(pool, ['query', 'connect'], note)
  return pool
}

function ignore(): void {}

/** One instance migrates, the others wait for it. */
function migrateAlone(url: string): Promise<void> {
  return onOwnConnection(url, async (client) => {
    await client.query("select pg_advisory_lock(hashtextextended('individua migrations', 0))")
    await migrate(drizzle(client), { migrationsFolder })
  })
}

function inLongTransaction<Result>(
  url: string,
  work: (session: SqlSession) => Promise<Result>,
): Promise<Result> {
  return onOwnConnection(url, async (client) => {
    // Closing the connection rolls back what was not committed.
    await client.query('begin')
    const result = await work({
      executeSql: (text, values) => client.query(text, values),
      async executeScript(text) {
        await client.query(text)
      },
    })
    await client.query('commit')
    return result
  })
}

/** A connection without the requests' time limit. */
async function onOwnConnection<Result>(
  url: string,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 })
  client.on('error', ignore)
  await client.connect().catch((error: unknown) => {
    throw new DatabaseUnreachable('DATABASE_URL', error)
  })
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}
