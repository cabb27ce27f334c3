import { sql } from 'drizzle-orm'
import { setLiveTimeout } from '../lib/live-timeout.ts'
import type { Database } from './database.ts'

/**
 * Whether any query got its response within the given time: this one, or one before it in the queue.
 * @param milliseconds measured as in `setLiveTimeout`: time in which the process stood still hardly counts
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
