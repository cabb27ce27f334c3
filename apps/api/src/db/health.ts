import { sql } from 'drizzle-orm'
import type { Db } from './database.ts'

/** Whether the database answers within the given time. */
export async function respondsInTime(db: Db, milliseconds: number): Promise<boolean> {
  const answered = db.execute(sql`select 1`).then(
    () => true,
    () => false,
  )
  const tooLate = new Promise<false>((resolve) => {
    setTimeout(() => resolve(false), milliseconds).unref()
  })
  return Promise.race([answered, tooLate])
}
