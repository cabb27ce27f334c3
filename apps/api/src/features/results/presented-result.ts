import type { AdvancedResult } from '@individua/contract/advanced-results'
import type { Result } from '@individua/contract/results'
import type { UserContext } from '../../lib/context.ts'
import { newestKept } from '../../lib/newest-kept.ts'
import { presentAdvancedResult } from './present-advanced-result.ts'
import { presentResult } from './present-result.ts'
import { findResult } from './results.queries.ts'
import { writeAdvancedResult, writeBasicResult } from './written-result.ts'

/** The cards and the text of any result, or the full profile of an advanced one. */
export type ResultView = 'dashboard' | 'profile'

/** The dashboard's view of a result and, of an advanced one, the full profile. */
export interface PresentedResult {
  result: Result
  profile?: AdvancedResult
}

type Reading = Pick<UserContext, 'db' | 'language'>

/** A body as it is sent, in UTF-8. */
export type PresentedJson = Uint8Array<ArrayBuffer>

/**
 * A stored report never changes, nor do the answers behind a result: no other instance can make what
 * is kept here wrong. Who may read it is asked each time, before.
 */
const kept = newestKept<PresentedJson>(200)

/** A result in the language of the request; undefined when it was erased. */
export async function presentAsJson(
  ctx: Reading,
  resultId: string,
  view: ResultView,
): Promise<PresentedJson | undefined> {
  const key = `${resultId} ${ctx.language} ${view}`
  const known = kept.get(key)
  if (known) return known
  const found = await findResult(ctx.db, resultId, ctx.language)
  if (!found) return undefined
  const { result, profile } = await present(ctx, found)
  const body = view === 'profile' ? profile : result
  if (!body) return undefined
  const presented = new TextEncoder().encode(JSON.stringify(body))
  // Words just written may have lost against another instance's: only stored ones are kept.
  if (found.report) kept.set(key, presented)
  return presented
}

/** The same as objects, in both views. */
export async function presentWhole(
  ctx: Reading,
  resultId: string,
): Promise<PresentedResult | undefined> {
  const found = await findResult(ctx.db, resultId, ctx.language)
  return found && present(ctx, found)
}

async function present(
  { db, language }: Reading,
  { result, report }: NonNullable<Awaited<ReturnType<typeof findResult>>>,
): Promise<PresentedResult> {
  if (result.kind === 'basic') {
    const { words, answers } = await writeBasicResult(db, result, report, language)
    return { result: presentResult(result, words, answers, language) }
  }
  const { words, full, answers } = await writeAdvancedResult(db, result, report, language)
  return {
    result: presentResult(result, words, answers, language),
    profile: presentAdvancedResult(result, full, answers, language),
  }
}
