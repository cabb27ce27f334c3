import { instrumentVersion } from '@individua/instrument/items/core'
import { and, desc, eq, inArray, notExists } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { answers } from '../../db/schema/answers.ts'
import { askedQuestions } from '../../db/schema/asked-questions.ts'
import { assessments } from '../../db/schema/assessments.ts'

type Kind = 'lot' | 'daily'

/** The newest form of a kind that has no answers. */
export async function findOpenFurther(
  db: Db,
  userId: string,
  kind: Kind,
): Promise<string | undefined> {
  const answered = db
    .select({ itemId: answers.itemId })
    .from(answers)
    .where(eq(answers.assessmentId, assessments.id))
  const [found] = await db
    .select({ id: assessments.id })
    .from(assessments)
    .where(and(eq(assessments.userId, userId), eq(assessments.kind, kind), notExists(answered)))
    .orderBy(desc(assessments.createdAt), desc(assessments.id))
    .limit(1)
  return found?.id
}

/** When the newest answered form of a kind was answered. */
export async function findLastAnsweredAt(
  db: Db,
  userId: string,
  kind: Kind,
): Promise<Date | undefined> {
  const [found] = await db
    .select({ answeredAt: answers.answeredAt })
    .from(answers)
    .innerJoin(assessments, eq(assessments.id, answers.assessmentId))
    .where(and(eq(assessments.userId, userId), eq(assessments.kind, kind)))
    .orderBy(desc(answers.answeredAt))
    .limit(1)
  return found?.answeredAt
}

export async function insertFurther(
  tx: Db,
  form: { id: string; kind: Kind; userId: string; language: string },
  askedAt: Date,
): Promise<void> {
  await tx
    .insert(assessments)
    .values({ ...form, instrumentVersion, createdAt: askedAt, submittedAt: askedAt })
}

/** The kind of the form that asked a question of this user. */
export async function findFormKind(db: Db, userId: string, questionId: string) {
  const [found] = await db
    .select({ kind: assessments.kind })
    .from(askedQuestions)
    .innerJoin(assessments, eq(assessments.id, askedQuestions.assessmentId))
    .where(and(eq(askedQuestions.id, questionId), eq(assessments.userId, userId)))
  return found?.kind
}

/** Which of these are questions of this user's forms of a kind. */
export async function findFurtherLocations(
  db: Db,
  userId: string,
  kind: Kind,
  questionIds: readonly string[],
) {
  return db
    .select({ id: askedQuestions.id, assessmentId: askedQuestions.assessmentId })
    .from(askedQuestions)
    .innerJoin(assessments, eq(assessments.id, askedQuestions.assessmentId))
    .where(
      and(
        inArray(askedQuestions.id, [...questionIds]),
        eq(assessments.userId, userId),
        eq(assessments.kind, kind),
      ),
    )
}
