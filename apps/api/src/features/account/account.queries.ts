import { eq, ne } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { users } from '../../db/schema/users.ts'

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

export async function findUser(db: Db, id: string) {
  const [user] = await db.select().from(users).where(eq(users.id, id))
  return user
}
