import { inArray, ne, sql } from 'drizzle-orm'
import { batchReads } from '../db/batch-reads.ts'
import type { Db } from '../db/database.ts'
import { users } from '../db/schema/users.ts'

/** @returns false when the user was there, or another request was first */
export async function insertUser(db: Db, user: typeof users.$inferInsert): Promise<boolean> {
  const [stored] = await db
    .insert(users)
    .values(user)
    .onConflictDoUpdate({
      target: users.id,
      set: { email: user.email },
      setWhere: ne(users.email, user.email),
    })
    // A row that was there has the number of the transaction that replaced it.
    .returning({ isNew: sql<boolean>`xmax = 0` })
  return stored?.isNew === true
}

export const findUser = batchReads(async (db, ids) => {
  const found = await db.select().from(users).where(inArray(users.id, ids))
  return new Map(found.map((user) => [user.id, user]))
})
