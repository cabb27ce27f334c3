import { fileURLToPath } from 'node:url'
import { serve } from '@hono/node-server'
import pino from 'pino'
import { connectDatabase } from '../apps/api/src/db/database.ts'
import { readEnv } from '../apps/api/src/env.ts'
import { createProduct } from '../apps/api/src/product.ts'

/**
 * The product as `npm start` runs it, with one addition: the journeys may put its clock forward,
 * so that a link gets old without waiting. Talks to its parent over the process channel.
 */

let minutesAhead = 0

const env = readEnv({ ...process.env, TRUSTED_PROXIES: '127.0.0.1,::1' })
const database = await connectDatabase(env)
const product = await createProduct({
  env,
  database,
  log: pino({ level: 'warn', base: null }),
  now: () => new Date(Date.now() + minutesAhead * 60_000),
  webDirectory: fileURLToPath(new URL('../apps/web/build/client', import.meta.url)),
})
const server = serve({ fetch: product.app.fetch, port: env.PORT }, () => {
  process.send?.('ready')
})

process.on('message', (minutes) => {
  minutesAhead += Number(minutes)
  process.send?.('later')
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
