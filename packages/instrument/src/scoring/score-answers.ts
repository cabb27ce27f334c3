import type { Structure } from '../dimensions.ts'
import { coreItems } from '../items/core.ts'
import type { Estimate, Profile } from '../profile.ts'
import { assessResponses, isDoubtful } from '../quality/response-quality.ts'
import { type AnsweredItems, collectEvidence, collectOccasions } from './answer-evidence.ts'
import { AnswerShares } from './answer-shares.ts'
import { type Answer, AnswerError, type LikertAnswer } from './answers.ts'
import { certaintyOf } from './certainty.ts'
import {
  archetypeFamily,
  motiveFamily,
  personaFamily,
  shadowFamily,
  structureFamily,
} from './derived-families.ts'
import { describeEstimate, rankFamily } from './estimates.ts'
import { estimatePosterior, type Posterior } from './estimator.ts'
import { nameFirstThree } from './leaders.ts'
import { type ParameterSet, shippedParameters } from './parameter-set.ts'
import { rankProbabilities } from './rank-probabilities.ts'

/** `core`: exactly the ten core items. `full`: the core and any further items of the bank. */
export type Form = Profile['form']

export interface ScoringOptions {
  form?: Form
  parameters?: ParameterSet
}

/**
 * A structure is part of a profile when the answers explain at least this share of its variance. What
 * the core asks about is part of it even where fitted parameters say that its question measures less.
 */
const leastReliability = 0.2

/**
 * Scores one person's answers. Pure and deterministic: equal answers, in any order and any
 * language, give an identical profile (only longstring depends on the order they are given in).
 *
 * @param answers exactly the ten core items for `core`, the core and any further items for `full`
 * @param options.form `core` by default
 * @param options.parameters the shipped ones by default; the profile carries their version
 * @throws {AnswerError} `missing` core item, `notInForm` (more than the core in the core form),
 *   or anything `collectEvidence` refuses
 */
export function scoreAnswers(
  answers: readonly Answer[],
  { form = 'core', parameters = shippedParameters }: ScoringOptions = {},
): Profile {
  const collected = collectEvidence(answers, parameters.items)
  const answered = new Set(collected.itemIds)
  const absent = coreItems.find(({ id }) => !answered.has(id))
  if (absent) throw new AnswerError('missing', absent.id)
  const extra = form === 'core' ? collected.itemIds.find((id) => !coreIds.has(id)) : undefined
  if (extra) throw new AnswerError('notInForm', extra)
  return createProfile(answers, collected, form, parameters)
}

/**
 * Scores everything that one person answered, on whatever occasions, as one profile of the full form.
 * An item that was answered twice says more than once and less than two items: every answer counts,
 * and `answerCount` for the widening of ranks is the number of different items.
 *
 * @param occasions oldest first; together they contain the core
 * @throws {AnswerError} as `scoreAnswers`; `duplicate` only for an item twice within one occasion
 */
export function scoreOccasions(
  occasions: readonly (readonly Answer[])[],
  parameters: ParameterSet = shippedParameters,
): Profile {
  const collected = collectOccasions(occasions, parameters.items)
  const answered = new Set(collected.itemIds)
  const absent = coreItems.find(({ id }) => !answered.has(id))
  if (absent) throw new AnswerError('missing', absent.id)
  const form = answered.size > coreItems.length ? 'full' : 'core'
  return createProfile(occasions.flat(), collected, form, parameters)
}

/**
 * Scores any selection of the bank's Likert items, such as the detailed form, without the core.
 *
 * @param answers at least one
 * @throws {AnswerError} as `scoreAnswers`; `missing` with an empty item id when there are none,
 *   `wrongKind` for an answer to any other item
 */
export function scoreLikertAnswers(answers: readonly LikertAnswer[]): Profile {
  const collected = collectEvidence(answers)
  if (answers.length === 0) throw new AnswerError('missing', '')
  const other = (answers as readonly Answer[]).find(({ kind }) => kind !== 'likert')
  if (other) throw new AnswerError('wrongKind', other.itemId)
  return createProfile(answers, collected, 'full', shippedParameters)
}

const coreIds: ReadonlySet<string> = new Set(coreItems.map(({ id }) => id))

function createProfile(
  answers: readonly Answer[],
  { itemIds, evidence }: AnsweredItems,
  form: Form,
  parameters: ParameterSet,
): Profile {
  const posterior = estimatePosterior(evidence, undefined, parameters.priorPrecision)
  const shares = AnswerShares.of(itemIds, evidence, posterior.mean)
  const quality = assessResponses(answers, evidence, posterior.mean, parameters.items)
  const answerCount = new Set(itemIds).size
  const context = { answerCount, isDoubtful: isDoubtful(quality) }
  const families = [archetypeFamily, personaFamily, shadowFamily, motiveFamily] as const
  const [ofArchetypes, ofPersonas, ofShadows, ofMotives] = rankProbabilities(
    posterior,
    families,
    parameters.rankWidening(answerCount),
  )
  const archetypes = nameFirstThree(
    rankFamily(posterior, shares, archetypeFamily, ofArchetypes!, context),
  )
  const probability = archetypes[0]!.probabilityLeading
  return {
    instrumentVersion: parameters.version,
    form,
    archetypes,
    personas: nameFirstThree(rankFamily(posterior, shares, personaFamily, ofPersonas!, context)),
    shadows: nameFirstThree(rankFamily(posterior, shares, shadowFamily, ofShadows!, context)),
    motives: rankFamily(posterior, shares, motiveFamily, ofMotives!, context),
    structures: describeStructures(posterior, shares, itemIds),
    leader: { probability, certainty: certaintyOf(probability, context) },
    quality,
  }
}

function describeStructures(
  posterior: Posterior,
  shares: AnswerShares,
  itemIds: readonly string[],
): Partial<Record<Structure, Estimate>> {
  const asked = coreItems.filter(({ id }) => itemIds.includes(id))
  const described = structureFamily
    .map((combination) => ({
      name: combination.name,
      estimate: describeEstimate(posterior, shares, combination),
    }))
    .filter(
      ({ name, estimate }) =>
        1 - estimate.sd ** 2 >= leastReliability || asked.some(({ key }) => name in key),
    )
  return Object.fromEntries(described.map(({ name, estimate }) => [name, estimate]))
}
