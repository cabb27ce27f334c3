import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import {
  type Database,
  type DatabaseSettings,
  DatabaseUnreachable,
  type SqlSession,
} from './database.ts'
import { ErrorCounts } from './error-counts.ts'
import { migrateTables } from './migrate.ts'
import { type Observed, observeQueries } from './observe-queries.ts'
import { throwOutages } from './outages.ts'
import { QueuedPool } from './queued-pool.ts'
import { RefusedWrites } from './refused-writes.ts'

/** How PostgreSQL lists the connections of the product. */
export const applicationName = 'individua'

/** Opening a connection takes several round trips and a password check, each on two processes. */
const connectFactor = 1.5

/** How many connections an instance opens for requests when no setting says it. */
const defaultPoolSize = 20

/** Deletions in batches beside the requests: so many at once, each with more time than a request. */
const backgroundPoolSize = 2
const backgroundFactor = 15

interface PostgresSettings extends Omit<DatabaseSettings, 'DATA_DIR'> {
  DATABASE_URL: string
}

/** @param timeoutMs longest time to hold a connection, and to wait while none is given back */
export async function connectPostgres(
  settings: PostgresSettings,
  timeoutMs = 2_000,
): Promise<Database> {
  const { DATABASE_URL: url, DATABASE_DIRECT_URL: directUrl = url } = settings
  const refusedWrites = new RefusedWrites()
  const errors = new ErrorCounts()
  const note = (error: unknown) => {
    refusedWrites.note(error)
    errors.note(error)
  }
  const pool = createPool(url, settings.DATABASE_POOL_SIZE, timeoutMs, note)
  const backgroundMs = backgroundFactor * timeoutMs
  const background = createPool(directUrl, backgroundPoolSize, backgroundMs, note)
  const observed: Observed = {}
  for (const each of [pool, background]) {
    observeQueries(each, ['query'], observed)
    each.on('connect', (client) => observeQueries(client, ['query'], observed))
  }
  return {
    db: drizzle(pool),
    background: drizzle(background),
    kind: 'postgres',
    engine: settings.DATABASE_ENGINE ?? 'postgresql',
    executeSql: (text, values) => pool.query(text, values),
    async executeScript(text) {
      await pool.query(text)
    },
    longTransaction: (work) => inLongTransaction(settings, work),
    removeErasedRows: async () => {},
    responses: () => pool.responses,
    writeRefusal: () => (refusedWrites.areRecent() ? 'writes_refused' : undefined),
    connections: () => pool.connections,
    errors: () => errors.byClass,
    observeQueries: (observer) => {
      observed.observer = observer
    },
    migrate: () => inLongTransaction(settings, migrateTables),
    async close() {
      await Promise.all([pool.end(), background.end()])
    },
  }
}

function createPool(
  url: string,
  max = defaultPoolSize,
  timeoutMs: number,
  note: (error: unknown) => void,
): QueuedPool {
  const config = {
    connectionString: url,
    application_name: applicationName,
    max,
    // A failure makes the pool drop the connection and fail the caller that waits for it.
    connectionTimeoutMillis: connectFactor * timeoutMs,
    keepAlive: true,
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

function inLongTransaction<Result>(
  settings: PostgresSettings,
  work: (session: SqlSession) => Promise<Result>,
): Promise<Result> {
  return onOwnConnection(settings, async (client) => {
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
  { DATABASE_URL: url, DATABASE_DIRECT_URL: directUrl }: PostgresSettings,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const connectionString = directUrl ?? url
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 10_000 })
  client.on('error', ignore)
  await client.connect().catch((error: unknown) => {
    throw new DatabaseUnreachable(directUrl ? 'DATABASE_DIRECT_URL' : 'DATABASE_URL', error)
  })
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}
