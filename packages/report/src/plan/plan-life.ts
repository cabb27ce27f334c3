import { type Archetype, archetypes } from '@individua/instrument/dimensions'
import { coreItems } from '@individua/instrument/items/core'
import { itemsById } from '@individua/instrument/items/item-bank'
import type { Profile } from '@individua/instrument/profile'
import type { GivenAnswer } from '@individua/instrument/scoring/answers'
import { coreCodes } from './item-codes.ts'
import { type Paragraph, type PlannedText, paragraph } from './planned-text.ts'
import { takeStatement } from './shelf.ts'
import { firstThree } from './take-first.ts'
import { contradict } from './truth/contradictions.ts'
import { voicesOf } from './truth/voices.ts'

/** An answer to a statement, as the reader gave it. */
export type RatedAnswer = Extract<GivenAnswer, { kind: 'likert' }>

const middle = 3
/** The mean answer of the model's reference group, to a tenth: what lies far from it is most particular. */
const usual = 3.4
/** The second where the rooms show one archetype alone. */
const mostStatements = { usual: 4, alone: 6 }

/** Paragraphs about a life: those that a report tells, and those left out. */
export interface LifePlan {
  told: readonly Paragraph[]
  left: readonly Paragraph[]
}

/**
 * Paragraphs about a life, one for each answer to a core statement: those furthest from the usual answer first, among
 * equal ones those about no named archetype, whose other texts tell the same, in an order that begins elsewhere
 * from person to person. An answer in the middle has none, nor one that contradicts another text.
 *
 * @param others the other texts of the report
 * @throws RangeError naming the item, when an answer is to no statement or its value is not 1..5
 */
export function planLife(
  profile: Profile,
  answers: readonly RatedAnswer[],
  others: readonly PlannedText[],
): LifePlan {
  const named = firstThree(profile.archetypes).map(({ name }) => name)
  const start = startOf(named)
  const most = mostStatements[others.some(({ book }) => book === 'turns') ? 'usual' : 'alone']
  for (const answer of answers) checkRating(answer)
  const ranked = answers
    .flatMap(({ itemId, value }) => {
      const code = codeOf(itemId)
      if (!code) return []
      const turn = (coreCodes.indexOf(code) + start) % coreCodes.length
      const text = takeStatement(code, value > middle ? 'agree' : 'disagree')
      const isTold = voicesOf(text).some(([about]) => named.includes(about))
      return [{ itemId, value, distance: Math.abs(value - usual), isTold, turn, text }]
    })
    .filter(({ value, text }) => value !== middle && !others.some((one) => contradict(text, one)))
    .toSorted(
      (a, b) => b.distance - a.distance || Number(a.isTold) - Number(b.isTold) || a.turn - b.turn,
    )
  const statements = ranked
    .filter(({ text }, index) => !ranked.slice(0, index).some((one) => contradict(text, one.text)))
    .map(({ text, itemId }) => paragraph([text], [itemId]))
  return { told: statements.slice(0, most), left: statements.slice(most) }
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

/** Two readers with equal answers to one statement seldom read its text beside the same others. */
function startOf(named: readonly Archetype[]): number {
  return named.reduce((sum, name, index) => sum + (index + 1) * archetypes.indexOf(name), 0)
}
