import type { Estimate, RankedEstimate } from '../profile.ts'
import type { AnswerShares } from './answer-shares.ts'
import { type CertaintyContext, certaintyOf } from './certainty.ts'
import { combinedMean, combinedVariance } from './combined-posterior.ts'
import type { Combination } from './derived-families.ts'
import type { Posterior } from './estimator.ts'
import { LazyEstimate, LazyRankedEstimate } from './lazy-estimates.ts'
import { normalProbability } from './normal-distribution.ts'
import type { RankProbabilities } from './rank-probabilities.ts'

/** Widening of the posterior variance: keys and parameters are assumptions until calibrated. */
export const varianceInflation = 1.25
/** Standard normal quantile that leaves 10 % on either side. */
const ninetiethPercentile = 1.2816

/** A combination's estimate, and what each answer adds to it. */
export function describeEstimate(
  posterior: Posterior,
  shares: AnswerShares,
  combination: Combination<string>,
): Estimate {
  return new LazyEstimate(measure(posterior, combination), shares, combination)
}

/** A family's estimates, strongest first; equal strengths keep the family's order. */
export function rankFamily<Name extends string>(
  posterior: Posterior,
  shares: AnswerShares,
  family: readonly Combination<Name>[],
  probabilities: RankProbabilities,
  context: CertaintyContext,
): RankedEstimate<Name>[] {
  return family
    .map((combination, index): RankedEstimate<Name> => {
      const probabilityLeading = probabilities.leading[index]!
      const probabilityTopThree = probabilities.topThree[index]!
      return new LazyRankedEstimate(
        measure(posterior, combination),
        shares,
        combination,
        { probabilityLeading, probabilityTopThree },
        certaintyOf(probabilityTopThree, context),
      )
    })
    .sort((first, second) => second.strength - first.strength)
}

/**
 * Percentile of a combination in the reference group, and its 80 % interval.
 *
 * The expected percentile of N(mean, v) is Φ(mean / √(1 + v)), with v the widened posterior variance,
 * at most 1, the prior's.
 */
function measure(
  posterior: Posterior,
  combination: Combination<string>,
): Pick<Estimate, 'mean' | 'sd' | 'strength' | 'interval80'> {
  const mean = combinedMean(posterior, combination)
  const variance = combinedVariance(posterior, combination)
  const widened = Math.min(1, varianceInflation * variance)
  const reach = ninetiethPercentile * Math.sqrt(widened)
  return {
    mean,
    sd: Math.sqrt(variance),
    strength: normalProbability(mean / Math.sqrt(1 + widened)),
    interval80: [normalProbability(mean - reach), normalProbability(mean + reach)],
  }
}
