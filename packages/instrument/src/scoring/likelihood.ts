import type { ChoiceEvidence, Evidence, LikertEvidence } from './evidence.ts'
import type { LikertParameters, Slope } from './item-parameters.ts'
import { dimensionCount } from './prior.ts'

const K = dimensionCount

/** Which curvature of the log-likelihood to use for Likert answers. */
export type Information = 'observed' | 'expected'

const pull = new Float64Array(K)

/** 1 / (1 + e^−x), 0..1. */
export function logistic(x: number): number {
  return 1 / (1 + Math.exp(-x))
}

/** a·θ: where a person stands along a slope, in logistic units. */
export function project(slope: Slope, theta: Float64Array): number {
  let sum = 0
  for (let k = 0; k < slope.indices.length; k++) {
    sum += slope.values[k]! * theta[slope.indices[k]!]!
  }
  return sum
}

/** d log P(answer) / d eta of a Likert answer: 1 − P(y ≥ answer) − P(y > answer). */
export function likertGradient(evidence: LikertEvidence, theta: Float64Array): number {
  const eta = project(evidence.parameters.slope, theta)
  return (
    1 - cumulative(evidence, eta, evidence.value - 1) - cumulative(evidence, eta, evidence.value)
  )
}

/** Softmax probabilities of the options shown, written into `probabilities`. */
export function choiceProbabilities(
  shown: readonly Slope[],
  theta: Float64Array,
  probabilities: Float64Array,
): void {
  let total = 0
  for (let option = 0; option < shown.length; option++) {
    const slope = shown[option]!
    const weight = Math.exp(project(slope, theta) + slope.appeal)
    probabilities[option] = weight
    total += weight
  }
  for (let option = 0; option < shown.length; option++) probabilities[option]! /= total
}

const optionProbabilities = new Float64Array(64)

/**
 * Adds one answer's gradient and information (negative second derivative) at theta.
 *
 * @param gradient length 17
 * @param information row-major 17 x 17, lower triangle
 */
export function addEvidence(
  evidence: Evidence,
  theta: Float64Array,
  kind: Information,
  gradient: Float64Array,
  information: Float64Array,
): void {
  if (evidence.kind === 'likert') addLikert(evidence, theta, kind, gradient, information)
  else if (evidence.kind === 'choice') addChoice(evidence, theta, gradient, information)
  else {
    for (const { slope, target, precision } of evidence.readings) {
      addAlong(slope, precision * (target - project(slope, theta)), gradient)
      addOuter(slope, precision, information)
    }
  }
}

/** Fisher information of a Likert item about eta: sum over answers of (dP/deta)² / P. */
export function likertInformation(parameters: LikertParameters, eta: number): number {
  let information = 0
  let above = 1
  let slopeAbove = 0
  for (let k = 0; k <= 4; k++) {
    const next = k < 4 ? logistic(eta - parameters.thresholds[k]!) : 0
    const slopeNext = next * (1 - next)
    const change = slopeAbove - slopeNext
    information += (change * change) / Math.max(above - next, 1e-12)
    above = next
    slopeAbove = slopeNext
  }
  return information
}

function addLikert(
  evidence: LikertEvidence,
  theta: Float64Array,
  kind: Information,
  gradient: Float64Array,
  information: Float64Array,
): void {
  const { slope } = evidence.parameters
  const eta = project(slope, theta)
  const reached = cumulative(evidence, eta, evidence.value - 1)
  const exceeded = cumulative(evidence, eta, evidence.value)
  addAlong(slope, 1 - reached - exceeded, gradient)
  const weight =
    kind === 'observed'
      ? reached * (1 - reached) + exceeded * (1 - exceeded)
      : likertInformation(evidence.parameters, eta)
  addOuter(slope, weight, information)
}

function addChoice(
  evidence: ChoiceEvidence,
  theta: Float64Array,
  gradient: Float64Array,
  information: Float64Array,
): void {
  const { shown, chosen } = evidence
  choiceProbabilities(shown, theta, optionProbabilities)
  pull.fill(0)
  for (let option = 0; option < shown.length; option++) {
    addAlong(shown[option]!, -optionProbabilities[option]!, pull)
    addOuter(shown[option]!, optionProbabilities[option]!, information)
  }
  for (let i = 0; i < K; i++) {
    if (pull[i] === 0) continue
    for (let j = 0; j <= i; j++) information[i * K + j]! -= pull[i]! * pull[j]!
  }
  addAlong(shown[chosen]!, 1, pull)
  for (let i = 0; i < K; i++) gradient[i]! += pull[i]!
  if (evidence.second) addChoice(evidence.second, theta, gradient, information)
}

/** P(y > k), k = 0..5. */
function cumulative(evidence: LikertEvidence, eta: number, k: number): number {
  if (k === 0) return 1
  return k === 5 ? 0 : logistic(eta - evidence.parameters.thresholds[k - 1]!)
}

function addAlong(slope: Slope, amount: number, target: Float64Array): void {
  for (let k = 0; k < slope.indices.length; k++) {
    target[slope.indices[k]!]! += slope.values[k]! * amount
  }
}

/** Keys list their dimensions in ascending order, so only the lower triangle is touched. */
function addOuter(slope: Slope, weight: number, target: Float64Array): void {
  for (let k = 0; k < slope.indices.length; k++) {
    const scaled = weight * slope.values[k]!
    const row = slope.indices[k]! * K
    for (let m = 0; m <= k; m++) target[row + slope.indices[m]!]! += scaled * slope.values[m]!
  }
}
