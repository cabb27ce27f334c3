import { sql } from 'drizzle-orm'
import type { Db } from './database.ts'

/** Lets one request at a time work on what belongs to this owner, until the transaction ends. */
export async function lockOwner(tx: Db, owner: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${owner}, 0))`)
}
