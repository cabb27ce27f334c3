import type { AdvancedResult } from '@individua/contract/advanced-results'
import type { Result } from '@individua/contract/results'
import { instrumentVersion } from '@individua/instrument/items/core'
import { scoreAnswers } from '@individua/instrument/scoring/score-answers'
import type { Db } from '../../db/database.ts'
import { AppError } from '../../lib/app-error.ts'
import type { UserContext } from '../../lib/context.ts'
import { ensureUser } from '../account/account.service.ts'
import { findAnswersOfForm, findOpenBasicAssessment } from '../assessment/form.service.ts'
import { isPremium } from '../payments/payments.service.ts'
import { builtInEngine } from './compose-report.ts'
import { presentAdvancedResult } from './present-advanced-result.ts'
import { presentResult } from './present-result.ts'
import {
  findNewestResults,
  findResult,
  insertResult,
  markSeen,
  type NewestResult,
} from './results.queries.ts'
import { writeAdvancedResult, writeBasicResult } from './written-result.ts'

/**
 * Computes the basic result of the newest answers, once: asked again, it gives the same one.
 * @throws AppError `answers_missing` when this user has handed in none
 */
export async function calculateBasicResult(ctx: UserContext): Promise<Result> {
  await ensureUser(ctx)
  await ctx.db.transaction(async (tx) => {
    const assessment = await findOpenBasicAssessment(tx, ctx.user)
    if (!assessment) throw new AppError('answers_missing')
    if (!assessment.hasResult) await scoreBasicAnswers(ctx, tx, assessment.id)
  })
  return readBasicResult(ctx)
}

/** From then on the answers stay as they are. */
export async function scoreBasicAnswers(
  ctx: UserContext,
  tx: Db,
  assessmentId: string,
): Promise<void> {
  const profile = scoreAnswers(await findAnswersOfForm(tx, assessmentId), { form: 'core' })
  await insertResult(tx, {
    assessmentId,
    userId: ctx.user.id,
    kind: 'basic',
    instrumentVersion,
    engine: builtInEngine,
    profile,
    createdAt: ctx.now(),
  })
  ctx.metrics.results.inc({ kind: 'basic' })
}

/** @throws AppError `result_not_found` */
export async function readBasicResult(ctx: UserContext): Promise<Result> {
  const { basic } = await findNewest(ctx)
  return presentForDashboard(ctx, basic)
}

/** The newest result of either kind; an advanced one only while it is paid. @throws AppError `result_not_found` */
export async function readDashboard(ctx: UserContext): Promise<Result> {
  const { basic, advanced } = await findNewest(ctx)
  const isNewer = advanced && (!basic || advanced.createdAt >= basic.createdAt)
  const isShown = isNewer && (await isPremium(ctx.db, ctx.user.id))
  return presentForDashboard(ctx, isShown ? advanced : basic)
}

/** The full profile. @throws AppError `result_not_found`, `payment_required` once a refund took it back */
export async function readAdvancedResult(ctx: UserContext): Promise<AdvancedResult> {
  const { advanced } = await findNewest(ctx)
  if (!advanced) throw new AppError('result_not_found')
  if (!(await isPremium(ctx.db, ctx.user.id))) throw new AppError('payment_required')
  const { result, report } = await load(ctx, advanced)
  const { full, answers } = await writeAdvancedResult(ctx.db, result, report, ctx.language)
  return presentAdvancedResult(result, full, answers, ctx.language)
}

async function findNewest(ctx: UserContext) {
  const newest = (await findNewestResults(ctx.db, ctx.user.id)) ?? []
  const ofKind = (kind: NewestResult['kind']) => newest.find((result) => result.kind === kind)
  return { basic: ofKind('basic'), advanced: ofKind('advanced') }
}

async function presentForDashboard(
  ctx: UserContext,
  newest: NewestResult | undefined,
): Promise<Result> {
  if (!newest) throw new AppError('result_not_found')
  const { result, report } = await load(ctx, newest)
  const write = result.kind === 'advanced' ? writeAdvancedResult : writeBasicResult
  const { words, answers } = await write(ctx.db, result, report, ctx.language)
  return presentResult(result, words, answers, ctx.language)
}

async function load(ctx: UserContext, { id, seenAt }: NewestResult) {
  const found = await findResult(ctx.db, id, ctx.language)
  if (!found) throw new AppError('result_not_found')
  if (!seenAt) await markSeen(ctx.db, id, ctx.now())
  return found
}
