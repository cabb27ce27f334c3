import type { DatedResult, Result } from '@individua/contract/results'
import { AppError } from '../../lib/app-error.ts'
import type { UserContext } from '../../lib/context.ts'
import type { JsonBytes } from '../../lib/json-bytes.ts'
import { isPremium } from '../payments/payments.service.ts'
import { dashboardAsJson } from './presented-result.service.ts'
import { findDatedResults, findKindOfResult } from './results.queries.ts'

/** Every result of a user, newest first; advanced ones only while they are paid. */
export async function listResults({ db, user }: UserContext): Promise<DatedResult[]> {
  const isPaid = await isPremium(db, user.id)
  const rows = await findDatedResults(db, user.id)
  return rows
    .filter(({ kind }) => isPaid || kind === 'basic')
    .map(({ createdAt, ...row }) => ({ ...row, assessmentDate: createdAt.toISOString() }))
}

/**
 * One of a user's results, of whatever age.
 * @throws AppError `result_not_found`, also for another user's; `payment_required` for an advanced one
 *   once a refund took it back
 */
export async function readDatedResult(
  ctx: UserContext,
  resultId: string,
): Promise<JsonBytes<Result>> {
  const kind = await findKindOfResult(ctx.db, resultId, ctx.user.id)
  if (!kind) throw new AppError('result_not_found')
  if (kind === 'advanced' && !(await isPremium(ctx.db, ctx.user.id))) {
    throw new AppError('payment_required')
  }
  const presented = await dashboardAsJson(ctx, resultId)
  if (!presented) throw new AppError('result_not_found')
  return presented
}
