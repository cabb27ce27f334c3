import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { type Db as BossDb, type Job, PgBoss } from 'pg-boss'
import { createDailyWork, type DailyWork } from './daily-work.ts'
import type { Database, Db } from './database.ts'

export interface Jobs extends DailyWork {
  /** Within the transaction: the job exists exactly if what it is about does. */
  enqueue(name: string, data: object, transaction: Db, options?: JobOptions): Promise<void>
  /**
   * The same for a queue of unique jobs.
   * @returns false when a job of this key is waiting or running already
   */
  enqueueOnce(name: string, key: string, data: object, transaction: Db): Promise<boolean>
  /**
   * Within the transaction that erases: half a minute later the embedded database removes what was
   * erased from its files. Erasures until then share that work.
   */
  removeErasedSoon(transaction: Db): Promise<void>
  /** Runs the handler for each job, here or in another instance; a throw brings it back later. */
  work<Data extends object>(
    name: string,
    handler: (data: Data) => Promise<void>,
    options?: WorkOptions,
  ): Promise<void>
  /** Erases the jobs about this user, but for those that run at this moment. */
  forget(userId: string, transaction: Db): Promise<void>
  /** Has the queue looked at now instead of at its next turn, here; call it after the commit. */
  wake(name: string): void
  /** At every full minute, in one of the instances. */
  workEveryMinute(name: string, handler: () => Promise<void>): Promise<void>
  stop(): Promise<void>
}

export interface JobOptions {
  startAfter?: Date
}

export interface WorkOptions {
  retryLimit?: number
  /** First delay; it doubles with every try. */
  retryDelaySeconds?: number
  /** How often the queue is looked at. */
  pollSeconds?: number
  /** At most one job of a key waits or runs. */
  isUnique?: boolean
  /** At most one job waits, while another may run. */
  hasOneWaiting?: boolean
  /** Each job by itself, so many at the same time: for work that waits on others for long. */
  atOnce?: number
  /** Jobs that are taken together, and done at the same time: 10 by default. */
  inBatchesOf?: number
}

export interface JobsWatch {
  /** pg-boss reports objects that are no errors. */
  onError(error: unknown): void
  /** Around each try of a job. */
  inSpan?(queue: string, work: () => Promise<void>): Promise<void>
  /** After each try of a job. */
  onEnd?(queue: string, outcome: 'done' | 'failed'): void
}

/** What became of a job is of interest for an hour; it may name a user. */
const deleteAfterSeconds = 3600

/** A job whose process died sends no heartbeat, and another instance takes it over. */
const heartbeatSeconds = 20

/** Instances on PostgreSQL look this often for jobs without a heartbeat; PGlite has one instance. */
const superviseSeconds = { postgres: 10, pglite: 60 }

/** The embedded database has one process: a job marked active when it opens belongs to a dead one. */
const requeueOrphans = `update jobs.job set state = 'retry', start_after = now()
  where state = 'active' and retry_count < retry_limit`

export const removeErasedJob = 'remove-erased-rows'

/** An erasure is final within a minute: this, the work itself, and room for a busy server. */
const removeErasedAfterSeconds = 30

/** A backlog is worked off as fast as it goes; each job of a batch ends by itself. */
const batches = { batchSize: 10, burstWhenBatchFull: true, perJobResults: true } as const

interface Rows {
  execute: { rows: unknown[] }
  all: unknown
  values: unknown
}

/** Does what pg-boss's own adapter does, without building a Drizzle statement for each text. */
const within = ({ _: { session } }: Db): BossDb => ({
  executeSql: (text, params = []) =>
    session.prepareQuery<Rows>({ sql: text, params }, undefined, undefined, false).execute(),
})

async function settle<Data>(
  job: Job<Data>,
  handler: (data: Data) => Promise<void>,
  { onError, onEnd, inSpan = (_, work) => work() }: JobsWatch,
) {
  return inSpan(job.name, () => handler(job.data)).then(
    () => {
      onEnd?.(job.name, 'done')
      return { id: job.id, status: 'completed' as const }
    },
    (error: unknown) => {
      onError(error)
      onEnd?.(job.name, 'failed')
      return {
        id: job.id,
        status: 'failed' as const,
        output: { problem: error instanceof Error ? error.name : typeof error },
      }
    },
  )
}

/**
 * Durable jobs on the product's own database, shared by all instances.
 * @param options `takesWork` is false for a process that only leaves jobs for the instances
 */
export async function startJobs(
  database: Database,
  watch: JobsWatch,
  { takesWork = true }: { takesWork?: boolean } = {},
): Promise<Jobs> {
  const boss = new PgBoss({
    db: { executeSql: database.executeSql },
    schema: 'jobs',
    ...(database.engine === 'yugabytedb' && { backend: database.engine }),
    superviseIntervalSeconds: superviseSeconds[database.kind],
    monitorIntervalSeconds: superviseSeconds[database.kind],
    maintenanceIntervalSeconds: 3600,
    supervise: takesWork,
    schedule: takesWork,
  })
  boss.on('error', watch.onError)
  await boss.start()
  if (takesWork && database.kind === 'pglite') await database.executeSql(requeueOrphans)
  // Otherwise the jobs of an instance that died before this start would wait for the first interval.
  else if (takesWork) await boss.supervise()
  const workers = new Map<string, string>()
  const stopping = new AbortController()

  async function work<Data extends object>(
    name: string,
    handler: (data: Data) => Promise<void>,
    options: WorkOptions = {},
  ): Promise<void> {
    await boss.createQueue(name, {
      retryLimit: options.retryLimit ?? 8,
      retryDelay: options.retryDelaySeconds ?? 2,
      retryBackoff: true,
      heartbeatSeconds,
      deleteAfterSeconds,
      ...(options.isUnique && { policy: 'exclusive' }),
      ...(options.hasOneWaiting && { policy: 'short' }),
    })
    if (!takesWork) {
      // pg-boss reads the queue now: within a transaction the read would wait for PGlite's one connection.
      await boss.getJobById(name, randomUUID())
      return
    }
    const pollingIntervalSeconds = options.pollSeconds ?? 1
    const share = options.atOnce
      ? { batchSize: 1, localConcurrency: options.atOnce, perJobResults: true as const }
      : { ...batches, batchSize: options.inBatchesOf ?? batches.batchSize }
    const worker = await boss.work(
      name,
      { ...share, pollingIntervalSeconds },
      (jobs: Job<Data>[]) => Promise.all(jobs.map((job) => settle(job, handler, watch))),
    )
    workers.set(name, worker)
  }

  async function removeErasedSoon(transaction: Db): Promise<void> {
    if (database.kind !== 'pglite') return
    const db = within(transaction)
    await boss.send(removeErasedJob, {}, { db, startAfter: removeErasedAfterSeconds })
  }

  if (database.kind === 'pglite') {
    const options = { hasOneWaiting: true, pollSeconds: 5 }
    await work(removeErasedJob, () => database.removeErasedRows(), options)
  }
  return {
    ...createDailyWork(boss, database, { work, removeErasedSoon }, stopping.signal),
    work,
    removeErasedSoon,
    async enqueue(name, data, transaction, options = {}) {
      await boss.send(name, data, { db: within(transaction), ...options })
    },
    async enqueueOnce(name, singletonKey, data, transaction) {
      const id = await boss.send(name, data, { db: within(transaction), singletonKey })
      return id !== null
    },
    async forget(userId, transaction) {
      await transaction.execute(
        sql`delete from jobs.job where data->>'userId' = ${userId} and state <> 'active'`,
      )
    },
    wake(name) {
      const worker = workers.get(name)
      if (worker) boss.notifyWorker(worker)
    },
    async workEveryMinute(name, handler) {
      if (!takesWork) return
      await work(name, handler, { pollSeconds: 15, retryLimit: 0 })
      await boss.schedule(name, '* * * * *')
    },
    stop() {
      stopping.abort()
      return boss.stop({ graceful: true, timeout: 8_000 })
    },
  }
}
