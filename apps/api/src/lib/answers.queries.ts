import { sql } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { answers } from '../db/schema/answers.ts'

type NewAnswer = Omit<typeof answers.$inferInsert, 'assessmentId' | 'answeredAt'>

/** Stores the answers of one form as they are now, in place of earlier answers to the same items. */
export async function upsertAnswers(
  tx: Db,
  assessmentId: string,
  given: readonly NewAnswer[],
  answeredAt: Date,
): Promise<void> {
  await tx
    .insert(answers)
    .values(given.map((answer) => ({ ...answer, assessmentId, answeredAt })))
    .onConflictDoUpdate({
      target: [answers.assessmentId, answers.itemId],
      set: {
        value: sql`excluded.value`,
        secondValue: sql`excluded.second_value`,
        milliseconds: sql`excluded.milliseconds`,
        isWithheld: sql`excluded.is_withheld`,
        answeredAt: sql`excluded.answered_at`,
      },
    })
}
