import inspector from 'node:inspector'
import { fileURLToPath } from 'node:url'
import { setFlagsFromString } from 'node:v8'
import { getRequestListener } from '@hono/node-server'
import { speaksOfSelfHarm } from '@individua/safety/speaks-of-self-harm'
import type { Logger } from 'pino'
import type { Database } from './db/database.ts'
import { nameStartFailure } from './db/start-failure.ts'
import type { Env } from './env.ts'
import { createDrainingServer, type DrainingServer } from './http-server.ts'
import { createLog } from './lib/create-log.ts'
import { startWatchdog } from './lib/watchdog.ts'
import { openControlSocket } from './operator/control-socket.ts'
import { createProduct, type Product } from './product.ts'
import { tryModel } from './providers/ai/try-model.ts'
import { createTracing } from './providers/tracing/create-tracing.ts'

/** A stop takes ten seconds at most: the drain time and requests under way, then jobs. */
const requestTimeoutMs = 6_500
const stopTimeoutMs = 9_500
/** Process managers signal a process and its parent, which passes the signal on: that is one signal. */
const repeatedSignalMs = 1_000
const webDirectory = fileURLToPath(new URL('../../web/build/client', import.meta.url))

interface RunningProduct {
  server: DrainingServer
  product: Product
  database: Database
  env: Env
  log: Logger
}

/** Serves the product until the process is asked to stop. */
export async function runProduct(
  env: Env,
  database: Database,
  exitWith: (error: unknown) => never,
): Promise<void> {
  keepHeapSmall()
  const log = createLog(env)
  surviveForgottenFailures(log)
  if (env.WATCHDOG_SECONDS > 0 && !inspector.url()) startWatchdog(env.WATCHDOG_SECONDS * 1000)
  const tracing = await createTracing(env, log)
  const product = await createProduct({ env, database, log, webDirectory, tracing }).catch(
    (error) => {
      throw nameStartFailure(error, env)
    },
  )
  compilePatterns()
  await openControlSocket({ env, database, open: async () => product.ctx, isServer: true }, log)
  const server = createDrainingServer(getRequestListener(product.app.fetch))
  server.server.on('error', exitWith)
  stopOnSignal({ server, product, database, env, log })
  // Not waited for: without the model the built-in engine writes.
  if (product.ctx.model) void tryModel(product.ctx.model, product.ctx)
  server.server.listen({ port: env.PORT, ...(env.HOST && { host: env.HOST }) }, () => {
    console.log(`Individua is ready on ${env.PUBLIC_URL}`)
    product.startDailyWork().catch((error: unknown) => {
      log.warn({ err: error }, 'daily work waits for its hour')
    })
  })
}

/**
 * Young objects are few: threads that help to collect them take more time than they save, on cores that
 * requests, PostgreSQL or another instance need. Old objects may grow by half before V8 collects them:
 * by default they grow further, and V8 gives few of the pages back.
 */
function keepHeapSmall(): void {
  setFlagsFromString('--no-parallel-scavenge')
  setFlagsFromString('--heap-growing-percent=50')
}

/** Optimises the classifier and its patterns: no request should wait for that. */
function compilePatterns(): void {
  speaksOfSelfHarm('A sentence without a meaning.')
}

/** Background work may fail with its database; the process lives on. */
function surviveForgottenFailures(log: Logger): void {
  process.on('unhandledRejection', (reason) => {
    log.error({ err: reason }, 'unhandled rejection')
  })
  // Node would print the error with its message and all its values.
  process.on('uncaughtException', (error) => {
    log.fatal({ err: error }, 'uncaught exception')
    process.exit(1)
  })
}

/**
 * On the first signal `/readyz` fails while requests are still served for the drain time; then the
 * server closes, jobs end, the database closes. A further signal ends the process at once.
 */
function stopOnSignal(running: RunningProduct): void {
  let stoppingSince: number | undefined
  const stop = () => {
    const now = performance.now()
    if (stoppingSince === undefined) {
      stoppingSince = now
      stopGracefully(running).catch((error: unknown) => {
        running.log.error({ err: error }, 'the stop failed')
        process.exit(1)
      })
    } else if (now - stoppingSince > repeatedSignalMs) {
      process.exit(1)
    }
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
}

async function stopGracefully({ server, product, database, env }: RunningProduct): Promise<never> {
  // Jobs and mails that take longer are in the database, for the next start.
  setTimeout(() => process.exit(0), stopTimeoutMs).unref()
  product.announceDrain()
  await server.close({
    drainMs: drainMsOf(env, server),
    timeoutMs: requestTimeoutMs,
    onDrained: product.announceStop,
  })
  await product.stop()
  await product.ctx.tracing.stop()
  await database.close()
  process.exit(0)
}

/** In development no load balancer reads `/readyz`: Ctrl-C ends at once when nothing is under way. */
function drainMsOf(env: Env, server: DrainingServer): number {
  const isUnneeded = env.APP_ENV === 'development' && server.isIdle()
  return isUnneeded ? 0 : env.DRAIN_SECONDS * 1000
}
