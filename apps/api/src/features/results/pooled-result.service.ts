import type { Db } from '../../db/database.ts'
import { AppError } from '../../lib/app-error.ts'
import type { UserContext } from '../../lib/context.ts'
import { isPremium } from '../payments/payments.service.ts'
import { findPooledForm, type PooledForm } from '../pooled-answers/pooled-form.service.ts'
import { builtInEngine } from './compose-report.ts'
import {
  deleteDailyResults,
  findNewestComparisons,
  findResultOfAssessment,
  insertResult,
} from './results.queries.ts'
import { type ScoredPool, scorePooled } from './score-pooled.ts'

/**
 * Scores everything the user has answered and stores it as a new dated result of the assessment whose
 * answers are the newest. Its words are written when it is first read.
 * @returns the result's id
 */
export async function storePooledResult(
  ctx: UserContext,
  tx: Db,
  assessmentId: string,
): Promise<string> {
  const form = await findForm(ctx, tx)
  const { profile, moved, change } = scorePooled(form, assessmentId, ctx.parameters)
  return store(ctx, tx, form, { assessmentId, profile, moved, change })
}

/**
 * The same after the answer to the question of a day. One answer makes no portrait: the result takes
 * the place of the one that an earlier day led to, and keeps the comparisons of the last form or lot.
 */
export async function storeDailyResult(
  ctx: UserContext,
  tx: Db,
  assessmentId: string,
): Promise<ScoredPool> {
  const form = await findForm(ctx, tx)
  const scored = scorePooled(form, assessmentId, ctx.parameters)
  const compared = await findNewestComparisons(tx, ctx.user.id, form.kind)
  await deleteDailyResults(tx, ctx.user.id)
  await store(ctx, tx, form, { assessmentId, profile: scored.profile, ...compared })
  return scored
}

async function findForm({ user }: UserContext, tx: Db): Promise<PooledForm> {
  const form = await findPooledForm(tx, user.id, await isPremium(tx, user.id))
  if (!form) throw new AppError('answers_missing')
  return form
}

async function store(
  ctx: UserContext,
  tx: Db,
  { kind, assessmentIds }: PooledForm,
  scored: { assessmentId: string } & Pick<ScoredPool, 'profile' | 'moved' | 'change'>,
): Promise<string> {
  ctx.metrics.results.inc({ kind })
  return insertResult(tx, {
    ...scored,
    userId: ctx.user.id,
    kind,
    instrumentVersion: scored.profile.instrumentVersion,
    engine: builtInEngine,
    pooledFrom: [...assessmentIds],
    createdAt: ctx.now(),
  })
}

/** The result that the answers of an assessment led to. @throws AppError `result_not_found` */
export async function findPooledResult(tx: Db, assessmentId: string): Promise<string> {
  const resultId = await findResultOfAssessment(tx, assessmentId)
  if (!resultId) throw new AppError('result_not_found')
  return resultId
}
