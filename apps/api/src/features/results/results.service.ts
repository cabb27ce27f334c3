import type { Result } from '@individua/contract/results'
import { coreItems, instrumentVersion } from '@individua/instrument/items/core'
import { writeBasicReport } from '@individua/instrument/report/write-basic-report'
import type { LikertAnswer } from '@individua/instrument/scoring/answers'
import { scoreAnswers } from '@individua/instrument/scoring/score-answers'
import { AppError } from '../../lib/app-error.ts'
import type { UserContext } from '../../lib/context.ts'
import { ensureUser } from '../account/account.service.ts'
import {
  asLikertAnswer,
  findAnswersOfForm,
  findOpenBasicAssessment,
} from '../assessment/form.service.ts'
import { presentResult } from './present-result.ts'
import {
  findNewestResult,
  insertReport,
  insertResult,
  type StoredResult,
} from './results.queries.ts'

const builtInEngine = 'built-in'

/**
 * Computes the basic result of the newest answers, once: asked again, it gives the same one.
 * @throws AppError `answers_missing` when this user has handed in none
 */
export async function calculateBasicResult(ctx: UserContext): Promise<Result> {
  await ensureUser(ctx)
  await ctx.db.transaction(async (tx) => {
    const assessment = await findOpenBasicAssessment(tx, ctx.user)
    if (!assessment) throw new AppError('answers_missing')
    if (assessment.hasResult) return
    const answers = await findAnswersOfForm(tx, assessment.id)
    const profile = scoreAnswers(answers, { form: 'core' })
    ctx.metrics.results.inc({ kind: 'basic' })
    await insertResult(tx, {
      assessmentId: assessment.id,
      userId: ctx.user.id,
      kind: 'basic',
      instrumentVersion,
      engine: builtInEngine,
      profile,
      createdAt: ctx.now(),
    })
  })
  return readBasicResult(ctx)
}

/** @throws AppError `result_not_found` */
export async function readBasicResult(ctx: UserContext): Promise<Result> {
  return present(ctx, await findNewestResult(ctx.db, ctx.user.id, ctx.language, 'basic'))
}

/** The newest result of either kind. @throws AppError `result_not_found` */
export async function readDashboard(ctx: UserContext): Promise<Result> {
  return present(ctx, await findNewestResult(ctx.db, ctx.user.id, ctx.language))
}

type FoundResult = Awaited<ReturnType<typeof findNewestResult>>

async function present(ctx: UserContext, found: FoundResult): Promise<Result> {
  if (!found) throw new AppError('result_not_found')
  const { result } = found
  const answers = found.answers.map(asLikertAnswer)
  const report = found.report ?? (await writeReport(ctx, result, answers))
  return presentResult(result, report, answers, coreItems, ctx.language)
}

/** The scores are the same in every language; the words are written when a language is first asked for. */
async function writeReport(ctx: UserContext, result: StoredResult, answers: LikertAnswer[]) {
  const body = writeBasicReport(result.profile, answers, ctx.language)
  await insertReport(ctx.db, {
    resultId: result.id,
    language: ctx.language,
    engine: builtInEngine,
    body,
  })
  return body
}
