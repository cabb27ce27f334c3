import { sql } from 'drizzle-orm'
import type { Database } from './database.ts'

/** Whether a query came back within the given time: its own, or one that was before it in the queue. */
export async function respondsInTime(
  { db, responses }: Pick<Database, 'db' | 'responses'>,
  milliseconds: number,
): Promise<boolean> {
  const before = responses()
  const responded = db.execute(sql`select 1`).then(
    () => true,
    () => false,
  )
  const isQueueMoving = new Promise<boolean>((resolve) => {
    setTimeout(() => resolve(responses() > before), milliseconds).unref()
  })
  return Promise.race([responded, isQueueMoving])
}
