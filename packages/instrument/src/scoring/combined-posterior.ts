import type { Combination } from './derived-families.ts'
import type { Posterior } from './estimator.ts'
import { dimensionCount } from './prior.ts'

const K = dimensionCount

/** Posterior mean of a combination, in SD of the reference group. */
export function combinedMean(
  posterior: Posterior,
  { indices, values }: Combination<string>,
): number {
  let mean = 0
  for (let k = 0; k < indices.length; k++) mean += values[k]! * posterior.mean[indices[k]!]!
  return mean
}

/** Posterior variance of a combination, before widening. */
export function combinedVariance(
  posterior: Posterior,
  { indices, values }: Combination<string>,
): number {
  let variance = 0
  for (let k = 0; k < indices.length; k++) {
    for (let m = 0; m < indices.length; m++) {
      variance += values[k]! * values[m]! * posterior.covariance[indices[k]! * K + indices[m]!]!
    }
  }
  return variance
}
