import type { AdvancedResult } from '@individua/contract/advanced-results'
import type { Result } from '@individua/contract/results'
import type { BodyCache } from '../../lib/body-cache.ts'
import type { UserContext } from '../../lib/context.ts'
import { type JsonBytes, toJsonBytes } from '../../lib/json-bytes.ts'
import type { AnsweredForm } from '../advanced-assessment/answered-form.service.ts'
import { presentAdvancedResult } from './present-advanced-result.ts'
import { presentLetter } from './present-letter.ts'
import { presentResult } from './present-result.ts'
import { findResult, type StoredResult } from './results.queries.ts'
import { writeAdvancedResult, writeBasicResult } from './written-result.ts'

/** The dashboard's view of a result and, of an advanced one, the full profile. */
export interface PresentedResult {
  result: Result
  profile?: AdvancedResult
}

type Reading = Pick<UserContext, 'db' | 'contentLanguage' | 'parameters' | 'bodies'>

/** The cards and the text of any result, in the language of the request; undefined when it was erased. */
export function dashboardAsJson(
  ctx: Reading,
  resultId: string,
): Promise<JsonBytes<Result> | undefined> {
  return presentAsJson(ctx, resultId, ctx.bodies.dashboards, ({ result }) => result)
}

/** A basic result that was just stored, with the answers that it was scored from. */
export interface NewResult {
  result: StoredResult
  form: AnsweredForm
}

/** The same of a result that was just stored: nothing is read back. */
export async function newDashboardAsJson(
  ctx: Reading,
  { result, form }: NewResult,
): Promise<JsonBytes<Result>> {
  const language = ctx.contentLanguage
  const written = await writeBasicResult(ctx.db, result, null, language, form)
  const json = toJsonBytes(presentResult(result, written.words, written.answers, language))
  if (written.isStored) {
    ctx.bodies.dashboards.set(keyOf(result.id, language), result.userId, json)
  }
  return json
}

/** The full profile of an advanced result. */
export function profileAsJson(
  ctx: Reading,
  resultId: string,
): Promise<JsonBytes<AdvancedResult> | undefined> {
  return presentAsJson(ctx, resultId, ctx.bodies.profiles, ({ profile }) => profile)
}

const keyOf = (resultId: string, language: string) => `${resultId} ${language}`

/**
 * A stored report never changes, nor do the answers behind a result, so no other instance can make
 * the cache wrong. The caller's right to read the result is checked each time, before.
 */
async function presentAsJson<Body>(
  ctx: Reading,
  resultId: string,
  cache: BodyCache<Body>,
  bodyOf: (presented: PresentedResult) => Body | undefined,
): Promise<JsonBytes<Body> | undefined> {
  const key = keyOf(resultId, ctx.contentLanguage)
  const cached = cache.get(key)
  if (cached) return cached
  const found = await findResult(ctx.db, resultId, ctx.contentLanguage)
  if (!found) return undefined
  const presented = await present(ctx, found)
  const body = bodyOf(presented)
  if (!body) return undefined
  const json = toJsonBytes(body)
  // Words just written may have lost against another instance's: only stored ones are cached.
  if (presented.isStored) cache.set(key, found.result.userId, json)
  return json
}

/** The same as objects, in both views. */
export async function presentWhole(
  ctx: Reading,
  resultId: string,
): Promise<PresentedResult | undefined> {
  const found = await findResult(ctx.db, resultId, ctx.contentLanguage)
  return found && present(ctx, found)
}

async function present(
  { db, contentLanguage: language, parameters }: Reading,
  { result, report }: NonNullable<Awaited<ReturnType<typeof findResult>>>,
): Promise<PresentedResult & { isStored: boolean }> {
  if (result.kind === 'basic') {
    const { words, answers, isStored } = await writeBasicResult(db, result, report, language)
    return { result: presentResult(result, words, answers, language), isStored }
  }
  const { words, full, answers, isStored } = await writeAdvancedResult(
    { db, parameters },
    result,
    report,
    language,
  )
  const letter = presentLetter(words.body, full.body)
  return {
    result: presentResult(result, words, answers, language, letter),
    profile: presentAdvancedResult(result, full, answers, language),
    isStored,
  }
}
