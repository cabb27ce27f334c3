import { isMainThread } from 'node:worker_threads'
import type { PGlite } from '@electric-sql/pglite'
import type { PgBoss } from 'pg-boss'

/**
 * Loaded into the built server by `node --import`. Journeys move its clock forward, so that a link
 * gets old without waiting, have a job done before its minute, and break or block its database, so
 * that requests fail.
 */

/** What a journey asks of the server. */
export interface ServerMessage {
  /** Puts the clock forward. */
  minutes?: number
  sql?: string
  /** Whether queries wait from now on. */
  isBlocked?: boolean
  /** A job that is done now, as at the next full minute. */
  job?: string
}

let minutesAhead = 0
let letDatabaseGoOn = async () => {}
const doJob = new Map<string, () => Promise<void>>()

/** The whole process follows: the server, its tokens and its database. */
function moveClock() {
  const realNow = Date.now
  const now = () => realNow() + minutesAhead * 60_000
  Date.now = now
  globalThis.Date = new Proxy(Date, {
    construct: (target, args, newTarget) =>
      Reflect.construct(target, args.length > 0 ? args : [now()], newTarget),
  })
}

/** Resolves with the server's database once it has run its first query. */
async function findDatabase(): Promise<PGlite> {
  const { PGlite } = await import('@electric-sql/pglite')
  const { query } = PGlite.prototype
  return new Promise((resolve) => {
    PGlite.prototype.query = function queryOnce(this: PGlite, ...args: Parameters<typeof query>) {
      resolve(this)
      PGlite.prototype.query = query
      return query.apply(this, args)
    } as typeof query
  })
}

/** Remembers who works on the server's jobs. */
async function findWorkers() {
  const { PgBoss } = await import('pg-boss')
  const { work } = PgBoss.prototype
  PgBoss.prototype.work = async function remember(this: PgBoss, ...args: Parameters<typeof work>) {
    const worker = await work.apply(this, args)
    const [name] = args
    doJob.set(name, async () => {
      await this.send(name, {})
      this.notifyWorker(worker)
    })
    return worker
  } as typeof work
}

/** PGlite has one connection: while a transaction is open, every other query waits. */
async function blockDatabase(database: PGlite) {
  const begun = Promise.withResolvers<void>()
  const over = Promise.withResolvers<void>()
  const transaction = database.transaction(async () => {
    begun.resolve()
    await over.promise
  })
  await begun.promise
  letDatabaseGoOn = async () => {
    over.resolve()
    await transaction
  }
}

if (isMainThread) {
  moveClock()
  const { promise: database, resolve } = Promise.withResolvers<PGlite>()
  findDatabase().then(resolve)
  findWorkers()
  process.on('message', async ({ minutes = 0, sql, isBlocked, job }: ServerMessage) => {
    minutesAhead += minutes
    if (sql !== undefined) await (await database).exec(sql)
    if (isBlocked === true) await blockDatabase(await database)
    if (isBlocked === false) await letDatabaseGoOn()
    if (job !== undefined) await doJob.get(job)?.()
    process.send?.('done')
  })
  // The channel alone must not keep a stopped server alive, nor a server without its journey.
  process.channel?.unref()
  process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'))
}
