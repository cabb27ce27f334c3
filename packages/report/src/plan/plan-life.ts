import { coreItems } from '@individua/instrument/items/core'
import { itemsById } from '@individua/instrument/items/item-bank'
import type { Profile } from '@individua/instrument/profile'
import type { GivenAnswer } from '@individua/instrument/scoring/answers'
import { coreCodes } from './item-codes.ts'
import { type Paragraph, type PlannedText, paragraph } from './planned-text.ts'
import { takeStatement } from './shelf.ts'
import { firstThree } from './take-first.ts'
import { contradict } from './truth/contradictions.ts'

/** An answer to a statement, as the reader gave it. */
export type RatedAnswer = Extract<GivenAnswer, { kind: 'likert' }>

const middle = 3
/** The mean answer of the model's reference group, to a tenth: what lies far from it is most particular. */
const usual = 3.4
/** The second where the rooms show one archetype alone. */
const mostStatements = { usual: 4, alone: 6 }

/**
 * Paragraphs about a life, one for each answer to a core statement: those furthest from the usual answer first, then
 * those that weigh most for the named three. An answer in the middle has none,
 * nor one that contradicts another text.
 *
 * @param others the other texts of the report
 * @throws RangeError naming the item, when an answer is to no statement or its value is not 1..5
 */
export function planLife(
  profile: Profile,
  answers: readonly RatedAnswer[],
  others: readonly PlannedText[],
): Paragraph[] {
  const weights = weightsOf(profile)
  const most = mostStatements[others.some(({ book }) => book === 'turns') ? 'usual' : 'alone']
  for (const answer of answers) checkRating(answer)
  return answers
    .flatMap(({ itemId, value }) => {
      const code = codeOf(itemId)
      if (!code) return []
      const weight = weights.get(itemId) ?? 0
      const text = takeStatement(code, value > middle ? 'agree' : 'disagree')
      return [{ itemId, value, distance: Math.abs(value - usual), weight, text }]
    })
    .filter(({ value, text }) => value !== middle && !others.some((one) => contradict(text, one)))
    .toSorted((a, b) => b.distance - a.distance || b.weight - a.weight)
    .slice(0, most)
    .map(({ text, itemId }) => paragraph([text], [itemId]))
}

/** Undefined for a statement beyond the core: only the ten have texts. */
function codeOf(itemId: string) {
  const item = coreItems.find(({ id }) => id === itemId)
  return coreCodes.find((one) => one === item?.code)
}

function checkRating({ itemId, value }: RatedAnswer): void {
  if (itemsById.get(itemId)?.kind !== 'likert') throw new RangeError(`no statement ${itemId}`)
  if (![1, 2, 3, 4, 5].includes(value)) throw new RangeError(`value out of range: ${itemId}`)
}

/** How much each answer weighs for the named three. */
function weightsOf({ archetypes }: Profile): ReadonlyMap<string, number> {
  const weights = new Map<string, number>()
  for (const { answers } of firstThree<Profile['archetypes'][number]>(archetypes)) {
    for (const { itemId, weight } of answers) {
      weights.set(itemId, (weights.get(itemId) ?? 0) + Math.abs(weight))
    }
  }
  return weights
}
