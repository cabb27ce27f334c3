import { coreItems, instrumentVersion } from '@individua/instrument/items/core'
import { and, asc, count, desc, eq, gt, inArray, isNotNull, notInArray, or, sql } from 'drizzle-orm'
import { union } from 'drizzle-orm/pg-core'
import type { Db } from '../../db/database.ts'
import { answers } from '../../db/schema/answers.ts'
import { askedQuestions } from '../../db/schema/asked-questions.ts'
import { assessments, isChosen } from '../../db/schema/assessments.ts'
import { results } from '../../db/schema/results.ts'
import { upsertAnswers } from '../../lib/answers.queries.ts'

export type NewQuestion = Omit<typeof askedQuestions.$inferInsert, 'id' | 'draft' | 'secondDraft'>
export type NewAnswer = typeof answers.$inferInsert

const asked = {
  id: askedQuestions.id,
  assessmentId: askedQuestions.assessmentId,
  itemId: askedQuestions.itemId,
  step: askedQuestions.step,
  position: askedQuestions.position,
  shownOptionIds: askedQuestions.shownOptionIds,
  engine: askedQuestions.engine,
  wording: askedQuestions.wording,
  draft: askedQuestions.draft,
  secondDraft: askedQuestions.secondDraft,
  choiceRound: askedQuestions.choiceRound,
  value: answers.value,
  secondValue: answers.secondValue,
  milliseconds: answers.milliseconds,
  isWithheld: answers.isWithheld,
}

const itsAnswer = and(
  eq(answers.assessmentId, askedQuestions.assessmentId),
  eq(answers.itemId, askedQuestions.itemId),
)

const advanced = {
  id: assessments.id,
  basicAssessmentId: assessments.basicAssessmentId,
  language: assessments.language,
  startedAt: assessments.createdAt,
  hasResult: sql<boolean>`${results.id} is not null`,
}

export async function findAdvanced(db: Db, id: string) {
  const [found] = await db
    .select(advanced)
    .from(assessments)
    .leftJoin(results, eq(results.assessmentId, assessments.id))
    .where(and(eq(assessments.id, id), eq(assessments.kind, 'advanced')))
  return found
}

export async function findNewestAdvanced(db: Db, userId: string) {
  const [found] = await db
    .select(advanced)
    .from(assessments)
    .leftJoin(results, eq(results.assessmentId, assessments.id))
    .where(and(eq(assessments.userId, userId), eq(assessments.kind, 'advanced')))
    .orderBy(desc(assessments.createdAt), desc(assessments.id))
    .limit(1)
  return found
}

/** The newest advanced assessment of a user that has its result. */
export async function findNewestFinished(db: Db, userId: string) {
  const [found] = await db
    .select({ id: assessments.id, submittedAt: assessments.submittedAt })
    .from(assessments)
    .innerJoin(results, eq(results.assessmentId, assessments.id))
    .where(and(eq(assessments.userId, userId), eq(assessments.kind, 'advanced')))
    .orderBy(desc(assessments.createdAt), desc(assessments.id))
    .limit(1)
  return found
}

export async function insertAdvanced(
  tx: Db,
  advanced: { userId: string; basicAssessmentId: string; language: string; startedAt: Date },
): Promise<string> {
  const { startedAt, ...of } = advanced
  const [inserted] = await tx
    .insert(assessments)
    .values({
      ...of,
      kind: 'advanced',
      instrumentVersion,
      createdAt: startedAt,
      submittedAt: startedAt,
    })
    .returning({ id: assessments.id })
  if (!inserted) throw new Error('The assessment could not be stored')
  return inserted.id
}

/**
 * The questions of one assessment in their order, each with its answer if there is one. A position
 * whose question was chosen anew has both until its step is submitted; `currentQuestions` picks one.
 */
export async function findAskedQuestions(db: Db, assessmentId: string) {
  return db
    .select(asked)
    .from(askedQuestions)
    .leftJoin(answers, itsAnswer)
    .where(eq(askedQuestions.assessmentId, assessmentId))
    .orderBy(
      asc(askedQuestions.step),
      asc(askedQuestions.position),
      asc(askedQuestions.choiceRound),
    )
}

/**
 * Items that a user was asked since a moment, answered or not.
 * @param kinds of assessments
 */
export async function findItemsAsked(
  db: Db,
  userId: string,
  since: Date,
  kinds: readonly (typeof assessments.$inferSelect)['kind'][],
): Promise<string[]> {
  const isRecent = and(
    eq(assessments.userId, userId),
    inArray(assessments.kind, [...kinds]),
    or(gt(assessments.submittedAt, since), gt(assessments.createdAt, since)),
  )
  // What the fixed form asks is not stored, only its answers.
  const rows = await union(
    db
      .select({ itemId: askedQuestions.itemId })
      .from(askedQuestions)
      .innerJoin(assessments, eq(assessments.id, askedQuestions.assessmentId))
      .where(isRecent),
    db
      .select({ itemId: answers.itemId })
      .from(answers)
      .innerJoin(assessments, eq(assessments.id, answers.assessmentId))
      .where(isRecent),
  )
  return rows.map(({ itemId }) => itemId)
}

export type AskedQuestion = Awaited<ReturnType<typeof findAskedQuestions>>[number]

/** Which of these are questions of this user's advanced assessments, and of which step. */
export async function findLocations(db: Db, userId: string, questionIds: readonly string[]) {
  return db
    .select({
      id: askedQuestions.id,
      assessmentId: askedQuestions.assessmentId,
      step: askedQuestions.step,
    })
    .from(askedQuestions)
    .innerJoin(assessments, eq(assessments.id, askedQuestions.assessmentId))
    .where(
      and(
        inArray(askedQuestions.id, [...questionIds]),
        eq(assessments.userId, userId),
        isNotNull(askedQuestions.step),
      ),
    )
}

export async function insertQuestions(tx: Db, questions: readonly NewQuestion[]): Promise<void> {
  await tx.insert(askedQuestions).values([...questions])
}

/** The answers of a step as they are now; what was begun is done. */
export async function storeAnswers(
  tx: Db,
  assessmentId: string,
  given: readonly Omit<NewAnswer, 'assessmentId'>[],
  answeredAt: Date,
): Promise<void> {
  await upsertAnswers(tx, assessmentId, given, answeredAt)
  const itemIds = given.map(({ itemId }) => itemId)
  await tx
    .update(askedQuestions)
    .set({ draft: null, secondDraft: null })
    .where(
      and(eq(askedQuestions.assessmentId, assessmentId), inArray(askedQuestions.itemId, itemIds)),
    )
  await tx
    .update(assessments)
    .set({ submittedAt: answeredAt })
    .where(eq(assessments.id, assessmentId))
}

export async function updateDraft(
  tx: Db,
  questionId: string,
  draft: { draft: string | null; secondDraft: string | null },
): Promise<void> {
  await tx.update(askedQuestions).set(draft).where(eq(askedQuestions.id, questionId))
}

export async function deleteQuestions(tx: Db, questionIds: readonly string[]): Promise<void> {
  if (questionIds.length === 0) return
  await tx.delete(askedQuestions).where(inArray(askedQuestions.id, [...questionIds]))
}

const coreIds = coreItems.map(({ id }) => id)

/** How often each item was asked beyond the core, which everyone is asked. */
export async function countAskedItems(db: Db, newest: number): Promise<Map<string, number>> {
  const counting = db
    .select({ id: assessments.id })
    .from(assessments)
    .where(isChosen)
    .orderBy(desc(assessments.createdAt))
    .limit(newest)
  const counted = await db
    .select({ itemId: askedQuestions.itemId, times: count() })
    .from(askedQuestions)
    .where(
      and(
        inArray(askedQuestions.assessmentId, counting),
        notInArray(askedQuestions.itemId, coreIds),
      ),
    )
    .groupBy(askedQuestions.itemId)
  return new Map(counted.map(({ itemId, times }) => [itemId, times]))
}
