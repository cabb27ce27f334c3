import { limits } from '@individua/contract/limits'
import type { LikertAnswer } from '@individua/instrument/scoring/answers'
import type { CleanBatch } from '../../db/clean-up.ts'
import type { Db } from '../../db/database.ts'
import { lockOwner } from '../../db/lock-owner.ts'
import type { AppContext } from '../../lib/context.ts'
import { before, day } from '../../lib/durations.ts'
import {
  type Claimant,
  claimWaitingAssessments,
  eraseUnclaimedAssessments,
  findAnswers,
  findNewestAssessment,
  waitsForEmail,
  waitsForUid,
} from './assessment.queries.ts'

/**
 * The newest basic assessment of a user. It does not claim the answers that wait for the user's
 * email: only a sign-in by the link of those answers does, through `claimBasicAssessment`.
 */
export async function findBasicAssessment(tx: Db, user: Claimant) {
  await lockOwner(tx, user.id)
  await claimWaitingAssessments(tx, user, waitsForUid(user))
  return findNewestAssessment(tx, user.id, 'basic')
}

/** The newest basic assessment of a user, after taking over all that waited for them. */
export async function claimBasicAssessment(tx: Db, user: Claimant) {
  await lockOwner(tx, user.id)
  await claimWaitingAssessments(tx, user, waitsForUid(user), waitsForEmail(user))
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

/** Erases answers that no account claimed in time. */
export async function startErasingUnclaimed({ jobs, now }: AppContext): Promise<void> {
  const eraseOld: CleanBatch = (db, most) =>
    eraseUnclaimedAssessments(db, before(now(), limits.waitingAnswersDays * day), most)
  await jobs.cleanDaily('erase-unclaimed-answers', [eraseOld], { erases: true })
}
