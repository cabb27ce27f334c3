import { isDeepStrictEqual } from 'node:util'
import type { Language } from '@individua/contract/languages'
import { contentLanguage } from '@individua/instrument/content-language'
import { lockOwner } from '../../db/lock-owner.ts'
import type { AppContext } from '../../lib/context.ts'
import { isWaitingForResult } from '../advanced-assessment/advanced-form.service.ts'
import { formatAnswers } from '../advanced-assessment/answered-form.service.ts'
import { findFormToMake, type PooledForm } from '../pooled-answers/pooled-form.service.ts'
import { type RatedTexts, rateTexts } from '../wording/rate-texts.service.ts'
import { writeLetter } from '../wording/write-letter.service.ts'
import { composeReport, toWords, type WrittenReport } from './compose-report.ts'
import { queueReadyMail } from './ready-mail.service.ts'
import { insertReport, insertResult } from './results.queries.ts'
import { type ScoredPool, scorePooled } from './score-pooled.ts'

export const makingJob = 'make-advanced-result'

/** What the job knows: nothing that is personal. */
export interface AdvancedWork {
  assessmentId: string
  userId: string
  /** Of the request: the mail is written in it, and the report where the instrument has it. */
  language: Language
}

interface MadeResult {
  /** As it was read. */
  form: PooledForm
  scored: ScoredPool
  written: WrittenReport
  rated: RatedTexts
}

/**
 * Makes the result of an advanced assessment, once; the work of a job, so it may run again.
 * No transaction is open while texts are rated or the letter is worded.
 * @throws when the answers changed meanwhile: the next try takes the new ones
 */
export async function makeAdvancedResult(ctx: AppContext, work: AdvancedWork): Promise<void> {
  const { assessmentId, userId } = work
  if (!(await isWaitingForResult(ctx.db, assessmentId))) return
  const form = await findFormToMake(ctx.db, userId, assessmentId)
  const occasion = form?.occasions.find((one) => one.assessmentId === assessmentId)
  if (!form || !occasion) return
  const asker = { ...ctx, user: { id: userId } }
  const rated = await rateTexts(asker, occasion.open, form.language)
  const known = new Map([...form.rated, [assessmentId, rated.answers]])
  const scored = scorePooled({ ...form, rated: known }, assessmentId, ctx.parameters)
  const language = contentLanguage(work.language)
  const report = composeReport(scored.profile, form, language, ctx.parameters)
  const answers = formatAnswers(form.questions, language)
  const letter = await writeLetter(asker, { report, answers }, language)
  const written = toWords(letter ? { ...report, letter } : report)
  await storeResult(ctx, work, { form, scored, written, rated })
}

async function storeResult(
  ctx: AppContext,
  { assessmentId, userId, language }: AdvancedWork,
  { form, scored, written, rated }: MadeResult,
): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    await lockOwner(tx, userId)
    if (!(await isWaitingForResult(tx, assessmentId))) return
    const now = await findFormToMake(tx, userId, assessmentId)
    if (!isDeepStrictEqual(now, form)) throw new Error('the answers changed')
    const resultId = await insertResult(tx, {
      assessmentId,
      userId,
      kind: 'advanced',
      instrumentVersion: scored.profile.instrumentVersion,
      engine: rated.engine,
      profile: scored.profile,
      moved: scored.moved,
      change: scored.change,
      pooledFrom: [...form.assessmentIds],
      ratings: rated.answers,
      createdAt: ctx.now(),
    })
    await insertReport(tx, { resultId, language: contentLanguage(language), ...written })
    await queueReadyMail(ctx, tx, { resultId, language })
    ctx.metrics.results.inc({ kind: 'advanced' })
  })
}
