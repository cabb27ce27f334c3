import { randomUUIDv7 } from 'node:crypto'
import type {
  FurtherState,
  Lot,
  LotAccepted,
  LotAnswersBody,
} from '@individua/contract/further-questions'
import type { TimesAsked } from '@individua/instrument/choice/choose-likert'
import { chooseLot, lotSize } from '@individua/instrument/choice/choose-lot'
import { seedFromText } from '@individua/instrument/choice/shuffle'
import { instrumentVersion } from '@individua/instrument/items/core'
import type { Db } from '../../db/database.ts'
import { lockOwner } from '../../db/lock-owner.ts'
import { AppError } from '../../lib/app-error.ts'
import type { UserContext } from '../../lib/context.ts'
import { before } from '../../lib/durations.ts'
import { ensureUser } from '../../lib/ensure-user.ts'
import { itemsAskedWithinYear } from '../advanced-assessment/asked-items.service.ts'
import {
  beginForm,
  type FurtherForm,
  findFormOf,
  findOpenForm,
  presentForm,
  storeForm,
} from '../advanced-assessment/further-form.service.ts'
import { countStep, refuseStepsBeyondLimit } from '../advanced-assessment/step-limit.service.ts'
import { timesAskedOf } from '../advanced-assessment/times-asked.service.ts'
import { isPremium } from '../payments/payments.service.ts'
import { secondOccasionAfterMs } from '../pooled-answers/pool.service.ts'
import { type PooledForm, toOccasions } from '../pooled-answers/pooled-form.service.ts'
import { findPooledResult, storePooledResult } from '../results/pooled-result.service.ts'
import { findSharpening, presentSharpening } from './sharpening.service.ts'

/** Whether this user can answer further questions now. */
export async function readFurtherState(ctx: UserContext): Promise<FurtherState> {
  await ensureUser(ctx)
  const sharpening = await findSharpening(ctx.db, ctx.user.id)
  const { isPaid, pool, left } = sharpening
  const open = await findOpenForm(ctx.db, ctx.user.id, 'lot')
  const rest = left === 0 ? 'done' : 'open'
  const lots = !isPaid ? 'unpaid' : pool?.kind === 'advanced' ? rest : 'notYet'
  const last = pool?.basic.at(-1)?.answeredAt
  return {
    ...presentSharpening(sharpening),
    lots,
    isSecondOccasionDue: last !== undefined && last <= before(ctx.now(), secondOccasionAfterMs),
    isLotStarted: open !== undefined,
  }
}

/**
 * Ten further questions, chosen from everything answered so far; asked again, the same ones until
 * they are answered. The last lot has as many as are left.
 *
 * @throws AppError `payment_required`; `step_not_ready` before the advanced assessment has its result,
 *   and where nothing is left to ask; `daily_limit_reached` when enough questions were made today
 */
export async function askLot(ctx: UserContext): Promise<Lot> {
  await ensureUser(ctx)
  const timesAsked = await timesAskedOf(ctx)
  return ctx.db.transaction(async (tx) => {
    await lockOwner(tx, ctx.user.id)
    const sharpening = await findSharpening(tx, ctx.user.id)
    const { isPaid, pool, left } = sharpening
    if (!isPaid) throw new AppError('payment_required')
    if (pool?.kind !== 'advanced') throw new AppError('step_not_ready')
    const form =
      (await findOpenForm(tx, ctx.user.id, 'lot')) ??
      (await makeLot(tx, ctx, { pool, timesAsked, size: Math.min(lotSize, left) }))
    const questions = presentForm(form, ctx.contentLanguage)
    return { ...presentSharpening(sharpening), questions, instrumentVersion }
  })
}

async function makeLot(
  tx: Db,
  ctx: UserContext,
  { pool, timesAsked, size }: { pool: PooledForm; timesAsked: TimesAsked; size: number },
): Promise<FurtherForm> {
  await refuseStepsBeyondLimit(tx, ctx)
  if (size === 0) throw new AppError('step_not_ready')
  const id = randomUUIDv7()
  const asked = await itemsAskedWithinYear(tx, { userId: ctx.user.id, now: ctx.now() })
  const chosen = chooseLot(toOccasions(pool), seedFromText(id), asked, { timesAsked, size })
  if (chosen.length === 0) throw new AppError('step_not_ready')
  await countStep(tx, ctx)
  return beginForm(tx, ctx, 'lot', id, chosen)
}

/**
 * Stores the answers of one lot, all or none, and the result that they lead to. The same again
 * changes nothing.
 *
 * @throws AppError `not_yours`; `question_unknown`, `validation_failed` with the locations;
 *   `payment_required`; `step_answered` for other answers than those stored before
 */
export async function submitLot(
  ctx: UserContext,
  { uid, answers }: LotAnswersBody,
): Promise<LotAccepted> {
  if (uid !== ctx.user.id) throw new AppError('not_yours')
  await ensureUser(ctx)
  return ctx.db.transaction(async (tx) => {
    await lockOwner(tx, ctx.user.id)
    const form = await findFormOf(tx, ctx, 'lot', answers)
    if (!(await isPremium(tx, ctx.user.id))) throw new AppError('payment_required')
    const isNew = await storeForm(tx, ctx, form, answers)
    const resultId = isNew
      ? await storePooledResult(ctx, tx, form.id)
      : await findPooledResult(tx, form.id)
    const sharpening = await findSharpening(tx, ctx.user.id)
    return { accepted: answers.length, resultId, ...presentSharpening(sharpening) }
  })
}
