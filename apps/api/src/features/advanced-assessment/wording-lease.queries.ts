import { eq } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { assessments } from '../../db/schema/assessments.ts'

/** Since when somebody has the next questions of an assessment worded; null when nobody does. */
export async function readWordingSince(tx: Db, assessmentId: string): Promise<Date | null> {
  const [found] = await tx
    .select({ since: assessments.wordingSince })
    .from(assessments)
    .where(eq(assessments.id, assessmentId))
  return found?.since ?? null
}

export async function setWordingSince(
  tx: Db,
  assessmentId: string,
  since: Date | null,
): Promise<void> {
  await tx.update(assessments).set({ wordingSince: since }).where(eq(assessments.id, assessmentId))
}
