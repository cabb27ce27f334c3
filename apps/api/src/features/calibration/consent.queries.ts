import { and, eq, isNull } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { calibrationConsents } from '../../db/schema/calibration-consents.ts'

const holdsFor = (userId: string) =>
  and(eq(calibrationConsents.userId, userId), isNull(calibrationConsents.revokedAt))

/** The consent that holds, if there is one. */
export async function findConsent(db: Db, userId: string) {
  const [found] = await db.select().from(calibrationConsents).where(holdsFor(userId))
  return found
}

/** A consent that holds already stays as it is, with its moment and its wording. */
export async function insertConsent(
  db: Db,
  consent: Omit<typeof calibrationConsents.$inferInsert, 'revokedAt'>,
): Promise<void> {
  await db.insert(calibrationConsents).values(consent).onConflictDoNothing()
}

export async function revokeConsent(db: Db, userId: string, revokedAt: Date): Promise<void> {
  await db.update(calibrationConsents).set({ revokedAt }).where(holdsFor(userId))
}
