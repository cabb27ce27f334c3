import { fileURLToPath } from 'node:url'
import { serve } from '@hono/node-server'
import pino from 'pino'
import { connectDatabase } from '../apps/api/src/db/database.ts'
import { readEnv } from '../apps/api/src/env.ts'
import { createProduct } from '../apps/api/src/product.ts'

/**
 * The product as `npm start` runs it, with two additions: the journeys may put its clock forward,
 * so that a link gets old without waiting, and break or stop its database, so that it fails. Talks
 * to its parent over the process channel.
 */

/** What the journeys ask of this process. */
export interface ServerMessage {
  minutes?: number
  sql?: string
  database?: 'hangs' | 'answers'
  /** Whether failures are expected from now on. */
  isQuiet?: boolean
}

let minutesAhead = 0

const env = readEnv({ ...process.env, TRUSTED_PROXIES: '127.0.0.1,::1' })
const database = await connectDatabase(env)
const log = pino({ level: 'warn', base: null })
const product = await createProduct({
  env,
  database,
  log,
  now: () => new Date(Date.now() + minutesAhead * 60_000),
  webDirectory: fileURLToPath(new URL('../apps/web/build/client', import.meta.url)),
})
const server = serve({ fetch: product.app.fetch, port: env.PORT }, () => {
  console.log(`The product is ready on ${env.PUBLIC_URL}`)
})

let letDatabaseAnswer = async () => {}

/** What needs the database waits until it is let go on: there is one connection, and it is taken. */
async function haveDatabaseHang() {
  const begun = Promise.withResolvers<void>()
  const over = Promise.withResolvers<void>()
  const taken = database.db.transaction(async () => {
    begun.resolve()
    await over.promise
  })
  await begun.promise
  letDatabaseAnswer = async () => {
    over.resolve()
    await taken
  }
}

process.on('message', async (message: ServerMessage) => {
  const { minutes = 0, sql, database: wanted, isQuiet = false } = message
  minutesAhead += minutes
  log.level = isQuiet ? 'silent' : 'warn'
  if (sql !== undefined) await database.executeSql(sql)
  if (wanted === 'hangs') await haveDatabaseHang()
  if (wanted === 'answers') await letDatabaseAnswer()
  process.send?.('done')
})

const stop = () => {
  server.close()
  product
    .stop()
    .then(database.close)
    .finally(() => process.exit(0))
}
process.on('SIGTERM', stop)
process.on('disconnect', stop)
