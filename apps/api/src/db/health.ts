import { sql } from 'drizzle-orm'
import { setLiveTimeout } from '../lib/live-timeout.ts'
import type { Database } from './database.ts'

/**
 * Whether a query came back within the given time: its own, or one that was before it in the queue.
 * @param milliseconds in which the event loop turns: a process that stood still first reads what came
 */
export async function respondsInTime(
  { db, responses }: Pick<Database, 'db' | 'responses'>,
  milliseconds: number,
): Promise<boolean> {
  const before = responses()
  let cancel = () => {}
  const isQueueMoving = new Promise<boolean>((resolve) => {
    cancel = setLiveTimeout(() => resolve(responses() > before), milliseconds)
  })
  const responded = db.execute(sql`select 1`).then(
    () => true,
    () => false,
  )
  return Promise.race([responded, isQueueMoving]).finally(cancel)
}
