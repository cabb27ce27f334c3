import { sql } from 'drizzle-orm'
import type { Db } from './database.ts'

/** Whether the database responds within the given time. */
export async function respondsInTime(db: Db, milliseconds: number): Promise<boolean> {
  const responded = db.execute(sql`select 1`).then(
    () => true,
    () => false,
  )
  const tooLate = new Promise<false>((resolve) => {
    setTimeout(() => resolve(false), milliseconds).unref()
  })
  return Promise.race([responded, tooLate])
}
