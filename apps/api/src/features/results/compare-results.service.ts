import type { ResultComparison } from '@individua/contract/results'
import type { Answer } from '@individua/instrument/scoring/answers'
import { changeBetween } from '@individua/instrument/scoring/reliable-change'
import { scoreOccasions } from '@individua/instrument/scoring/score-answers'
import { archetypeNames } from '@individua/report/compose/archetype-names'
import { petalsOf } from '@individua/report/compose/mandala-petals'
import { AppError } from '../../lib/app-error.ts'
import type { UserContext } from '../../lib/context.ts'
import { assessmentsBehind, findOccasionsBehind } from '../pooled-answers/pooled-form.service.ts'
import { checkReadable, presentDated } from './dated-results.service.ts'
import { findResult, type StoredResult } from './results.queries.ts'
import { holdsCore } from './score-pooled.ts'

/**
 * Two results of a user, the earlier one first, and what differs by more than chance alone moves.
 * @throws AppError `result_not_found`, also for another user's; `payment_required` for an advanced one
 *   once a refund took it back
 */
export async function compareResults(
  ctx: UserContext,
  { from, to }: { from: string; to: string },
): Promise<ResultComparison> {
  const [one, other] = [await readOwn(ctx, from), await readOwn(ctx, to)]
  const isInOrder = one.createdAt <= other.createdAt
  const [earlier, later] = isInOrder ? [one, other] : [other, one]
  const occasions = await findSeparateOccasions(ctx, earlier, later)
  return occasions
    ? compareOccasions(ctx, [earlier, later], occasions)
    : compareAsTheyAre(ctx, earlier, later)
}

async function readOwn(ctx: UserContext, resultId: string): Promise<StoredResult> {
  await checkReadable(ctx, resultId)
  const found = await findResult(ctx.db, resultId, ctx.contentLanguage)
  if (!found) throw new AppError('result_not_found')
  return found.result
}

type Occasions = readonly (readonly Answer[])[]

interface Separate {
  before: Occasions
  after: Occasions
}

/**
 * What the later result added to the answers of the earlier one, and the earlier one's answers to the
 * same questions; undefined unless the core is among them.
 */
async function findSeparateOccasions(
  { db }: UserContext,
  earlier: StoredResult,
  later: StoredResult,
): Promise<Separate | undefined> {
  const known = await assessmentsBehind(db, earlier)
  const added = (await assessmentsBehind(db, later)).filter((id) => !known.includes(id))
  if (added.length === 0) return undefined
  const before = await findOccasionsBehind(db, earlier)
  const after = await findOccasionsBehind(db, { ...later, pooledFrom: added })
  const separate = { before: onlyAsked(before, after), after: onlyAsked(after, before) }
  return holdsCore(separate.after) ? separate : undefined
}

/** The answers to questions that the others answered too. */
function onlyAsked(occasions: Occasions, others: Occasions): Occasions {
  const asked = idsOf(others)
  return occasions
    .map((answers) => answers.filter(({ itemId }) => asked.has(itemId)))
    .filter((answers) => answers.length > 0)
}

const idsOf = (occasions: Occasions) => new Set(occasions.flat().map(({ itemId }) => itemId))

function compareOccasions(
  { parameters, contentLanguage: language }: UserContext,
  [earlier, later]: readonly [StoredResult, StoredResult],
  { before, after }: Separate,
): ResultComparison {
  const [first, second] = [scoreOccasions(before, parameters), scoreOccasions(after, parameters)]
  const { points, archetypes } = changeBetween(first, second)
  return {
    earlier: { ...presentDated(earlier, language), petals: petalsOf(first, language) },
    later: { ...presentDated(later, language), petals: petalsOf(second, language) },
    points,
    questionCount: idsOf(after).size,
    archetypes: archetypes.map((one) => withName(one, language)),
  }
}

function compareAsTheyAre(
  { contentLanguage: language }: UserContext,
  earlier: StoredResult,
  later: StoredResult,
): ResultComparison {
  const { archetypes } = changeBetween(earlier.profile, later.profile)
  return {
    earlier: presentDated(earlier, language),
    later: presentDated(later, language),
    points: null,
    questionCount: null,
    archetypes: archetypes.map((one) => withName({ ...one, isChange: false }, language)),
  }
}

function withName(
  { name: key, ...one }: ReturnType<typeof changeBetween>['archetypes'][number],
  language: UserContext['contentLanguage'],
): ResultComparison['archetypes'][number] {
  return { key, name: archetypeNames[language][key], ...one }
}
