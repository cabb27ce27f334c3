import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { serve } from '@hono/node-server'
import pino from 'pino'
import { connectDatabase } from './db/database.ts'
import { DirectoryInUse } from './db/directory-lock.ts'
import { ConfigError, type Env, readEnv } from './env.ts'
import { createProduct } from './product.ts'

const drainMilliseconds = 10_000
const webDirectory = fileURLToPath(new URL('../../web/build/client', import.meta.url))

async function start(env: Env): Promise<void> {
  const log = pino({ level: env.LOG_LEVEL, base: null })
  const database = await connectDatabase(env)
  const product = await createProduct({ env, database, log, webDirectory })
  const address = { port: env.PORT, ...(env.HOST && { hostname: env.HOST }) }
  const server = serve({ fetch: product.app.fetch, ...address }, () =>
    console.log(`Individua is ready on ${env.PUBLIC_URL}`),
  )
  server.on('error', endWith)

  let isStopping = false
  const stop = () => {
    if (isStopping) return
    isStopping = true
    setTimeout(() => process.exit(1), drainMilliseconds).unref()
    server.close(() => {
      product
        .stop()
        .then(database.close)
        .then(() => process.exit(0), endWith)
    })
    if ('closeIdleConnections' in server) server.closeIdleConnections()
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
}

/** What the person who starts it can mend is one line; anything else shows where it happened. */
function endWith(error: unknown): never {
  const isPlain =
    error instanceof ConfigError ||
    error instanceof DirectoryInUse ||
    (error instanceof Error && 'syscall' in error)
  console.error(isPlain ? error.message : error)
  process.exit(1)
}

try {
  if (existsSync('.env')) process.loadEnvFile('.env')
  await start(readEnv(process.env))
} catch (error) {
  endWith(error)
}
