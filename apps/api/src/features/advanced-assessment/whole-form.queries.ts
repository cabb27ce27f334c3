import { coreItems } from '@individua/instrument/items/core'
import { eq, getTableColumns, inArray, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
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
  const questions = await selectQuestions(db, inArray(assessments.id, assessmentIds))
  return Map.groupBy(questions, ({ assessmentId }) => assessmentId)
})

/** Everything a user was asked, by the age of the assessment. */
export async function findQuestionsOfUser(db: Db, userId: string): Promise<QuestionOfUser[]> {
  return selectQuestions(db, eq(assessments.userId, userId))
}

type StoredQuestion = Omit<typeof askedQuestions.$inferSelect, 'assessmentId'>
type StoredAnswer = Pick<
  typeof answers.$inferSelect,
  'itemId' | 'value' | 'secondValue' | 'milliseconds' | 'isWithheld'
>

/** One row for each assessment: a row for each question costs a reader several times as much. */
async function selectQuestions(db: Db, isWanted: SQL): Promise<QuestionOfUser[]> {
  const { assessmentId: _, ...questionColumns } = getTableColumns(askedQuestions)
  const { itemId, value, secondValue, milliseconds, isWithheld } = answers
  const answerColumns = { itemId, value, secondValue, milliseconds, isWithheld }
  const asked = db
    .select({ rows: rowsAsJson<StoredQuestion>(questionColumns).as('asked_rows') })
    .from(askedQuestions)
    .where(eq(askedQuestions.assessmentId, assessments.id))
    .as('asked')
  const given = db
    .select({ rows: rowsAsJson<StoredAnswer>(answerColumns).as('given_rows') })
    .from(answers)
    .where(eq(answers.assessmentId, assessments.id))
    .as('given')
  const forms = await db
    .select({
      assessmentId: assessments.id,
      kind: assessments.kind,
      language: assessments.language,
      createdAt: assessments.createdAt,
      asked: asked.rows,
      given: given.rows,
    })
    .from(assessments)
    .leftJoinLateral(asked, sql`true`)
    .leftJoinLateral(given, sql`true`)
    .where(isWanted)
  return forms
    .toSorted(byAge)
    .flatMap(({ createdAt: _, asked, given, ...form }) =>
      withAnswers(asked ?? [], given ?? []).map((question) => ({ ...question, ...form })),
    )
}

const rowsAsJson = <Row>(columns: Record<string, PgColumn>) => {
  const fields = Object.entries(columns).map(
    ([name, column]) => sql`${sql.raw(`'${name}'`)}, ${column}`,
  )
  return sql<Row[] | null>`json_agg(json_build_object(${sql.join(fields, sql`, `)}))`
}

type Aged = Pick<QuestionOfUser, 'assessmentId'> & { createdAt: Date }

function byAge(one: Aged, other: Aged): number {
  return (
    one.createdAt.getTime() - other.createdAt.getTime() ||
    one.assessmentId.localeCompare(other.assessmentId)
  )
}

/** Answers to what was not asked by a row of its own are those of the fixed form. */
function withAnswers(asked: readonly StoredQuestion[], given: readonly StoredAnswer[]) {
  const byItem = new Map(given.map((answer) => [answer.itemId, answer]))
  const answered = asked.map((question) => ({
    ...question,
    ...(byItem.get(question.itemId) ?? noAnswer),
  }))
  for (const { itemId } of asked) byItem.delete(itemId)
  const ofCore = [...byItem.values()].map((answer) => ({
    ...coreQuestion(answer.itemId),
    ...answer,
  }))
  return [...answered, ...ofCore].toSorted(inOrder)
}

const noAnswer = { value: null, secondValue: null, milliseconds: null, isWithheld: null }

const corePlaces = new Map(coreItems.map(({ id }, index) => [id, index]))

function coreQuestion(itemId: string): StoredQuestion {
  return {
    id: itemId,
    itemId,
    step: null,
    position: corePlaces.get(itemId) ?? 0,
    shownOptionIds: null,
    engine: 'built-in',
    wording: null,
    draft: null,
    secondDraft: null,
    choiceRound: 1,
  }
}

type Placed = Pick<AskedQuestion, 'step' | 'position' | 'choiceRound'>

function inOrder(one: Placed, other: Placed): number {
  return (
    (one.step ?? 0) - (other.step ?? 0) ||
    one.position - other.position ||
    one.choiceRound - other.choiceRound
  )
}
