import type { LikertParameters, Slope } from './item-parameters.ts'

/** An answer 1..5 to a Likert item. */
export interface LikertEvidence {
  kind: 'likert'
  parameters: LikertParameters
  value: number
}

/**
 * One option taken among those shown. A second choice is one more choice, among the options that the
 * first one left: the exploded logit of a ranking (Beggs, Cardell and Hausman, 1981).
 */
export interface ChoiceEvidence {
  kind: 'choice'
  shown: readonly Slope[]
  /** Index of the option taken within `shown`. */
  chosen: number
  second: ChoiceEvidence | undefined
}

/** Noisy readings of single dimensions: target ~ N(theta, 1 / precision). */
export interface OpenEvidence {
  kind: 'open'
  readings: readonly { slope: Slope; target: number; precision: number }[]
}

export type Evidence = LikertEvidence | ChoiceEvidence | OpenEvidence

/**
 * A choice of one option, or of a first and a second one.
 *
 * @param chosen index within `shown`
 * @param second another index within `shown`, or none
 */
export function choiceEvidence(
  shown: readonly Slope[],
  chosen: number,
  second?: number,
): ChoiceEvidence {
  if (second === undefined) return { kind: 'choice', shown, chosen, second: undefined }
  const left = shown.filter((_, option) => option !== chosen)
  const next = choiceEvidence(left, second > chosen ? second - 1 : second)
  return { kind: 'choice', shown, chosen, second: next }
}

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
