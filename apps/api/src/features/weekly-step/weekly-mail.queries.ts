import { eq, lte } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { users } from '../../db/schema/users.ts'
import { weeklyMails } from '../../db/schema/weekly-mails.ts'

export async function findWeeklyMail(db: Db, userId: string) {
  const [found] = await db.select().from(weeklyMails).where(eq(weeklyMails.userId, userId))
  return found
}

/** Asked for again, it keeps its day and takes the new language. */
export async function insertWeeklyMail(
  db: Db,
  wanted: typeof weeklyMails.$inferInsert,
): Promise<void> {
  const { language } = wanted
  await db
    .insert(weeklyMails)
    .values(wanted)
    .onConflictDoUpdate({ target: weeklyMails.userId, set: { language } })
}

export async function deleteWeeklyMail(db: Db, userId: string): Promise<void> {
  await db.delete(weeklyMails).where(eq(weeklyMails.userId, userId))
}

/** Whose mail is due; another instance that looks at the same moment gets others. */
export async function lockDueMails(tx: Db, now: Date, count: number) {
  return tx
    .select({ mail: weeklyMails, email: users.email, registeredAt: users.registeredAt })
    .from(weeklyMails)
    .innerJoin(users, eq(users.id, weeklyMails.userId))
    .where(lte(weeklyMails.nextAt, now))
    .orderBy(weeklyMails.nextAt)
    .limit(count)
    .for('update', { of: weeklyMails, skipLocked: true })
}

export async function moveNextMail(tx: Db, userId: string, nextAt: Date): Promise<void> {
  await tx.update(weeklyMails).set({ nextAt }).where(eq(weeklyMails.userId, userId))
}
