import type { AdvancedResult } from '@individua/contract/advanced-results'
import type { Result } from '@individua/contract/results'
import type { Profile } from '@individua/instrument/profile'
import { AppError } from '../../lib/app-error.ts'
import type { UserContext } from '../../lib/context.ts'
import { ensureUser } from '../../lib/ensure-user.ts'
import type { JsonBytes } from '../../lib/json-bytes.ts'
import type { VersionedJson } from '../../lib/versioned-json.ts'
import { claimBasicAssessment } from '../assessment/form.service.ts'
import { isPremium } from '../payments/payments.service.ts'
import { makeBasicResult } from './basic-result.service.ts'
import {
  type AsJson,
  dashboardAsJson,
  type PresentedResult,
  presentWhole,
  profileAsJson,
  versionOf,
} from './presented-result.service.ts'
import { findNewestResults, findProfile, markSeen, type NewestResult } from './results.queries.ts'

/**
 * Computes the basic result of the newest answers, once: asked again, it gives the same one.
 * @throws AppError `answers_missing` when this user has submitted none
 */
export async function calculateBasicResult(ctx: UserContext): Promise<JsonBytes<Result>> {
  await ensureUser(ctx)
  const made = await ctx.db.transaction(async (tx) => {
    const assessment = await claimBasicAssessment(tx, ctx.user)
    if (!assessment) throw new AppError('answers_missing')
    return assessment.hasResult ? null : makeBasicResult(ctx, tx, assessment.id)
  })
  if (made) return made
  const known = await readBasicResult(ctx)
  return known.read()
}

/** @throws AppError `result_not_found` */
export async function readBasicResult(ctx: UserContext): Promise<VersionedJson<Result>> {
  const { basic } = await findNewest(ctx)
  return readResult(ctx, basic, dashboardAsJson)
}

/** The fullest result; an advanced one only while it is paid. @throws AppError `result_not_found` */
export async function readDashboard(ctx: UserContext): Promise<VersionedJson<Result>> {
  return readResult(ctx, await findShown(ctx), dashboardAsJson)
}

/** The same to be printed or talked about. @throws AppError `result_not_found` */
export async function loadShownResult(ctx: UserContext): Promise<PresentedResult> {
  const shown = await findShown(ctx)
  if (!shown) throw new AppError('result_not_found')
  return presentFound(ctx, shown)
}

/** A result whose reader may read it. @throws AppError `result_not_found` when it was erased meanwhile */
export async function presentFound(
  ctx: UserContext,
  found: NewestResult,
): Promise<PresentedResult> {
  await noteSeen(ctx, found)
  const presented = await presentWhole(ctx, found.id)
  if (!presented) throw new AppError('result_not_found')
  return presented
}

/** The full profile. @throws AppError `result_not_found`, `payment_required` once a refund took it back */
export async function readAdvancedResult(ctx: UserContext): Promise<VersionedJson<AdvancedResult>> {
  const { advanced } = await findNewest(ctx)
  if (!advanced) throw new AppError('result_not_found')
  if (!(await isPremium(ctx.db, ctx.user.id))) throw new AppError('payment_required')
  return readResult(ctx, advanced, profileAsJson)
}

/** Whose results are looked for. */
type Reader = Pick<UserContext, 'db'> & { user: { id: string } }

/** The profile of the result that the dashboard shows. @throws AppError `result_not_found` */
export async function readShownProfile(reader: Reader): Promise<Profile> {
  const shown = await findShown(reader)
  const profile = shown && (await findProfile(reader.db, shown.id))
  if (!profile) throw new AppError('result_not_found')
  return profile
}

async function findNewest(ctx: Reader) {
  const newest = (await findNewestResults(ctx.db, ctx.user.id)) ?? []
  const ofKind = (kind: NewestResult['kind']) => newest.find((result) => result.kind === kind)
  return { basic: ofKind('basic'), advanced: ofKind('advanced') }
}

/**
 * The fullest result that this user may read: the newest advanced one while it is paid, else the newest
 * basic one. What is answered anew displaces nothing that was bought.
 */
export async function findShown(ctx: Reader): Promise<NewestResult | undefined> {
  const { basic, advanced } = await findNewest(ctx)
  return advanced && (await isPremium(ctx.db, ctx.user.id)) ? advanced : basic
}

async function readResult<Body>(
  ctx: UserContext,
  newest: NewestResult | undefined,
  asJson: AsJson<Body>,
): Promise<VersionedJson<Body>> {
  if (!newest) throw new AppError('result_not_found')
  await noteSeen(ctx, newest)
  return versionOf(ctx, newest.id, asJson)
}

/** From then on no mail announces it. */
export async function noteSeen(ctx: UserContext, { id, seenAt }: NewestResult): Promise<void> {
  if (!seenAt) await markSeen(ctx.db, id, ctx.now())
}
