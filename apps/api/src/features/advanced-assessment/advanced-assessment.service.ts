import type { AdvancedProgress, GeneratedQuestions, Step } from '@individua/contract/questions'
import { chooseStep } from '@individua/instrument/choice/choose-step'
import { seedFromText } from '@individua/instrument/choice/shuffle'
import { instrumentVersion } from '@individua/instrument/items/core'
import type { Db } from '../../db/database.ts'
import { type Lease, releaseLease, waitForLease } from '../../db/lease.ts'
import { AppError } from '../../lib/app-error.ts'
import type { UserContext } from '../../lib/context.ts'
import { ensureUser } from '../../lib/ensure-user.ts'
import { wordingIn } from '../../lib/question-words.ts'
import { wordQuestions } from '../wording/word-questions.service.ts'
import {
  type AskedQuestion,
  findAskedQuestions,
  findNewestFinished,
  insertAdvanced,
  insertQuestions,
  type NewQuestion,
} from './advanced-assessment.queries.ts'
import {
  type AdvancedForm,
  currentQuestions,
  findClosedAnswers,
  isReady,
  lockForms,
  questionsOfStep,
} from './advanced-form.service.ts'
import { itemsAskedWithinYear } from './asked-items.service.ts'
import { presentQuestion, toQuestion } from './chosen-question.ts'
import { knownFrom } from './known-answers.ts'
import { questionsAgain } from './questions-again.service.ts'
import { isReplaceable, lastOpeningPosition } from './replace-closing.service.ts'
import { countStep, refuseStepsBeyondLimit } from './step-limit.service.ts'
import { timesAskedOf } from './times-asked.service.ts'
import { acquireWordingLease } from './wording-lease.service.ts'

/** Milliseconds between two checks whether another request has finished the step. */
const pauseMs = 250

/**
 * The questions of a step, chosen from what was answered before and worded by the model where one
 * is configured; asked again, the same ones. Step 1 begins a new assessment where none is under way.
 *
 * @throws AppError `answers_missing` without basic answers, `step_not_ready` before the earlier
 *   step is answered, `daily_limit_reached` when enough steps were made today
 */
export async function askStep(ctx: UserContext, step: Step): Promise<GeneratedQuestions> {
  await ensureUser(ctx)
  const { form, lease } = await waitForLease(
    (waitedMs) => ctx.db.transaction((tx) => openStep(tx, ctx, step, waitedMs)),
    pauseMs,
  )
  const asked = questionsOfStep(form.questions, step)
  if (asked.length > 0) return presentStep(ctx, step, asked)
  try {
    return presentStep(ctx, step, await makeStep(ctx, form, step, lease))
  } finally {
    if (lease) await releaseLease(ctx.db, lease)
  }
}

/** The form with the step's questions where they are made already, else the right to make them. */
async function openStep(tx: Db, ctx: UserContext, step: Step, waitedMs: number) {
  const form = await openForm(tx, ctx, step)
  if (questionsOfStep(form.questions, step).length > 0) return { form }
  await refuseStepsBeyondLimit(tx, ctx)
  const lease = await acquireWordingLease(tx, ctx, form.id, waitedMs)
  return lease === 'wait' ? lease : { form, lease }
}

/** Choosing and keeping are apart so that a model's wording never holds up a transaction. */
async function makeStep(
  ctx: UserContext,
  form: AdvancedForm,
  step: Step,
  lease: Lease | undefined,
): Promise<AskedQuestion[]> {
  const keep = (questions: readonly NewQuestion[]) =>
    ctx.db.transaction((tx) => keepStep(tx, ctx, form.id, step, questions))
  const asked = { assessmentId: form.id, count: form.questions.length }
  const again = await questionsAgain(ctx, asked, step)
  if (again) return keep(again)
  const { contentLanguage: language } = ctx
  const answers = await findClosedAnswers(ctx.db, form)
  const timesAsked = step === 1 ? await timesAskedOf(ctx) : undefined
  const asker = { userId: ctx.user.id, now: ctx.now() }
  const ofDays = await itemsAskedWithinYear(ctx.db, asker, ['daily'])
  const chosen = chooseStep(step, answers, seedFromText(form.id), [...ofDays], timesAsked)
  const worded =
    lease && (await wordQuestions(ctx, chosen, { language, known: knownFrom(answers, language) }))
  const questions = chosen.map((question, index) => {
    const wording = worded?.get(question.item.id)
    return {
      ...toQuestion(question, form.id, step, form.questions.length + index),
      ...(wording && ctx.model && { engine: ctx.model.engine, wording: { language, ...wording } }),
    }
  })
  return keep(questions)
}

/**
 * How far the assessment under way has come.
 * @throws AppError `answers_missing` without basic answers
 */
export async function readProgress(ctx: UserContext): Promise<AdvancedProgress> {
  await ensureUser(ctx)
  const { basic, current } = await ctx.db.transaction((tx) => lockForms(tx, ctx.user))
  if (!basic) throw new AppError('answers_missing')
  const hasReport = (await findNewestFinished(ctx.db, ctx.user.id)) !== undefined
  if (!current) return { nextStep: 1, isStarted: false, hasReport }
  return { nextStep: current.nextStep, isStarted: current.questions.length > 0, hasReport }
}

async function openForm(tx: Db, ctx: UserContext, step: Step): Promise<AdvancedForm> {
  const { basic, current } = await lockForms(tx, ctx.user)
  if (!basic) throw new AppError('answers_missing')
  if (current && isReady(current, step)) return current
  if (step !== 1) throw new AppError('step_not_ready')
  const begun = { basicAssessmentId: basic.id, startedAt: ctx.now() }
  const id = await insertAdvanced(tx, {
    ...begun,
    userId: ctx.user.id,
    language: ctx.contentLanguage,
  })
  return { ...begun, id, questions: [], nextStep: 1, hasResult: false }
}

/** Of several who choose at once, the first decides. */
async function keepStep(
  tx: Db,
  ctx: UserContext,
  assessmentId: string,
  step: Step,
  questions: readonly NewQuestion[],
): Promise<AskedQuestion[]> {
  await lockForms(tx, ctx.user)
  const findStored = async () => currentQuestions(await findAskedQuestions(tx, assessmentId))
  const known = questionsOfStep(await findStored(), step)
  if (known.length > 0) return known
  await insertQuestions(tx, questions)
  await countStep(tx, ctx)
  return questionsOfStep(await findStored(), step)
}

function presentStep(
  { contentLanguage: language }: UserContext,
  step: Step,
  questions: readonly AskedQuestion[],
): GeneratedQuestions {
  const worded = questions.find((question) => wordingIn(question, language))
  return {
    step,
    isAnswered: questions.every(({ value }) => value !== null),
    instrumentVersion,
    engine: worded?.engine ?? 'built-in',
    questions: questions.map((question) => presentQuestion(question, language)),
    ...(isReplaceable(step, questions) && {
      replacesAfter: lastOpeningPosition(questions) + 1,
    }),
  }
}
