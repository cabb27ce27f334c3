import type { AnswerWeight } from '../profile.ts'
import type { Combination } from './derived-families.ts'
import type { Evidence } from './evidence.ts'
import { scoredItems } from './item-parameter-table.ts'
import type { Slope } from './item-parameters.ts'
import { choiceProbabilities, likertGradient, project } from './likelihood.ts'
import { dimensionCount } from './prior.ts'

const K = dimensionCount

const probabilities = new Float64Array(64)
/** Scratch of `weightsFor`: a row per item answered, never more of them than items in the bank. */
const weights = new Float64Array(scoredItems.size)
const sizes = new Float64Array(scoredItems.size + 1)
const ranks = new Int32Array(scoredItems.size + 1)
const order = new Int32Array(scoredItems.size)

export interface SharedAnswers {
  /** Each item once. */
  itemIds: readonly string[]
  /** Row per item: the part of its answers in the 17 means. */
  parts: Float64Array
}

/**
 * What each answer contributes to the estimate.
 *
 * At the optimum the prior's pull balances the answers', so theta = sum over answers of
 * Σ times the gradient of the answer's log-likelihood: exact, additive and signed, also for every
 * combination of dimensions.
 */
export class AnswerShares {
  readonly #share: () => SharedAnswers
  #shared: SharedAnswers | undefined

  /** @param share called when a weight is read for the first time */
  constructor(share: () => SharedAnswers) {
    this.#share = share
  }

  /** @param itemIds one for each answer; answers to the same item stand next to each other */
  static of(
    itemIds: readonly string[],
    evidence: readonly Evidence[],
    mean: Float64Array,
  ): AnswerShares {
    return new AnswerShares(() => shareAnswers(itemIds, evidence, mean))
  }

  /** The parts of each item's answers in a combination's mean, largest absolute part first. */
  weightsFor({ indices, values }: Combination<string>): AnswerWeight[] {
    this.#shared ??= this.#share()
    const { itemIds, parts } = this.#shared
    for (let row = 0; row < itemIds.length; row++) {
      let weight = 0
      for (let k = 0; k < indices.length; k++) weight += values[k]! * parts[row * K + indices[k]!]!
      weights[row] = weight
      sizes[row] = Math.abs(weight)
    }
    orderBySize(itemIds.length)
    return itemIds.map((_, rank) => {
      const row = order[rank]!
      return { itemId: itemIds[row]!, weight: weights[row]! }
    })
  }
}

function shareAnswers(
  itemIds: readonly string[],
  evidence: readonly Evidence[],
  mean: Float64Array,
): SharedAnswers {
  const items = itemIds.filter((id, index) => id !== itemIds[index - 1])
  const parts = new Float64Array(items.length * K)
  let row = -1
  for (const [index, answer] of evidence.entries()) {
    if (itemIds[index] !== itemIds[index - 1]) row++
    addPart(parts, answer, row * K, mean)
  }
  return { itemIds: items, parts }
}

function addPart(parts: Float64Array, answer: Evidence, offset: number, mean: Float64Array): void {
  if (answer.kind === 'likert') {
    addReach(parts, answer.parameters.slope, likertGradient(answer, mean), offset)
  } else if (answer.kind === 'choice') {
    choiceProbabilities(answer.shown, mean, probabilities)
    answer.shown.forEach((slope, option) => {
      const taken = option === answer.chosen ? 1 : 0
      addReach(parts, slope, taken - probabilities[option]!, offset)
    })
    if (answer.second) addPart(parts, answer.second, offset, mean)
  } else {
    for (const { slope, target, precision } of answer.readings) {
      addReach(parts, slope, precision * (target - project(slope, mean)), offset)
    }
  }
}

function addReach(parts: Float64Array, slope: Slope, amount: number, offset: number): void {
  for (let i = 0; i < K; i++) parts[offset + i]! += slope.reach[i]! * amount
}

/**
 * Rows by falling size; equal sizes keep their order. A profile sorts 56 short lists: to count how many
 * rows are larger needs no branch, so the processor mispredicts none. Each pass takes two rows; an odd
 * last one is paired with a row below all others.
 */
function orderBySize(count: number): void {
  sizes[count] = -1
  for (let row = 0; row < count; row += 2) {
    const size = sizes[row]!
    const nextSize = sizes[row + 1]!
    let smaller = 0
    let smallerThanNext = 0
    for (let earlier = 0; earlier < row; earlier++) {
      const isSmaller = Number(sizes[earlier]! < size)
      const isSmallerThanNext = Number(sizes[earlier]! < nextSize)
      ranks[earlier]! += isSmaller + isSmallerThanNext
      smaller += isSmaller
      smallerThanNext += isSmallerThanNext
    }
    const isNextLarger = Number(size < nextSize)
    ranks[row] = row - smaller + isNextLarger
    ranks[row + 1] = row + 1 - smallerThanNext - isNextLarger
  }
  for (let row = 0; row < count; row++) order[ranks[row]!] = row
}
