import { setTimeout as sleep } from 'node:timers/promises'
import type { AdvancedResultState } from '@individua/contract/advanced-results'
import { limits } from '@individua/contract/limits'
import type { Db } from '../../db/database.ts'
import { AppError } from '../../lib/app-error.ts'
import type { AppContext, UserContext } from '../../lib/context.ts'
import { spendDailyUse } from '../../lib/daily-limits.ts'
import { ensureUser } from '../../lib/ensure-user.ts'
import { findAdvancedForm, lockForms } from '../advanced-assessment/advanced-form.service.ts'
import type { Mailing } from '../mailing/mailing.service.ts'
import { isPremium } from '../payments/payments.service.ts'
import { storeBasicResult } from './basic-result.service.ts'
import { type AdvancedWork, makeAdvancedResult, makingJob } from './make-advanced-result.ts'
import { readyMailJob, sendReadyMail } from './ready-mail.service.ts'
import { findResultOfAssessment } from './results.queries.ts'

/** Makes the jobs of the advanced result work here. */
export async function startAdvancedResults(ctx: AppContext, mailing: Mailing): Promise<void> {
  await ctx.jobs.work<AdvancedWork>(makingJob, (work) => makeAdvancedResult(ctx, work), {
    isUnique: true,
    // A report that is worded slowly holds up no other.
    ...(ctx.model && { atOnce: 4 }),
  })
  await ctx.jobs.work<Parameters<typeof sendReadyMail>[2]>(
    readyMailJob,
    (ready) => sendReadyMail(ctx, mailing, ready),
    { pollSeconds: 5 },
  )
}

/**
 * Has the result of the newest advanced assessment made, once, whether or not the caller waits.
 *
 * @returns the assessment whose result is being made or is there
 * @throws AppError `payment_required`; `answers_missing` without basic answers, `step_not_ready`
 *   while a step is open; `daily_limit_reached` when the day's reports are used up
 */
export async function askForAdvancedResult(ctx: UserContext): Promise<string> {
  await ensureUser(ctx)
  const assessmentId = await ctx.db.transaction((tx) => decide(ctx, tx))
  ctx.jobs.wake(makingJob)
  return assessmentId
}

async function decide(ctx: UserContext, tx: Db): Promise<string> {
  if (!(await isPremium(tx, ctx.user.id))) throw new AppError('payment_required')
  const { basic } = await lockForms(tx, ctx.user)
  if (!basic) throw new AppError('answers_missing')
  const form = await findAdvancedForm(tx, ctx.user.id)
  if (!form || form.nextStep !== null) throw new AppError('step_not_ready')
  if (form.hasResult) return form.id
  // What the result rests on must not change after it: this closes the basic answers too.
  if (!basic.hasResult) await storeBasicResult(ctx, tx, basic.id)
  const work: AdvancedWork = {
    assessmentId: form.id,
    userId: ctx.user.id,
    language: ctx.language,
  }
  const isNew = await ctx.jobs.enqueueOnce(makingJob, form.id, work, tx)
  if (isNew) await countReport(ctx, tx)
  return form.id
}

async function countReport(ctx: UserContext, tx: Db): Promise<void> {
  const use = { subject: ctx.user.id, kind: 'report', now: ctx.now() } as const
  await spendDailyUse(tx, use, limits.reportsPerDay)
}

const timeoutMs = 25_000
const firstPause = 30
const longestPause = 1_000

/**
 * Waits for the result, whichever instance makes it; `making` when that takes longer than a caller
 * waits, or when this instance is about to stop.
 */
export async function waitForAdvancedResult(
  { db, stopping }: Pick<AppContext, 'db' | 'stopping'>,
  assessmentId: string,
): Promise<AdvancedResultState> {
  const deadline = performance.now() + timeoutMs
  for (let pause = firstPause; ; pause = Math.min(pause * 1.5, longestPause)) {
    const resultId = await findResultOfAssessment(db, assessmentId)
    if (resultId) return { status: 'ready', resultId }
    if (stopping.aborted || performance.now() + pause > deadline) {
      return { status: 'making', resultId: null }
    }
    await sleep(pause, undefined, { signal: stopping }).catch(() => {})
  }
}
