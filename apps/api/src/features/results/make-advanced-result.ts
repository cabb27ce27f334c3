import { isDeepStrictEqual } from 'node:util'
import type { Language } from '@individua/contract/languages'
import { instrumentVersion } from '@individua/instrument/items/core'
import type { Profile } from '@individua/instrument/profile'
import { scoreAnswers } from '@individua/instrument/scoring/score-answers'
import type { AppContext } from '../../lib/context.ts'
import {
  type AnsweredForm,
  findAnsweredForm,
} from '../advanced-assessment/answered-form.service.ts'
import { lockAnswersOf } from '../assessment/form.service.ts'
import { asWorded, builtInEngine, composeReport, type WordedReport } from './compose-report.ts'
import { rateOpenTexts } from './rate-open-texts.ts'
import { queueReadyMail } from './ready-mail.service.ts'
import { insertReport, insertResult } from './results.queries.ts'

export const makingJob = 'make-advanced-result'

/** What the job knows: nothing that is personal. */
export interface AdvancedWork {
  assessmentId: string
  userId: string
  /** Of the request: the report is written in it, and so is the mail. */
  language: Language
}

/**
 * Makes the result of an advanced assessment, once; the work of a job, so it may run again.
 * No transaction is open while texts are rated or worded.
 * @throws when the answers changed meanwhile: the next try takes the new ones
 */
export async function makeAdvancedResult(ctx: AppContext, work: AdvancedWork): Promise<void> {
  const form = await findAnsweredForm(ctx.db, work.assessmentId)
  if (!form || form.hasResult) return
  const ratings = rateOpenTexts(form.open, form.language)

  const profile = scoreAnswers([...form.closed, ...ratings], { form: 'full' })
  const report = composeReport(profile, form, work.language)

  const worded = asWorded(builtInEngine, report, profile)
  await storeResult(ctx, work, { form, profile, worded })
}

async function storeResult(
  ctx: AppContext,
  { assessmentId, userId, language }: AdvancedWork,
  made: { form: AnsweredForm; profile: Profile; worded: WordedReport },
): Promise<void> {
  const { form, profile, worded } = made
  await ctx.db.transaction(async (tx) => {
    await lockAnswersOf(tx, userId)
    const now = await findAnsweredForm(tx, assessmentId)
    if (!now || now.hasResult) return
    if (!isDeepStrictEqual(now, form)) throw new Error('the answers changed')
    const resultId = await insertResult(tx, {
      assessmentId,
      userId,
      kind: 'advanced',
      instrumentVersion,
      engine: builtInEngine,
      profile,
      createdAt: ctx.now(),
    })
    await insertReport(tx, { resultId, language, ...worded })
    await queueReadyMail(ctx, tx, { resultId, language })
    ctx.metrics.results.inc({ kind: 'advanced' })
  })
}
