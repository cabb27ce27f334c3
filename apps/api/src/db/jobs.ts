import { sql } from 'drizzle-orm'
import { fromDrizzle, PgBoss } from 'pg-boss'
import type { Database, Db } from './database.ts'

export interface Jobs {
  /** Within the transaction: the job exists exactly if what it is about does. */
  enqueue(name: string, data: object, transaction: Db, options?: JobOptions): Promise<void>
  /** Runs the handler for each job, here or in another instance; a throw brings it back later. */
  work<Data extends object>(
    name: string,
    handler: (data: Data) => Promise<void>,
    options?: WorkOptions,
  ): Promise<void>
  /** Once a day and at every start. */
  workDaily(name: string, handler: () => Promise<void>): Promise<void>
  stop(): Promise<void>
}

export interface JobOptions {
  startAfter?: Date
}

export interface WorkOptions {
  retryLimit?: number
  /** First delay; it doubles with every try. */
  retryDelaySeconds?: number
}

const pollSeconds = 1

/** Durable jobs on the product's own database, shared by all instances. */
export async function startJobs(
  database: Database,
  onError: (error: Error) => void,
): Promise<Jobs> {
  const boss = new PgBoss({
    db: { executeSql: database.executeSql },
    schema: 'jobs',
    superviseIntervalSeconds: 300,
    maintenanceIntervalSeconds: 3600,
  })
  boss.on('error', onError)
  await boss.start()

  const work: Jobs['work'] = async (name, handler, options = {}) => {
    await boss.createQueue(name, {
      retryLimit: options.retryLimit ?? 8,
      retryDelay: options.retryDelaySeconds ?? 2,
      retryBackoff: true,
    })
    await boss.work<object>(name, { pollingIntervalSeconds: pollSeconds }, async (jobs) => {
      for (const job of jobs) await handler(job.data as Parameters<typeof handler>[0])
    })
  }

  return {
    work,
    async enqueue(name, data, transaction, options = {}) {
      await boss.send(name, data, { db: fromDrizzle(transaction, sql), ...options })
    },
    async workDaily(name, handler) {
      await work(name, handler)
      await boss.schedule(name, '17 3 * * *')
      await handler()
    },
    stop: () => boss.stop({ graceful: true, timeout: 8_000 }),
  }
}
