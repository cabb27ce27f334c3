import type { ChoiceEvidence, Evidence, LikertEvidence } from '../scoring/evidence.ts'
import type { LikertParameters } from '../scoring/item-parameters.ts'
import { choiceProbabilities, logistic, project } from '../scoring/likelihood.ts'

const probabilities = new Float64Array(64)

/**
 * Standardised log-likelihood lz of the Likert and choice answers at the estimate: low when answers
 * contradict each other (Drasgow, Levine and Williams, 1985; polytomous form).
 *
 * The estimate is fitted to the same answers, so genuine respondents lie well above 0.
 *
 * @returns 0 when there is no Likert or choice answer
 */
export function personFit(evidence: readonly Evidence[], theta: Float64Array): number {
  let deviation = 0
  let variance = 0
  const compare = (taken: number, count: number) => {
    const { mean, spread } = logProbabilityMoments(count)
    deviation += Math.log(probabilities[taken]!) - mean
    variance += spread
  }
  for (const answer of evidence) {
    if (answer.kind === 'likert') compare(answer.value - 1, likertProbabilities(answer, theta))
    if (answer.kind !== 'choice') continue
    compare(answer.chosen, optionsOf(answer, theta))
    const { second } = answer
    if (second) compare(second.chosen, optionsOf(second, theta))
  }
  return variance > 0 ? deviation / Math.sqrt(variance) : 0
}

function optionsOf({ shown }: ChoiceEvidence, theta: Float64Array): number {
  choiceProbabilities(shown, theta, probabilities)
  return shown.length
}

function likertProbabilities({ parameters }: LikertEvidence, theta: Float64Array): number {
  gradedProbabilities(parameters, theta, probabilities)
  return 5
}

/** Probabilities of the answers 1..5, written to `target[0..4]`. */
export function gradedProbabilities(
  parameters: LikertParameters,
  theta: Float64Array,
  target: Float64Array,
): void {
  const eta = project(parameters.slope, theta)
  let above = 1
  for (let k = 0; k < 5; k++) {
    const next = k < 4 ? logistic(eta - parameters.thresholds[k]!) : 0
    target[k] = Math.max(above - next, 1e-12)
    above = next
  }
}

function logProbabilityMoments(count: number): { mean: number; spread: number } {
  let mean = 0
  let square = 0
  for (let k = 0; k < count; k++) {
    const logarithm = Math.log(probabilities[k]!)
    mean += probabilities[k]! * logarithm
    square += probabilities[k]! * logarithm * logarithm
  }
  return { mean, spread: square - mean * mean }
}
