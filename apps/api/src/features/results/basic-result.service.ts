import { randomUUIDv7 } from 'node:crypto'
import type { Result } from '@individua/contract/results'
import type { Db } from '../../db/database.ts'
import { AppError } from '../../lib/app-error.ts'
import type { UserContext } from '../../lib/context.ts'
import type { JsonBytes } from '../../lib/json-bytes.ts'
import { isPremium } from '../payments/payments.service.ts'
import { findPooledForm, type PooledForm } from '../pooled-answers/pooled-form.service.ts'
import { builtInEngine } from './compose-report.ts'
import { storePooledResult } from './pooled-result.service.ts'
import { type NewResult, storePresented } from './presented-result.service.ts'
import { insertResult } from './results.queries.ts'
import { scorePooled } from './score-pooled.ts'

/** A result that goes to its reader at once, in the words of this request's language. */
export async function makeBasicResult(
  ctx: UserContext,
  tx: Db,
  assessmentId: string,
): Promise<JsonBytes<Result>> {
  const { result, form } = await scoreBasicAnswers(ctx, tx, assessmentId)
  const json = await storePresented(ctx, tx, { result: { ...result, seenAt: ctx.now() }, form })
  await afterBasicResult(ctx, tx, assessmentId, form)
  return json
}

/** A result that its reader has not asked for yet, without words. */
export async function storeBasicResult(
  ctx: UserContext,
  tx: Db,
  assessmentId: string,
): Promise<void> {
  const { result, form } = await scoreBasicAnswers(ctx, tx, assessmentId)
  await insertResult(tx, result)
  await afterBasicResult(ctx, tx, assessmentId, form)
}

/** Once the result is stored, the answers stay as they are. */
async function scoreBasicAnswers(
  ctx: UserContext,
  tx: Db,
  assessmentId: string,
): Promise<NewResult & { form: PooledForm }> {
  const form = await findPooledForm(tx, ctx.user.id, false)
  if (!form) throw new AppError('answers_missing')
  const { profile, moved, change } = scorePooled(form, assessmentId, ctx.parameters)
  const result = {
    id: randomUUIDv7(),
    assessmentId,
    userId: ctx.user.id,
    kind: 'basic' as const,
    instrumentVersion: profile.instrumentVersion,
    engine: builtInEngine,
    profile,
    ratings: null,
    moved,
    change,
    pooledFrom: [...form.assessmentIds],
    createdAt: ctx.now(),
    seenAt: null,
  }
  return { result, form }
}

async function afterBasicResult(
  ctx: UserContext,
  tx: Db,
  assessmentId: string,
  { hasFinishedAdvanced }: PooledForm,
): Promise<void> {
  ctx.metrics.results.inc({ kind: 'basic' })
  if (hasFinishedAdvanced) await storePaidResult(ctx, tx, assessmentId)
}

/** A second occasion of the core adds to the paid profile, and does not displace it. */
async function storePaidResult(ctx: UserContext, tx: Db, assessmentId: string): Promise<void> {
  if (!(await isPremium(tx, ctx.user.id))) return
  const form = await findPooledForm(tx, ctx.user.id, true)
  const isCounted = form?.kind === 'advanced' && form.assessmentIds.includes(assessmentId)
  if (isCounted) await storePooledResult(ctx, tx, assessmentId)
}
