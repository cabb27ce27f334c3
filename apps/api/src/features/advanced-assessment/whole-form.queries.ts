import { coreItems } from '@individua/instrument/items/core'
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { union } from 'drizzle-orm/pg-core'
import { batchReads } from '../../db/batch-reads.ts'
import type { Db } from '../../db/database.ts'
import { answers } from '../../db/schema/answers.ts'
import { askedQuestions } from '../../db/schema/asked-questions.ts'
import { assessments } from '../../db/schema/assessments.ts'
import type { AskedQuestion } from './advanced-assessment.queries.ts'

export type QuestionOfUser = AskedQuestion &
  Pick<typeof assessments.$inferSelect, 'kind' | 'language'>

/**
 * The questions of an assessment in their order, each with its answer if there is one. Those of the
 * fixed form are the same for everyone: only their answers are stored.
 */
export const findQuestions = batchReads<QuestionOfUser[]>(async (db, assessmentIds) => {
  const rows = await selectQuestions(db, inArray(assessments.id, assessmentIds))
  return Map.groupBy(rows, ({ assessmentId }) => assessmentId)
})

/** Everything a user was asked, by the age of the assessment. */
export async function findQuestionsOfUser(db: Db, userId: string): Promise<QuestionOfUser[]> {
  return selectQuestions(db, eq(assessments.userId, userId))
}

async function selectQuestions(db: Db, isWanted: SQL): Promise<QuestionOfUser[]> {
  const places = union(
    db
      .select({ assessmentId: askedQuestions.assessmentId, itemId: askedQuestions.itemId })
      .from(askedQuestions)
      .innerJoin(assessments, eq(assessments.id, askedQuestions.assessmentId))
      .where(isWanted),
    db
      .select({ assessmentId: answers.assessmentId, itemId: answers.itemId })
      .from(answers)
      .innerJoin(assessments, eq(assessments.id, answers.assessmentId))
      .where(isWanted),
  ).as('places')
  const ofPlace = (table: typeof askedQuestions | typeof answers) =>
    and(eq(table.assessmentId, places.assessmentId), eq(table.itemId, places.itemId))
  const rows = await db
    .select({
      id: sql<string>`coalesce(${askedQuestions.id}, ${places.itemId})`,
      assessmentId: places.assessmentId,
      itemId: places.itemId,
      step: askedQuestions.step,
      position: askedQuestions.position,
      shownOptionIds: askedQuestions.shownOptionIds,
      engine: sql<string>`coalesce(${askedQuestions.engine}, 'built-in')`,
      wording: askedQuestions.wording,
      draft: askedQuestions.draft,
      secondDraft: askedQuestions.secondDraft,
      choiceRound: sql<number>`coalesce(${askedQuestions.choiceRound}, 1)`,
      value: answers.value,
      secondValue: answers.secondValue,
      milliseconds: answers.milliseconds,
      isWithheld: answers.isWithheld,
      kind: assessments.kind,
      language: assessments.language,
      createdAt: assessments.createdAt,
    })
    .from(places)
    .innerJoin(assessments, eq(assessments.id, places.assessmentId))
    .leftJoin(askedQuestions, ofPlace(askedQuestions))
    .leftJoin(answers, ofPlace(answers))
  return rows
    .map((row) => ({ ...row, position: row.position ?? corePlaces.get(row.itemId) ?? 0 }))
    .toSorted(inOrder)
    .map(({ createdAt: _, ...row }) => row)
}

const corePlaces = new Map(coreItems.map(({ id }, index) => [id, index]))

interface Placed {
  createdAt: Date
  assessmentId: string
  step: number | null
  position: number
  choiceRound: number
}

function inOrder(one: Placed, other: Placed): number {
  return (
    one.createdAt.getTime() - other.createdAt.getTime() ||
    one.assessmentId.localeCompare(other.assessmentId) ||
    (one.step ?? 0) - (other.step ?? 0) ||
    one.position - other.position ||
    one.choiceRound - other.choiceRound
  )
}
