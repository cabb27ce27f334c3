import { and, asc, eq, exists, inArray, isNotNull, ne, or } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { answers } from '../../db/schema/answers.ts'
import { assessments } from '../../db/schema/assessments.ts'
import { results } from '../../db/schema/results.ts'
import type { PoolEntry } from './pool.service.ts'

/**
 * The assessments of a user that are answered as a whole: their answers are stored all at once, but
 * for an advanced one, which has a result then.
 *
 * @param alsoId an advanced assessment whose result is being made
 */
export async function findAnsweredAssessments(
  db: Db,
  userId: string,
  alsoId: string | undefined,
): Promise<PoolEntry[]> {
  const hasAnswers = db
    .select({ id: answers.itemId })
    .from(answers)
    .where(eq(answers.assessmentId, assessments.id))
  const hasResult = db
    .select({ id: results.id })
    .from(results)
    .where(eq(results.assessmentId, assessments.id))
  const rows = await db
    .select({
      id: assessments.id,
      kind: assessments.kind,
      basicAssessmentId: assessments.basicAssessmentId,
      answeredAt: assessments.submittedAt,
    })
    .from(assessments)
    .where(
      and(
        eq(assessments.userId, userId),
        exists(hasAnswers),
        or(
          ne(assessments.kind, 'advanced'),
          exists(hasResult),
          ...(alsoId === undefined ? [] : [eq(assessments.id, alsoId)]),
        ),
      ),
    )
    .orderBy(asc(assessments.submittedAt))
  return rows.flatMap(({ kind, ...row }) => (kind === 'detailed' ? [] : [{ kind, ...row }]))
}

/** The ratings of open answers that results of these assessments were scored with. */
export async function findRatedTexts(db: Db, assessmentIds: readonly string[]) {
  const rows = await db
    .select({ assessmentId: results.assessmentId, ratings: results.ratings })
    .from(results)
    .where(and(inArray(results.assessmentId, [...assessmentIds]), isNotNull(results.ratings)))
  return new Map(rows.map(({ assessmentId, ratings }) => [assessmentId, ratings ?? []]))
}

/** The basic assessment that an advanced one goes on from. */
export async function findBasicOf(db: Db, assessmentId: string): Promise<string | undefined> {
  const [found] = await db
    .select({ basicAssessmentId: assessments.basicAssessmentId })
    .from(assessments)
    .where(eq(assessments.id, assessmentId))
  return found?.basicAssessmentId ?? undefined
}
