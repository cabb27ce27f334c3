import { type Dimension, dimensions } from '../dimensions.ts'
import type { Key } from '../items/item.ts'
import { likertItems } from '../items/item-bank.ts'
import type { Answer, LikertAnswer } from '../scoring/answers.ts'
import { scoredItems } from '../scoring/item-parameter-table.ts'
import { gradedProbabilities } from './person-fit.ts'

/** From this cosine of their keys on, two statements ask about the same thing or about its opposite. */
const leastSimilarity = 0.5
/** With fewer pairs than this, `contradiction` returns null. */
const fewestPairs = 3

interface Partner {
  /** Index of the other statement in the bank, smaller than this one's. */
  bankIndex: number
  /** 1 where both are worded from the same pole, −1 where from opposite ones. */
  direction: 1 | -1
}

/** For each statement, those earlier in the bank that it can contradict. */
export const partners: readonly (readonly Partner[])[] = likertItems.map(({ key }, index) =>
  likertItems.slice(0, index).flatMap((other, bankIndex): Partner[] => {
    const similarity = keySimilarity(key, other.key)
    if (Math.abs(similarity) < leastSimilarity) return []
    return [{ bankIndex, direction: similarity > 0 ? 1 : -1 }]
  }),
)

const residuals = new Float64Array(likertItems.length)
const probabilities = new Float64Array(5)

/**
 * How far answers to statements about the same thing contradict each other: the mean over all pairs
 * of half the squared difference of their standardised residuals, those of opposite pairs mirrored.
 * What the model expects of this person, acquiescence included, is taken out before.
 *
 * About .8 for genuine respondents, about 2 for random ones. Pairs follow from the items' keys.
 *
 * @param theta estimate from these answers, length 17
 * @returns null with fewer than three pairs, as after the core, whose statements share no pole
 */
export function contradiction(
  answers: readonly Answer[],
  theta: Float64Array,
  items = scoredItems,
): number | null {
  residuals.fill(Number.NaN)
  for (const answer of answers) if (answer.kind === 'likert') enterResidual(answer, theta, items)
  let sum = 0
  let count = 0
  partners.forEach((before, index) => {
    const own = residuals[index]!
    if (Number.isNaN(own)) return
    for (const { bankIndex, direction } of before) {
      const other = residuals[bankIndex]!
      if (Number.isNaN(other)) continue
      sum += (own - direction * other) ** 2 / 2
      count++
    }
  })
  return count < fewestPairs ? null : sum / count
}

function enterResidual(
  { itemId, value }: LikertAnswer,
  theta: Float64Array,
  items: typeof scoredItems,
): void {
  const item = items.get(itemId)
  if (item?.kind !== 'likert') return
  gradedProbabilities(item.parameters, theta, probabilities)
  let mean = 0
  let square = 0
  probabilities.forEach((probability, index) => {
    mean += probability * (index + 1)
    square += probability * (index + 1) ** 2
  })
  residuals[item.bankIndex] = (value - mean) / Math.sqrt(square - mean * mean)
}

/** Cosine of two keys, −1..1. */
function keySimilarity(one: Key, other: Key): number {
  return product(one, other) / Math.sqrt(product(one, one) * product(other, other))
}

function product(one: Key, other: Key): number {
  const weight = (key: Key, name: Dimension) => (name === 'acquiescence' ? 0 : (key[name] ?? 0))
  return dimensions.reduce((sum, name) => sum + weight(one, name) * weight(other, name), 0)
}
