import { collectEvidence } from '../scoring/answer-evidence.ts'
import type { Answer } from '../scoring/answers.ts'
import { estimatePosterior } from '../scoring/estimator.ts'
import type { Evidence } from '../scoring/evidence.ts'
import { choiceProbabilities, logistic, project } from '../scoring/likelihood.ts'
import { choleskyFactor } from '../scoring/linear-algebra.ts'
import type { ParameterSet } from '../scoring/parameter-set.ts'
import { dimensionCount } from '../scoring/prior.ts'

const K = dimensionCount

const probabilities = new Float64Array(64)
const factor = new Float64Array(K * K)

/**
 * Logarithm of the probability of a person's answers when nothing is known of the person, by
 * Laplace's approximation, up to a constant that no parameter changes.
 */
export function formLikelihood(answers: readonly Answer[], parameters: ParameterSet): number {
  const { evidence } = collectEvidence(answers, parameters.items)
  const { mean, covariance } = estimatePosterior(evidence, undefined, parameters.priorPrecision)
  let sum = 0.5 * (logDeterminant(parameters.priorPrecision) + logDeterminant(covariance))
  for (let i = 0; i < K; i++) {
    for (let j = 0; j < K; j++) {
      sum -= 0.5 * mean[i]! * parameters.priorPrecision[i * K + j]! * mean[j]!
    }
  }
  return evidence.reduce((total, answer) => total + logLikelihood(answer, mean), sum)
}

function logLikelihood(evidence: Evidence, theta: Float64Array): number {
  if (evidence.kind === 'likert') {
    const { slope, thresholds } = evidence.parameters
    const eta = project(slope, theta)
    const above = (k: number) => {
      if (k === 0) return 1
      return k === 5 ? 0 : logistic(eta - thresholds[k - 1]!)
    }
    return Math.log(Math.max(1e-12, above(evidence.value - 1) - above(evidence.value)))
  }
  if (evidence.kind === 'choice') {
    choiceProbabilities(evidence.shown, theta, probabilities)
    const first = Math.log(probabilities[evidence.chosen]!)
    return evidence.second ? first + logLikelihood(evidence.second, theta) : first
  }
  return evidence.readings.reduce(
    (sum, { slope, target, precision }) =>
      sum - 0.5 * precision * (target - project(slope, theta)) ** 2,
    0,
  )
}

function logDeterminant(matrix: Float64Array): number {
  choleskyFactor(matrix, factor, K)
  let sum = 0
  for (let i = 0; i < K; i++) sum += 2 * Math.log(factor[i * K + i]!)
  return sum
}
