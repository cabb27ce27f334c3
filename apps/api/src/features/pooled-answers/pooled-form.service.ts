import type { Answer, OpenAnswer } from '@individua/instrument/scoring/answers'
import type { Db } from '../../db/database.ts'
import {
  type AnsweredForm,
  findAnsweredForm,
} from '../advanced-assessment/answered-form.service.ts'
import { rateByWords } from '../wording/rate-texts.service.ts'
import { type Pool, type PoolEntry, poolOf } from './pool.service.ts'
import { findAnsweredAssessments, findBasicOf, findRatedTexts } from './pooled-answers.queries.ts'

/** The answers of one person that make one profile. */
export interface PooledForm extends Pool, AnsweredForm {
  /** Ratings of the open answers, by assessment, as far as a result was scored with them. */
  rated: ReadonlyMap<string, readonly OpenAnswer[]>
  /** An advanced assessment has its result, whether or not it counts here. */
  hasFinishedAdvanced: boolean
}

/**
 * Everything a user has answered that counts now; undefined without basic answers.
 * @param isPaid whether the user has the paid report
 */
export async function findPooledForm(
  db: Db,
  userId: string,
  isPaid: boolean,
): Promise<PooledForm | undefined> {
  const entries = await findAnsweredAssessments(db, userId, undefined)
  const pool = poolOf(entries, isPaid)
  return pool && findForm(db, pool, entries)
}

/**
 * What the result of an advanced assessment rests on. Where newer basic answers have replaced those
 * that it goes on from, it rests on these two alone.
 */
export async function findFormToMake(
  db: Db,
  userId: string,
  assessmentId: string,
): Promise<PooledForm | undefined> {
  const entries = await findAnsweredAssessments(db, userId, assessmentId)
  const pool = poolOf(entries)
  if (pool?.assessmentIds.includes(assessmentId)) return findForm(db, pool, entries)
  const made = entries.find(({ id }) => id === assessmentId)
  if (!made?.basicAssessmentId) return undefined
  const basic = entries.filter(({ id }) => id === made.basicAssessmentId)
  const assessmentIds = [made.basicAssessmentId, assessmentId]
  return findForm(db, { kind: 'advanced', assessmentIds, basic, advanced: [made] }, entries)
}

async function findForm(db: Db, pool: Pool, entries: readonly PoolEntry[]): Promise<PooledForm> {
  const form = await findAnsweredForm(db, pool.assessmentIds)
  const hasFinishedAdvanced = entries.some(({ kind }) => kind === 'advanced')
  return {
    ...pool,
    ...form,
    hasFinishedAdvanced,
    rated: await findRatings(db, form, pool.assessmentIds),
  }
}

async function findRatings(db: Db, { occasions }: AnsweredForm, assessmentIds: readonly string[]) {
  if (occasions.every(({ open }) => open.length === 0)) return new Map<string, OpenAnswer[]>()
  return findRatedTexts(db, assessmentIds)
}

/**
 * The answers as the instrument takes them, oldest first. Open ones have the ratings that an earlier
 * result took, else those of the built-in word lists.
 */
export function toOccasions({
  occasions,
  rated,
  language,
}: Pick<PooledForm, 'occasions' | 'rated' | 'language'>): Answer[][] {
  return occasions.map(({ assessmentId, closed, open }) => [
    ...closed,
    ...(rated.get(assessmentId) ?? rateByWords(open, language)),
  ])
}

/** The assessments that a stored result rests on, oldest first. */
export async function assessmentsBehind(
  db: Db,
  { assessmentId, pooledFrom }: { assessmentId: string; pooledFrom: readonly string[] | null },
): Promise<readonly string[]> {
  if (pooledFrom) return pooledFrom
  // Stored before answers were pooled: a basic form, or an advanced one with its basic one.
  const basicId = await findBasicOf(db, assessmentId)
  return basicId ? [basicId, assessmentId] : [assessmentId]
}

/** The answers that a stored result rests on, as the instrument takes them. */
export async function findOccasionsBehind(
  db: Db,
  result: Parameters<typeof assessmentsBehind>[1],
): Promise<Answer[][]> {
  const ids = await assessmentsBehind(db, result)
  const form = await findAnsweredForm(db, ids)
  return toOccasions({ ...form, rated: await findRatings(db, form, ids) })
}
