import type { Profile } from '@individua/instrument/profile'
import type { BasicReport } from '@individua/instrument/report/report'
import { and, desc, eq, sql } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { answers } from '../../db/schema/answers.ts'
import { askedQuestions } from '../../db/schema/asked-questions.ts'
import { reports } from '../../db/schema/reports.ts'
import { results } from '../../db/schema/results.ts'

export type StoredResult = typeof results.$inferSelect

interface GivenAnswer {
  itemId: string
  value: string
  milliseconds: number | null
}

/** The newest result, with its words when they were written in this language, and its answers in order. */
export async function findNewestResult(
  db: Db,
  userId: string,
  language: string,
  kind?: StoredResult['kind'],
) {
  const [found] = await db
    .select({ result: results, report: reports.body, answers: givenAnswers })
    .from(results)
    .leftJoin(reports, and(eq(reports.resultId, results.id), eq(reports.language, language)))
    .where(and(eq(results.userId, userId), kind && eq(results.kind, kind)))
    .orderBy(desc(results.createdAt), desc(results.id))
    .limit(1)
  return found
}

const givenAnswers = sql<GivenAnswer[]>`(
  select coalesce(json_agg(json_build_object(
    'itemId', ${answers.itemId}, 'value', ${answers.value}, 'milliseconds', ${answers.milliseconds}
  ) order by ${askedQuestions.position}), '[]')
  from ${answers} join ${askedQuestions}
    on ${askedQuestions.assessmentId} = ${answers.assessmentId}
    and ${askedQuestions.itemId} = ${answers.itemId}
  where ${answers.assessmentId} = ${results.assessmentId}
)`

export async function insertResult(
  tx: Db,
  result: Omit<typeof results.$inferInsert, 'profile'> & { profile: Profile },
): Promise<void> {
  await tx.insert(results).values(result)
}

export async function insertReport(
  db: Db,
  report: { resultId: string; language: string; engine: string; body: BasicReport },
): Promise<void> {
  await db.insert(reports).values(report).onConflictDoNothing()
}
