import { createServer, type Server } from 'node:http'
import { fileURLToPath } from 'node:url'
import { getRequestListener } from '@hono/node-server'
import pino, { type Logger } from 'pino'
import type { Database } from './db/database.ts'
import type { Env } from './env.ts'
import { createProduct, type Product } from './product.ts'

const drainMilliseconds = 9_500
const webDirectory = fileURLToPath(new URL('../../web/build/client', import.meta.url))

/** Serves the product until the process is asked to stop. */
export async function runProduct(
  env: Env,
  database: Database,
  endWith: (error: unknown) => never,
): Promise<void> {
  const log = pino({ level: env.LOG_LEVEL, base: null })
  surviveForgottenFailures(log)
  const product = await createProduct({ env, database, log, webDirectory })
  const server = createServer(getRequestListener(product.app.fetch))
  server.on('error', endWith)
  const stop = stopOnce(server, product, database, endWith)
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
  server.listen({ port: env.PORT, ...(env.HOST && { host: env.HOST }) }, () =>
    console.log(`Individua is ready on ${env.PUBLIC_URL}`),
  )
}

/** Work that nobody waits for may fail with its database; the process lives on. */
function surviveForgottenFailures(log: Logger): void {
  process.on('unhandledRejection', (reason) => {
    const problem = reason instanceof Error ? reason.name : typeof reason
    log.error({ problem }, 'a failure nobody waited for')
  })
}

/** Takes no new connections, answers what was asked, lets jobs end, closes the database. */
function stopOnce(
  server: Server,
  product: Product,
  database: Database,
  endWith: (error: unknown) => never,
): () => void {
  let isStopping = false
  server.prependListener('request', (_request, response) => {
    if (isStopping) response.setHeader('Connection', 'close')
  })
  return () => {
    if (isStopping) return
    isStopping = true
    setTimeout(() => process.exit(1), drainMilliseconds).unref()
    // A connection that was busy when the stop began is idle, not closed, after its answer.
    const sweep = setInterval(() => server.closeIdleConnections(), 50)
    server.close(() => {
      clearInterval(sweep)
      product
        .stop()
        .then(database.close)
        .then(() => process.exit(0), endWith)
    })
  }
}
