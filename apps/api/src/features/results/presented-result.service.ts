import type { AdvancedResult } from '@individua/contract/advanced-results'
import type { Result } from '@individua/contract/results'
import { asPacked } from '@individua/instrument/scoring/packed-profile'
import type { Db } from '../../db/database.ts'
import { AppError } from '../../lib/app-error.ts'
import { buildId } from '../../lib/build-id.ts'
import type { UserContext } from '../../lib/context.ts'
import { type JsonBytes, toJsonBytes } from '../../lib/json-bytes.ts'
import type { VersionedJson } from '../../lib/versioned-json.ts'
import type { AnsweredForm } from '../advanced-assessment/answered-form.service.ts'
import { type Keeping, readOrMake } from './kept-bodies.service.ts'
import { presentAdvancedResult } from './present-advanced-result.ts'
import { presentLetter } from './present-letter.ts'
import { presentResult } from './present-result.ts'
import { insertPresented, type View } from './presented-bodies.queries.ts'
import { findResult, type StoredResult } from './results.queries.ts'
import { wordBasicResult, writeAdvancedResult, writeBasicResult } from './written-result.ts'

/** The dashboard's view of a result and, of an advanced one, the full profile. */
export interface PresentedResult {
  result: Result
  profile?: AdvancedResult
}

type Reading = Keeping & Pick<UserContext, 'contentLanguage' | 'parameters'>

/** The cards and the text of any result, in the language of the request; undefined when it was erased. */
export function dashboardAsJson(
  ctx: Reading,
  resultId: string,
): Promise<JsonBytes<Result> | undefined> {
  return presentAsJson(ctx, resultId, 'dashboard', ({ result }) => result)
}

export type AsJson<Body> = (ctx: Reading, resultId: string) => Promise<JsonBytes<Body> | undefined>

/**
 * A result that its caller may read. Neither it nor its words change: only another build presents it
 * otherwise.
 */
export function versionOf<Body>(
  ctx: Reading,
  resultId: string,
  asJson: AsJson<Body>,
): VersionedJson<Body> {
  return {
    version: `${resultId}-${ctx.contentLanguage}-${buildId}`,
    async read() {
      const json = await asJson(ctx, resultId)
      if (!json) throw new AppError('result_not_found')
      return json
    },
  }
}

/** A basic result that is not stored yet, with the answers that it was scored from. */
export interface NewResult {
  result: StoredResult
  form: AnsweredForm
}

/** Stores a result in the words of this request's language; nothing is read back. */
export async function storePresented(
  ctx: Reading,
  tx: Db,
  { result, form }: NewResult,
): Promise<JsonBytes<Result>> {
  const language = ctx.contentLanguage
  const asRead = { ...result, profile: asPacked(result.profile) }
  const { words, answers } = wordBasicResult(asRead, form, language)
  const json = toJsonBytes(presentResult(asRead, words, answers, language))
  const report = { resultId: result.id, language, ...words }
  await insertPresented(tx, { result, report, body: json.bytes })
  return json
}

/** The full profile of an advanced result. */
export function profileAsJson(
  ctx: Reading,
  resultId: string,
): Promise<JsonBytes<AdvancedResult> | undefined> {
  return presentAsJson(ctx, resultId, 'profile', ({ profile }) => profile)
}

/**
 * A stored report never changes, nor do the answers behind a result: what one instance has made and
 * stored, every instance of the same build may send. It goes with its result. The caller's right to
 * read the result is checked each time, before.
 */
async function presentAsJson<Body>(
  ctx: Reading,
  resultId: string,
  view: View,
  bodyOf: (presented: PresentedResult) => Body | undefined,
): Promise<JsonBytes<Body> | undefined> {
  const key = { resultId, view, language: ctx.contentLanguage, madeBy: buildId }
  return readOrMake(ctx, key, async () => {
    const found = await findResult(ctx.db, resultId, ctx.contentLanguage)
    const presented = found && (await present(ctx, found))
    const body = presented && bodyOf(presented)
    // Words just written may have lost against another instance's: only stored ones are final.
    return body && { body, isFinal: presented.isStored }
  })
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
