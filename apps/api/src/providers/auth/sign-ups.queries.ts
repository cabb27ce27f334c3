import { eq, lt } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { signUps } from '../../db/schema/sign-ups.ts'

/** Records which address a uid was shown for. */
export async function insertSignUp(db: Db, uid: string, email: string): Promise<void> {
  await db.insert(signUps).values({ uid, email, isKnown: false }).onConflictDoNothing()
}

export async function markSignUpKnown(db: Db, uid: string): Promise<void> {
  await db.update(signUps).set({ isKnown: true }).where(eq(signUps.uid, uid))
}

export async function findSignUp(db: Db, uid: string) {
  const [signUp] = await db.select().from(signUps).where(eq(signUps.uid, uid))
  return signUp
}

export async function deleteSignUpsBefore(db: Db, moment: Date): Promise<void> {
  await db.delete(signUps).where(lt(signUps.createdAt, moment))
}
