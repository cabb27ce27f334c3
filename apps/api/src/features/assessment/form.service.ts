import type { LikertAnswer } from '@individua/instrument/scoring/answers'
import type { Db } from '../../db/database.ts'
import {
  claimWaitingAssessments,
  eraseUnclaimedAssessments,
  findAnswers,
  findNewestAssessment,
  lockOwner,
} from './assessment.queries.ts'

/** The newest basic assessment of a user, after taking over what waited for them. */
export async function findOpenBasicAssessment(tx: Db, user: { id: string; email: string }) {
  await lockOwner(tx, user.id)
  await claimWaitingAssessments(tx, user)
  return findNewestAssessment(tx, user.id, 'basic')
}

/** The answers of a Likert form as the instrument takes them. */
export async function findAnswersOfForm(db: Db, assessmentId: string): Promise<LikertAnswer[]> {
  const rows = await findAnswers(db, assessmentId)
  return rows.map(({ itemId, value, milliseconds }) => ({
    kind: 'likert',
    itemId,
    value: Number(value),
    ...(milliseconds !== null && { milliseconds }),
  }))
}

/** Answers that nobody claimed in time. */
export const eraseUnclaimed = eraseUnclaimedAssessments
