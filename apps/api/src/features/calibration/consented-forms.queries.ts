import { coreItems } from '@individua/instrument/items/core'
import { openPrompts } from '@individua/instrument/items/prompts'
import { and, asc, desc, eq, exists, inArray, isNull, not, notInArray, or, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db } from '../../db/database.ts'
import { answers } from '../../db/schema/answers.ts'
import { askedQuestions } from '../../db/schema/asked-questions.ts'
import { assessments } from '../../db/schema/assessments.ts'
import { calibrationConsents } from '../../db/schema/calibration-consents.ts'

const lastStep = 3

const itsAnswer = and(
  eq(answers.assessmentId, askedQuestions.assessmentId),
  eq(answers.itemId, askedQuestions.itemId),
)

/**
 * The newest complete advanced assessment of each user whose consent holds, at most so many. Ids are
 * random, so their order tells nothing of users or time.
 */
export async function findConsentedAssessments(db: Db, most: number): Promise<string[]> {
  const asked = (condition: ReturnType<typeof and>) =>
    db
      .select({ id: askedQuestions.id })
      .from(askedQuestions)
      .leftJoin(answers, itsAnswer)
      .where(and(eq(askedQuestions.assessmentId, assessments.id), condition))
  const newest = db
    .selectDistinctOn([assessments.userId], { id: assessments.id })
    .from(assessments)
    .innerJoin(calibrationConsents, eq(calibrationConsents.userId, assessments.userId))
    .where(
      and(
        isNull(calibrationConsents.revokedAt),
        eq(assessments.kind, 'advanced'),
        exists(asked(eq(askedQuestions.step, lastStep))),
        not(exists(asked(isNull(answers.itemId)))),
      ),
    )
    .orderBy(assessments.userId, desc(assessments.createdAt), desc(assessments.id))
    .as('newest')
  const found = await db.select({ id: newest.id }).from(newest).orderBy(asc(newest.id)).limit(most)
  return found.map(({ id }) => id)
}

const coreIds = coreItems.map(({ id }) => id).join()

const basic = alias(assessments, 'basic')

/**
 * What was chosen and rated in these assessments and in the basic ones they go on from, form by form,
 * in the order it was asked. No open answer is read, nor any time.
 */
export async function findClosedAnswersOf(db: Db, assessmentIds: readonly string[]) {
  return (
    db
      .select({
        formId: assessments.id,
        language: assessments.language,
        itemId: answers.itemId,
        value: answers.value,
        secondValue: answers.secondValue,
        shownOptionIds: askedQuestions.shownOptionIds,
      })
      .from(assessments)
      .innerJoin(basic, eq(basic.id, assessments.basicAssessmentId))
      .innerJoin(
        answers,
        or(eq(answers.assessmentId, assessments.id), eq(answers.assessmentId, basic.id)),
      )
      // What the fixed form asks is not stored.
      .leftJoin(askedQuestions, itsAnswer)
      .where(
        and(
          inArray(assessments.id, [...assessmentIds]),
          notInArray(
            answers.itemId,
            openPrompts.map(({ id }) => id),
          ),
        ),
      )
      .orderBy(
        asc(assessments.id),
        sql`${askedQuestions.step} nulls first`,
        asc(askedQuestions.position),
        sql`array_position(string_to_array(${coreIds}, ',')::uuid[], ${answers.itemId})`,
      )
  )
}

export type ClosedAnswer = Awaited<ReturnType<typeof findClosedAnswersOf>>[number]
