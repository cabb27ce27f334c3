import type { Help } from '@individua/contract/answers'
import { helpLines } from '@individua/contract/help-lines'
import type {
  LookBackBody,
  WeeklyStep,
  WeeklyStepBody,
  WeeklyStepKept,
} from '@individua/contract/weekly-step'
import type { ContentLanguage } from '@individua/instrument/content-language'
import { archetypes } from '@individua/instrument/dimensions'
import { weeklyStepText } from '@individua/report/compose/weekly-step'
import { planWeeklySteps } from '@individua/report/plan/plan-step'
import { selfHarmIn } from '@individua/safety/speaks-of-self-harm'
import type { Db } from '../../db/database.ts'
import { AppError } from '../../lib/app-error.ts'
import type { UserContext } from '../../lib/context.ts'
import { before, day } from '../../lib/durations.ts'
import { ensureUser } from '../../lib/ensure-user.ts'
import { readShownProfile } from '../results/results.service.ts'
import { chooseWeeklyStep } from './choose-weekly-step.ts'
import {
  findTriedSteps,
  storeLookBack,
  storeTriedStep,
  type TriedStep,
} from './weekly-step.queries.ts'

const week = 7 * day

/** Whose step, when, and in which words. */
export interface StepReader {
  db: Db
  contentLanguage: ContentLanguage
  now(): Date
  user: { id: string; registeredAt: Date }
}

/** The step of this week, from the profile that the dashboard shows. @throws AppError `result_not_found` */
export async function readWeeklyStep(ctx: StepReader): Promise<WeeklyStep> {
  const profile = await readShownProfile(ctx)
  const tried = await findTriedSteps(ctx.db, ctx.user.id)
  const number = weekOf(ctx)
  const archetype = chooseWeeklyStep(planWeeklySteps(profile), tried, number)
  const ofWeek = tried.find((one) => one.week === number)
  const askedAbout = tried.findLast(({ triedAt }) => triedAt <= before(ctx.now(), week))
  return {
    week: number,
    archetype,
    text: weeklyStepText(archetype, ctx.contentLanguage),
    triedAt: ofWeek?.triedAt.toISOString() ?? null,
    line: ofWeek?.line ?? '',
    lookBack: askedAbout?.lookBack === null ? presentTried(askedAbout, ctx) : null,
  }
}

/**
 * Notes that the step of this week was tried; again, it replaces the line. A line that speaks of
 * self-harm is kept, for it is the writer's own, and met with help.
 * @throws AppError `result_not_found`
 */
export async function keepTried(
  ctx: UserContext,
  { archetype, line }: WeeklyStepBody,
): Promise<WeeklyStepKept> {
  await readShownProfile(ctx)
  await ensureUser(ctx)
  const step = { userId: ctx.user.id, week: weekOf(ctx), archetype, triedAt: ctx.now(), line }
  await storeTriedStep(ctx.db, step)
  return { ...(await readWeeklyStep(ctx)), ...helpFor(ctx, line ?? '') }
}

/** @throws AppError `not_found` where no step was tried in that week; `result_not_found` */
export async function keepLookBack(
  ctx: UserContext,
  { week: asked, line }: LookBackBody,
): Promise<WeeklyStepKept> {
  const userId = ctx.user.id
  const isKept = await storeLookBack(ctx.db, { userId, week: asked, lookBack: line })
  if (!isKept) throw new AppError('not_found')
  return { ...(await readWeeklyStep(ctx)), ...helpFor(ctx, line) }
}

/** Weeks since the user registered, from 0. */
function weekOf({ now, user }: Pick<StepReader, 'now' | 'user'>): number {
  return Math.max(0, Math.floor((now().getTime() - user.registeredAt.getTime()) / week))
}

function presentTried(
  { week: number, archetype, triedAt, line }: TriedStep,
  { contentLanguage }: StepReader,
): WeeklyStep['lookBack'] {
  const known = archetypes.find((name) => name === archetype)
  if (!known) return null
  const text = weeklyStepText(known, contentLanguage)
  return { week: number, text, triedAt: triedAt.toISOString(), line }
}

function helpFor({ language }: UserContext, line: string): { help?: Help } {
  const subject = selfHarmIn(line)
  if (!subject) return {}
  const about = subject === 'other' ? { about: subject } : {}
  return { help: { lines: [...helpLines[language]], ...about } }
}
