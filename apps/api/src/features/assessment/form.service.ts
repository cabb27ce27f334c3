import type { LikertAnswer } from '@individua/instrument/scoring/answers'
import type { Db } from '../../db/database.ts'
import {
  type Claimant,
  claimWaitingAssessments,
  eraseUnclaimedAssessments,
  findAnswers,
  findNewestAssessment,
  lockOwner,
  waitsForAddress,
  waitsForUid,
} from './assessment.queries.ts'

/**
 * The newest basic assessment of a user. What somebody answered under their address is not taken
 * over by the way: only who comes from the link of such answers asks for that.
 */
export async function findBasicAssessment(tx: Db, user: Claimant) {
  await lockOwner(tx, user.id)
  await claimWaitingAssessments(tx, user, waitsForUid(user))
  return findNewestAssessment(tx, user.id, 'basic')
}

/** The newest basic assessment of a user, after taking over all that waited for them. */
export async function claimBasicAssessment(tx: Db, user: Claimant) {
  await lockOwner(tx, user.id)
  await claimWaitingAssessments(tx, user, waitsForUid(user), waitsForAddress(user))
  return findNewestAssessment(tx, user.id, 'basic')
}

/** The answers of a Likert form as the instrument takes them. */
export async function findAnswersOfForm(db: Db, assessmentId: string): Promise<LikertAnswer[]> {
  return (await findAnswers(db, assessmentId)).map(asLikertAnswer)
}

export function asLikertAnswer(stored: {
  itemId: string
  value: string
  milliseconds: number | null
}): LikertAnswer {
  const { itemId, value, milliseconds } = stored
  return {
    kind: 'likert',
    itemId,
    value: Number(value),
    ...(milliseconds !== null && { milliseconds }),
  }
}

/** Until the transaction ends nobody changes this user's answers. */
export const lockAnswersOf = lockOwner

/** Answers that nobody claimed in time. */
export const eraseUnclaimed = eraseUnclaimedAssessments
