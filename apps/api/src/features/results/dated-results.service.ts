import type { DatedResult, Result } from '@individua/contract/results'
import type { ContentLanguage } from '@individua/instrument/content-language'
import { archetypeNames } from '@individua/report/compose/archetype-names'
import { petalsOf } from '@individua/report/compose/mandala-petals'
import { AppError } from '../../lib/app-error.ts'
import type { UserContext } from '../../lib/context.ts'
import type { VersionedJson } from '../../lib/versioned-json.ts'
import { isPremium } from '../payments/payments.service.ts'
import { dashboardAsJson, type PresentedResult, versionOf } from './presented-result.service.ts'
import {
  findOwnResult,
  findResultsOf,
  type NewestResult,
  type StoredResult,
} from './results.queries.ts'
import { findShown, noteSeen, presentFound } from './results.service.ts'

/** Every result of a user, newest first; advanced ones only while they are paid. */
export async function listResults(ctx: UserContext): Promise<DatedResult[]> {
  const { db, user, contentLanguage } = ctx
  const isPaid = await isPremium(db, user.id)
  const shown = await findShown(ctx)
  const stored = await findResultsOf(db, user.id)
  return stored
    .filter(({ kind }) => isPaid || kind === 'basic')
    .map((result) => ({
      ...presentDated(result, contentLanguage),
      isShown: result.id === shown?.id,
    }))
}

const mostNames = 3

export function presentDated(
  { id, kind, createdAt, instrumentVersion, profile }: StoredResult,
  language: ContentLanguage,
): Omit<DatedResult, 'isShown'> {
  const { archetypes } = profile
  return {
    resultId: id,
    kind,
    assessmentDate: createdAt.toISOString(),
    instrumentVersion,
    answerCount: archetypes[0]?.answers.length ?? 0,
    names: archetypes.slice(0, mostNames).map(({ name }) => archetypeNames[language][name]),
    petals: petalsOf(profile, language),
  }
}

/**
 * One of a user's results, of whatever age.
 * @throws AppError as `checkReadable`
 */
export async function readDatedResult(
  ctx: UserContext,
  resultId: string,
): Promise<VersionedJson<Result>> {
  await noteSeen(ctx, await checkReadable(ctx, resultId))
  return versionOf(ctx, resultId, dashboardAsJson)
}

/** The same to be printed. @throws AppError as `checkReadable` */
export async function loadDatedResult(
  ctx: UserContext,
  resultId: string,
): Promise<PresentedResult> {
  return presentFound(ctx, await checkReadable(ctx, resultId))
}

/**
 * @throws AppError `result_not_found`, also for another user's; `payment_required` for an advanced one
 *   once a refund took it back
 */
export async function checkReadable(
  { db, user }: Pick<UserContext, 'db' | 'user'>,
  resultId: string,
): Promise<NewestResult> {
  const found = await findOwnResult(db, resultId, user.id)
  if (!found) throw new AppError('result_not_found')
  if (found.kind === 'advanced' && !(await isPremium(db, user.id))) {
    throw new AppError('payment_required')
  }
  return found
}
