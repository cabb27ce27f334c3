import type { PgBoss } from 'pg-boss'
import { type CleanBatch, cleanUp, longestCleanUpMs } from './clean-up.ts'
import type { Database } from './database.ts'
import type { Jobs } from './jobs.ts'

export interface DailyWork {
  /** Once a day, and soon after `startDailyWork`. */
  workDaily(
    name: string,
    handler: () => Promise<unknown>,
    options?: { firstAfterSeconds?: number },
  ): Promise<void>
  /**
   * As `workDaily`: deletes in batches, on connections of its own.
   * @param options whether the rows tell of people: they are then removed from the files too
   */
  cleanDaily(
    name: string,
    parts: readonly CleanBatch[],
    options?: { erases?: boolean },
  ): Promise<void>
  /** Call it once requests are served: the first daily work waits for it, and no start waits for that. */
  startDailyWork(): Promise<void>
}

/** The job outlives its work, which ends by itself. */
const expiry = { expireInSeconds: (2 * longestCleanUpMs) / 1000 }

/** Daily work leaves the first requests after a start alone. */
const defaultFirstAfterSeconds = 10

/** @param stopping ends clean-ups after the batch that is under way */
export function createDailyWork(
  boss: Pick<PgBoss, 'schedule' | 'send'>,
  { background, db }: Pick<Database, 'background' | 'db'>,
  { work, removeErasedSoon }: Pick<Jobs, 'work' | 'removeErasedSoon'>,
  stopping: AbortSignal,
): DailyWork {
  const firstAfter = new Map<string, number>()

  const workDaily: DailyWork['workDaily'] = async (name, handler, options = {}) => {
    const run = async () => {
      await handler()
    }
    await work(name, run, { pollSeconds: 60, isUnique: true })
    await boss.schedule(name, '17 3 * * *', {}, expiry)
    firstAfter.set(name, options.firstAfterSeconds ?? defaultFirstAfterSeconds)
  }
  return {
    workDaily,
    async cleanDaily(name, parts, { erases = false } = {}) {
      await workDaily(name, async () => {
        const cleaned = await cleanUp(background, parts, stopping)
        if (erases && cleaned > 0) await removeErasedSoon(db)
      })
    },
    async startDailyWork() {
      for (const [name, startAfter] of firstAfter) {
        await boss.send(name, {}, { ...expiry, startAfter, singletonKey: 'at-start' })
      }
    },
  }
}
