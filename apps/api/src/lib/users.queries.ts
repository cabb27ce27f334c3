import { inArray, ne } from 'drizzle-orm'
import { batchReads } from '../db/batch-reads.ts'
import type { Db } from '../db/database.ts'
import { users } from '../db/schema/users.ts'

export async function insertUser(db: Db, user: typeof users.$inferInsert): Promise<void> {
  await db
    .insert(users)
    .values(user)
    .onConflictDoUpdate({
      target: users.id,
      set: { email: user.email },
      setWhere: ne(users.email, user.email),
    })
}

export const findUser = batchReads(async (db, ids) => {
  const found = await db.select().from(users).where(inArray(users.id, ids))
  return new Map(found.map((user) => [user.id, user]))
})
