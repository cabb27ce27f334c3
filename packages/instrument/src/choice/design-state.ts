import { archetypes, dimensions } from '../dimensions.ts'
import { archetypeFamily } from '../scoring/derived-families.ts'
import type { Posterior } from '../scoring/estimator.ts'
import type { Slope } from '../scoring/item-parameters.ts'
import { project } from '../scoring/likelihood.ts'
import { dimensionCount } from '../scoring/prior.ts'
import { rankProbabilities } from '../scoring/rank-probabilities.ts'

const K = dimensionCount

/** What the choice of further questions works from; the covariance shrinks as they are chosen. */
export interface DesignState {
  mean: Float64Array
  covariance: Float64Array
  /** Chance of each archetype to be among the strongest three, 0..1. */
  topThree: readonly number[]
  /** How much the variance of each dimension matters, length 17. */
  importance: Float64Array
}

/** Starts from a posterior: archetypes matter the more, the more open their rank is. */
export function startDesign(posterior: Posterior): DesignState {
  const [chances] = rankProbabilities(posterior, [archetypeFamily])
  const topThree = chances!.topThree
  const importance = Float64Array.from(dimensions, (name, index) => {
    if (index < archetypes.length) return 0.3 + 3.2 * topThree[index]! * (1 - topThree[index]!)
    return name === 'acquiescence' ? 0 : 0.4
  })
  const covariance = Float64Array.from(posterior.covariance)
  return { mean: posterior.mean, covariance, topThree, importance }
}

/**
 * Expected fall of the weighted posterior variance (A-optimality) through one more reading along
 * a slope with the given information.
 */
export function varianceGain(state: DesignState, slope: Slope, information: number): number {
  const spread = covarianceTimes(state, slope)
  let gain = 0
  for (let i = 0; i < K; i++) gain += state.importance[i]! * spread[i]! * spread[i]!
  return (information * gain) / (1 + information * project(slope, spread))
}

/** Takes a chosen reading into account: rank-one downdate of the covariance. */
export function expectReading(state: DesignState, slope: Slope, information: number): void {
  const spread = Float64Array.from(covarianceTimes(state, slope))
  const factor = information / (1 + information * project(slope, spread))
  for (let i = 0; i < K; i++) {
    for (let j = 0; j < K; j++) {
      state.covariance[i * K + j]! -= factor * spread[i]! * spread[j]!
    }
  }
}

const product = new Float64Array(K)

function covarianceTimes(state: DesignState, slope: Slope): Float64Array {
  for (let row = 0; row < K; row++) {
    let sum = 0
    for (let k = 0; k < slope.indices.length; k++) {
      sum += slope.values[k]! * state.covariance[row * K + slope.indices[k]!]!
    }
    product[row] = sum
  }
  return product
}
