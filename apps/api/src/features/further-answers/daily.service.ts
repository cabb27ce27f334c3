import { randomUUIDv7 } from 'node:crypto'
import type {
  DailyAccepted,
  DailyAnswerBody,
  DailyQuestion,
} from '@individua/contract/further-questions'
import { chooseDailyStatement } from '@individua/instrument/choice/choose-lot'
import { likertItems } from '@individua/instrument/items/item-bank'
import type { Db } from '../../db/database.ts'
import { lockOwner } from '../../db/lock-owner.ts'
import { AppError } from '../../lib/app-error.ts'
import type { UserContext } from '../../lib/context.ts'
import { ensureUser } from '../../lib/ensure-user.ts'
import { itemsAskedWithinYear } from '../advanced-assessment/asked-items.service.ts'
import {
  beginForm,
  type FurtherForm,
  findFormOf,
  findLastAnswered,
  findOpenForm,
  presentForm,
  storeForm,
} from '../advanced-assessment/further-form.service.ts'
import { toOccasions } from '../pooled-answers/pooled-form.service.ts'
import { storeDailyResult } from '../results/pooled-result.service.ts'
import { mostSharpened } from './most-sharpened.ts'
import { findSharpening, presentSharpening, type Sharpening } from './sharpening.service.ts'

/** The free report is silent on the Self and the inner other: their statements wait for the paid one. */
const paidIds = likertItems.flatMap(({ id, key }) =>
  key.self !== undefined || key.innerOther !== undefined ? [id] : [],
)

/**
 * The question of this day in UTC; asked again, the same one. One that was not answered waits for
 * another day.
 * @throws AppError `answers_missing` without basic answers
 */
export async function askDaily(ctx: UserContext): Promise<DailyQuestion> {
  await ensureUser(ctx)
  return ctx.db.transaction(async (tx) => {
    await lockOwner(tx, ctx.user.id)
    const sharpening = await findSharpening(tx, ctx.user.id)
    if (!sharpening.pool) throw new AppError('answers_missing')
    const isAnsweredToday = await hasAnsweredToday(tx, ctx)
    const form = isAnsweredToday ? undefined : await openForm(tx, ctx, sharpening)
    const [question = null] = form ? presentForm(form, ctx.contentLanguage) : []
    return { ...presentSharpening(sharpening), question, isAnsweredToday }
  })
}

async function openForm(
  tx: Db,
  ctx: UserContext,
  { pool, left }: Sharpening,
): Promise<FurtherForm | undefined> {
  if (!pool || left === 0) return undefined
  const open = await findOpenForm(tx, ctx.user.id, 'daily')
  if (open) return open
  const asked = await itemsAskedWithinYear(tx, { userId: ctx.user.id, now: ctx.now() })
  const reserved = pool.kind === 'basic' ? paidIds : []
  const item = chooseDailyStatement(toOccasions(pool), new Set([...asked, ...reserved]))
  return item && beginForm(tx, ctx, 'daily', randomUUIDv7(), [{ kind: 'likert', item }])
}

/**
 * Stores the answer to the question of the day and scores everything anew. The same again changes
 * nothing.
 * @throws AppError `not_yours`, `question_unknown`; `step_answered` for another answer than the one
 *   stored, and for a second question on one day
 */
export async function answerDaily(
  ctx: UserContext,
  { uid, ...answer }: DailyAnswerBody,
): Promise<DailyAccepted> {
  if (uid !== ctx.user.id) throw new AppError('not_yours')
  await ensureUser(ctx)
  return ctx.db.transaction(async (tx) => {
    await lockOwner(tx, ctx.user.id)
    const form = await findFormOf(tx, ctx, 'daily', [answer])
    const isOpen = form.questions.some(({ value }) => value === null)
    if (isOpen && (await hasAnsweredToday(tx, ctx))) throw new AppError('step_answered')
    const isNew = await storeForm(tx, ctx, form, [answer])
    const scored = isNew ? await storeDailyResult(ctx, tx, form.id) : undefined
    const sharpened =
      scored?.previous && mostSharpened(scored.previous, scored.profile, ctx.contentLanguage)
    const sharpening = await findSharpening(tx, ctx.user.id)
    return { ...presentSharpening(sharpening), sharpened: sharpened ?? null }
  })
}

async function hasAnsweredToday(tx: Db, { user, now }: UserContext): Promise<boolean> {
  const last = await findLastAnswered(tx, user.id, 'daily')
  return last !== undefined && dayOf(last) === dayOf(now())
}

const dayOf = (moment: Date) => moment.toISOString().slice(0, 10)
