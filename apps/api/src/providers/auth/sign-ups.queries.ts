import { eq, lt } from 'drizzle-orm'
import { deleteBatch } from '../../db/clean-up.ts'
import type { Db } from '../../db/database.ts'
import { signUps } from '../../db/schema/sign-ups.ts'
import { users } from '../../db/schema/users.ts'

/** Records which email a uid was shown for. */
export async function insertSignUp(db: Db, uid: string, email: string): Promise<void> {
  await db.insert(signUps).values({ uid, email, isKnown: false }).onConflictDoNothing()
}

/** The record of a uid; `isKnown` also once its user has been here with a session. */
export async function findSignUp(
  db: Db,
  uid: string,
): Promise<{ email: string; isKnown: boolean } | undefined> {
  const [row] = await db
    .select({ email: signUps.email, isKnown: signUps.isKnown, userId: users.id })
    .from(signUps)
    .leftJoin(users, eq(users.id, signUps.uid))
    .where(eq(signUps.uid, uid))
  return row && { email: row.email, isKnown: row.isKnown || row.userId !== null }
}

/** @returns how many there were, at most `most` */
export function deleteSignUpsBefore(db: Db, moment: Date, most: number): Promise<number> {
  const where = lt(signUps.createdAt, moment)
  const order = [signUps.createdAt]
  return deleteBatch(db, { table: signUps, key: [signUps.uid], where, order }, most)
}
