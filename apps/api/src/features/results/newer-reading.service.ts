import type { NewerReading } from '@individua/contract/newer-reading'
import type { Profile } from '@individua/instrument/profile'
import { isNewerVersion } from '@individua/instrument/scoring/newer-version'
import { scoreOccasions } from '@individua/instrument/scoring/score-answers'
import { whatMoved } from '@individua/instrument/scoring/what-moved'
import type { Db } from '../../db/database.ts'
import { lockOwner } from '../../db/lock-owner.ts'
import { AppError } from '../../lib/app-error.ts'
import type { UserContext } from '../../lib/context.ts'
import { findOccasionsBehind } from '../pooled-answers/pooled-form.service.ts'
import { inCurrentWords } from './current-words.ts'
import { findReadings, insertReading, type StoredReading } from './newer-reading.queries.ts'
import { presentMoved } from './present-result.ts'
import type { StoredResult } from './results.queries.ts'
import { findShown } from './results.service.ts'

/**
 * Whether the result that the dashboard shows can be read anew, and the latest such reading.
 * @throws AppError `result_not_found`
 */
export async function readNewerReading(ctx: UserContext): Promise<NewerReading> {
  return present(ctx, await findReadingsOf(ctx.db, await findShown(ctx)))
}

/**
 * Scores the answers behind that result with the parameters in use, once for each version. Where they
 * are not newer than the result's, nothing is made.
 * @throws AppError `result_not_found`
 */
export async function makeNewerReading(ctx: UserContext): Promise<NewerReading> {
  const shown = await findShown(ctx)
  const found = await ctx.db.transaction(async (tx) => {
    await lockOwner(tx, ctx.user.id)
    const before = await findReadingsOf(tx, shown)
    if (!isOffered(ctx, before)) return before
    const profile = await scoreAnew(ctx, tx, before.result)
    const resultId = before.result.id
    const { instrumentVersion } = profile
    const made = { resultId, instrumentVersion, profile, createdAt: ctx.now() }
    return { ...before, reading: await insertReading(tx, made) }
  })
  return present(ctx, found)
}

interface Found {
  result: StoredResult
  reading: StoredReading | null
}

async function findReadingsOf(db: Db, shown: { id: string } | undefined): Promise<Found> {
  const found = shown && (await findReadings(db, shown.id))
  if (!found) throw new AppError('result_not_found')
  return found
}

function isOffered({ parameters: { version } }: UserContext, { result, reading }: Found): boolean {
  return isNewerVersion(version, (reading ?? result).instrumentVersion)
}

async function scoreAnew(
  { parameters }: UserContext,
  db: Db,
  result: StoredResult,
): Promise<Profile> {
  return scoreOccasions(await findOccasionsBehind(db, result), parameters)
}

function present(ctx: UserContext, found: Found): NewerReading {
  const { result, reading } = found
  const { instrumentVersion } = result
  return {
    isOffered: isOffered(ctx, found),
    result: { date: result.createdAt.toISOString(), instrumentVersion },
    reading: reading && {
      date: reading.createdAt.toISOString(),
      instrumentVersion: reading.instrumentVersion,
      moved: presentMoved(
        whatMoved(inCurrentWords(result.profile, instrumentVersion), reading.profile),
        () => [],
        ctx.contentLanguage,
      ),
    },
  }
}
