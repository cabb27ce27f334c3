import { createServer, type Server } from 'node:http'
import type { Socket } from 'node:net'
import { fileURLToPath } from 'node:url'
import { getRequestListener } from '@hono/node-server'
import pino, { type Logger } from 'pino'
import type { Database } from './db/database.ts'
import type { Env } from './env.ts'
import { describeError } from './lib/describe-error.ts'
import { createProduct, type Product } from './product.ts'

/** A stop takes ten seconds at most: for requests under way, then for jobs. */
const requestMilliseconds = 5_000
const workMilliseconds = 4_500
const webDirectory = fileURLToPath(new URL('../../web/build/client', import.meta.url))

/** Serves the product until the process is asked to stop. */
export async function runProduct(
  env: Env,
  database: Database,
  exitWith: (error: unknown) => never,
): Promise<void> {
  const log = pino({ level: env.LOG_LEVEL, base: null, serializers: { err: describeError } })
  surviveForgottenFailures(log)
  const product = await createProduct({ env, database, log, webDirectory })
  const server = createServer(getRequestListener(product.app.fetch))
  server.on('error', exitWith)
  const stop = stopOnce(server, product, database, exitWith)
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
  server.listen({ port: env.PORT, ...(env.HOST && { host: env.HOST }) }, () =>
    console.log(`Individua is ready on ${env.PUBLIC_URL}`),
  )
}

/** Background work may fail with its database; the process lives on. */
function surviveForgottenFailures(log: Logger): void {
  process.on('unhandledRejection', (reason) => {
    log.error({ err: reason }, 'unhandled rejection')
  })
}

/** Takes no new connections, answers what was asked, lets jobs end, closes the database. */
function stopOnce(
  server: Server,
  product: Product,
  database: Database,
  exitWith: (error: unknown) => never,
): () => void {
  let isStopping = false
  server.prependListener('request', (_request, response) => {
    if (isStopping) response.setHeader('Connection', 'close')
  })
  const closeServer = connectionCloser(server)
  return () => {
    if (isStopping) return
    isStopping = true
    product.announceStop()
    const end = async () => {
      await closeServer()
      // Jobs and mails that take longer are in the database, for the next start.
      setTimeout(() => process.exit(0), workMilliseconds).unref()
      await product.stop()
      await database.close()
      process.exit(0)
    }
    end().catch(exitWith)
  }
}

/** Resolves when every connection is closed: at once where nothing was asked, else after the answer. */
function connectionCloser(server: Server): () => Promise<void> {
  const open = new Set<Socket>()
  server.on('connection', (socket) => {
    open.add(socket)
    socket.on('close', () => open.delete(socket))
  })
  const closeIdle = () => {
    server.closeIdleConnections()
    for (const socket of open) if (socket.bytesRead === 0) socket.destroy()
  }
  return () =>
    new Promise((resolve) => {
      // A connection that was busy when the stop began is idle, not closed, after its answer.
      const sweep = setInterval(closeIdle, 50)
      const limit = setTimeout(() => server.closeAllConnections(), requestMilliseconds)
      server.close(() => {
        clearInterval(sweep)
        clearTimeout(limit)
        resolve()
      })
    })
}
