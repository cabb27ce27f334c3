import type { LikertParameters, Slope } from './item-parameters.ts'

/** An answer 1..5 to a Likert item. */
export interface LikertEvidence {
  kind: 'likert'
  parameters: LikertParameters
  value: number
}

/** One option taken among those shown. */
export interface ChoiceEvidence {
  kind: 'choice'
  shown: readonly Slope[]
  /** Index of the option taken within `shown`. */
  chosen: number
}

/** Noisy readings of single dimensions: target ~ N(theta, 1 / precision). */
export interface OpenEvidence {
  kind: 'open'
  readings: readonly { slope: Slope; target: number; precision: number }[]
}

export type Evidence = LikertEvidence | ChoiceEvidence | OpenEvidence

/**
 * Ratings of an open answer as weak Gaussian readings: x / rho ~ N(theta, (1 - rho²) / rho²).
 *
 * @param ratings z-like, one per slope; null where the text says nothing
 * @param rho assumed correlation of a rating with the dimension, 0 < rho < 1
 */
export function openEvidence(
  slopes: readonly Slope[],
  ratings: readonly (number | null)[],
  rho: number,
): OpenEvidence {
  const precision = rho ** 2 / (1 - rho ** 2)
  const readings = slopes.flatMap((slope, index) => {
    const rating = ratings[index] ?? null
    return rating === null ? [] : [{ slope, target: rating / rho, precision }]
  })
  return { kind: 'open', readings }
}
