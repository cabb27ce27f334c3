import { isDeepStrictEqual } from 'node:util'
import type { Language } from '@individua/contract/languages'
import { contentLanguage } from '@individua/instrument/content-language'
import type { Profile } from '@individua/instrument/profile'
import { scoreAnswers } from '@individua/instrument/scoring/score-answers'
import type { WhatMoved } from '@individua/instrument/scoring/what-moved'
import { lockOwner } from '../../db/lock-owner.ts'
import type { AppContext } from '../../lib/context.ts'
import {
  type AnsweredForm,
  findAnsweredForm,
} from '../advanced-assessment/answered-form.service.ts'
import { type RatedTexts, rateTexts } from '../wording/rate-texts.service.ts'
import { wordReport } from '../wording/word-report.service.ts'
import { asWorded, composeReport, type WordedReport } from './compose-report.ts'
import { movedSinceCore } from './moved-since-core.ts'
import { queueReadyMail } from './ready-mail.service.ts'
import { insertReport, insertResult } from './results.queries.ts'

export const makingJob = 'make-advanced-result'

/** What the job knows: nothing that is personal. */
export interface AdvancedWork {
  assessmentId: string
  userId: string
  /** Of the request: the mail is written in it, and the report where the instrument has it. */
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
  const asker = { ...ctx, user: { id: work.userId } }
  const rated = await rateTexts(asker, form.open, form.language)
  const { parameters } = ctx
  const profile = scoreAnswers([...form.closed, ...rated.answers], { form: 'full', parameters })
  const language = contentLanguage(work.language)
  const plain = composeReport(profile, form, language)
  const { report, engine } = await wordReport(asker, plain, language)
  const worded = asWorded(engine, report, profile)
  const moved = movedSinceCore(form.closed, profile, parameters)
  await storeResult(ctx, work, { form, profile, moved, worded, rated })
}

async function storeResult(
  ctx: AppContext,
  { assessmentId, userId, language }: AdvancedWork,
  made: {
    form: AnsweredForm
    profile: Profile
    moved: WhatMoved
    worded: WordedReport
    rated: RatedTexts
  },
): Promise<void> {
  const { form, profile, moved, worded, rated } = made
  await ctx.db.transaction(async (tx) => {
    await lockOwner(tx, userId)
    const now = await findAnsweredForm(tx, assessmentId)
    if (!now || now.hasResult) return
    if (!isDeepStrictEqual(now, form)) throw new Error('the answers changed')
    const resultId = await insertResult(tx, {
      assessmentId,
      userId,
      kind: 'advanced',
      instrumentVersion: profile.instrumentVersion,
      engine: rated.engine,
      ratings: rated.answers,
      profile,
      moved,
      createdAt: ctx.now(),
    })
    await insertReport(tx, { resultId, language: contentLanguage(language), ...worded })
    await queueReadyMail(ctx, tx, { resultId, language })
    ctx.metrics.results.inc({ kind: 'advanced' })
  })
}
