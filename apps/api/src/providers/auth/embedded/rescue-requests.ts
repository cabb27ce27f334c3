import type { Db } from '../../../db/database.ts'
import type { Jobs } from '../../../db/jobs.ts'
import type { LinkMailer } from '../create-auth-provider.ts'
import { findWaitingRequests } from './link-requests.queries.ts'

const queue = 'serve-link-request'

/** One job rescues what is asked for within this time, in milliseconds. */
const window = 5_000

/**
 * Then the last request of the window is committed, for a transaction takes ten seconds at most.
 * Normally its own process has served it long before.
 */
const rescueAfter = window + 10_000

/** Read at a time. */
const pageSize = 50

interface Rescue {
  db: Db
  jobs: Pick<Jobs, 'enqueue' | 'work'>
  mailing: Pick<LinkMailer, 'deliver'>
  serve(requestId: string): Promise<void>
}

/**
 * The safety net behind requests for a link. Their own process serves them at once; should it end
 * before, a job serves all that wait. A job for each request would cost as much as the request.
 * @returns what queues the job unless one of this process is there already
 */
export async function startRescue({ db, jobs, mailing, serve }: Rescue) {
  let coveredUntil = 0
  await jobs.work<{ requestId: string }>(queue, async ({ requestId }) => {
    await serveWaiting(db, serve)
    // An earlier version left the mail of this request without a job of its own.
    await mailing.deliver(requestId)
  })
  return async (transaction: Db, requestId: string): Promise<() => void> => {
    const now = Date.now()
    if (now < coveredUntil) return () => {}
    const startAfter = new Date(now + rescueAfter)
    await jobs.enqueue(queue, { requestId }, transaction, { startAfter })
    return () => {
      coveredUntil = now + window
    }
  }
}

/** One that fails keeps no other one waiting. @throws what the first one that failed threw */
async function serveWaiting(db: Db, serve: Rescue['serve']): Promise<void> {
  const failed = new Map<string, unknown>()
  const findNext = () => findWaitingRequests(db, { except: [...failed.keys()], most: pageSize })
  for (let ids = await findNext(); ids.length > 0; ids = await findNext()) {
    await Promise.all(ids.map((id) => serve(id).catch((error) => failed.set(id, error))))
  }
  for (const error of failed.values()) throw error
}
