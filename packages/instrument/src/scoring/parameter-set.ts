import { instrumentVersion } from '../items/core.ts'
import { type ScoredItem, scoredItems } from './item-parameter-table.ts'
import { invertSymmetric } from './linear-algebra.ts'
import { dimensionCount, priorCovariance } from './prior.ts'
import { rankWideningOf } from './rank-widening.ts'

/** Everything that scoring assumes of items and of the reference group. */
export interface ParameterSet {
  /** The version that results scored with these parameters carry. */
  version: string
  items: ReadonlyMap<string, ScoredItem>
  /** Inverse of the prior covariance, row-major 17 x 17. */
  priorPrecision: Float64Array
  /** Factor on the posterior covariance after so many answers, for probabilities of ranks. */
  rankWidening: (answerCount: number) => number
}

/** The parameters of the bank as it is shipped: assumptions that no respondent has tested. */
export const shippedParameters: ParameterSet = {
  version: instrumentVersion,
  items: scoredItems,
  priorPrecision: invertSymmetric(priorCovariance, dimensionCount),
  rankWidening: rankWideningOf,
}
