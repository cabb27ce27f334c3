import type { AnswerWeight } from '../profile.ts'
import type { Combination } from './derived-families.ts'
import type { Evidence } from './evidence.ts'
import type { Slope } from './item-parameters.ts'
import { choiceProbabilities, likertGradient, project } from './likelihood.ts'
import { dimensionCount as K } from './prior.ts'

const probabilities = new Float64Array(64)

/**
 * What each answer contributes to the estimate.
 *
 * At the optimum the prior's pull balances the answers', so theta = sum over answers of
 * Σ times the gradient of the answer's log-likelihood: exact, additive and signed, also for every
 * combination of dimensions.
 */
export class AnswerShares {
  private readonly itemIds: readonly string[]
  /** Row per answer: its part of the 17 means. */
  private readonly parts: Float64Array
  private readonly weights: Float64Array
  private readonly order: Int32Array

  constructor(itemIds: readonly string[], evidence: readonly Evidence[], mean: Float64Array) {
    this.itemIds = itemIds
    this.parts = new Float64Array(evidence.length * K)
    this.weights = new Float64Array(evidence.length)
    this.order = new Int32Array(evidence.length)
    for (const [row, answer] of evidence.entries()) this.addPart(answer, row * K, mean)
  }

  /** The answers' parts of a combination's mean, largest absolute part first. */
  weightsFor({ indices, values }: Combination<string>): AnswerWeight[] {
    const { itemIds, parts, weights, order } = this
    for (let row = 0; row < itemIds.length; row++) {
      let weight = 0
      for (let k = 0; k < indices.length; k++) weight += values[k]! * parts[row * K + indices[k]!]!
      weights[row] = weight
      insertRow(order, weights, row)
    }
    const sorted: AnswerWeight[] = []
    for (let rank = 0; rank < itemIds.length; rank++) {
      const row = order[rank]!
      sorted.push({ itemId: itemIds[row]!, weight: weights[row]! })
    }
    return sorted
  }

  private addPart(answer: Evidence, offset: number, mean: Float64Array): void {
    if (answer.kind === 'likert') {
      this.addReach(answer.parameters.slope, likertGradient(answer, mean), offset)
    } else if (answer.kind === 'choice') {
      choiceProbabilities(answer.shown, mean, probabilities)
      answer.shown.forEach((slope, option) => {
        const taken = option === answer.chosen ? 1 : 0
        this.addReach(slope, taken - probabilities[option]!, offset)
      })
    } else {
      for (const { slope, target, precision } of answer.readings) {
        this.addReach(slope, precision * (target - project(slope, mean)), offset)
      }
    }
  }

  private addReach(slope: Slope, amount: number, offset: number): void {
    for (let i = 0; i < K; i++) this.parts[offset + i]! += slope.reach[i]! * amount
  }
}

/** A profile sorts 56 short lists: insertion is several times faster than a general sort. */
function insertRow(order: Int32Array, weights: Float64Array, row: number): void {
  const size = Math.abs(weights[row]!)
  let at = row
  while (at > 0 && Math.abs(weights[order[at - 1]!]!) < size) {
    order[at] = order[at - 1]!
    at--
  }
  order[at] = row
}
