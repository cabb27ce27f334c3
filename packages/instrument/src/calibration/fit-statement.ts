import { logistic } from '../scoring/likelihood.ts'
import { choleskyFactor, choleskySolve, invertSymmetric } from '../scoring/linear-algebra.ts'
import { dimensionCount } from '../scoring/prior.ts'
import type { StatementValues } from './parameter-values.ts'
import { addSquare, limitStep, loadingPrecisions } from './ridge.ts'

const K = dimensionCount

/** Answers to one statement: where in `traits` each person's draws begin, and the answer 1..5. */
export interface StatementRows {
  offsets: number[]
  values: number[]
}

const size = K + 4
const iterations = 4
/** SD of the loadings that no key names. */
const otherSpread = 0.25
/** SD by which all thresholds of a statement are off together, and each on its own. */
const commonSpread = 1
const ownSpread = 0.5
const thresholdPrecision = invertSymmetric(
  Float64Array.from({ length: 16 }, (_, entry) => {
    const own = entry % 5 === 0 ? ownSpread ** 2 : 0
    return commonSpread ** 2 + own
  }),
  4,
)

const gradient = new Float64Array(size)
const information = new Float64Array(size * size)
const factor = new Float64Array(size * size)
const above = new Float64Array(6)
const density = new Float64Array(6)

/**
 * Loadings and thresholds of one statement given draws of the traits, by Fisher scoring, drawn back
 * to the shipped values.
 *
 * @param traits 17 values a draw
 * @param weight of one draw: 1 / draws a person
 */
export function fitStatement(
  start: StatementValues,
  shipped: StatementValues,
  { offsets, values }: StatementRows,
  traits: Float64Array,
  weight: number,
): StatementValues {
  const loadings = Float64Array.from(start.loadings)
  const thresholds = Float64Array.from(start.thresholds)
  const precisions = loadingPrecisions(shipped.loadings, otherSpread)
  for (let iteration = 0; iteration < iterations; iteration++) {
    addRidge(loadings, thresholds, shipped, precisions)
    for (let row = 0; row < values.length; row++) {
      addAnswer(loadings, thresholds, values[row]!, traits, offsets[row]!, weight)
    }
    choleskyFactor(information, factor, size)
    choleskySolve(factor, gradient, size)
    limitStep(gradient, 0.5)
    for (let i = 0; i < K; i++) loadings[i]! += gradient[i]!
    moveThresholds(thresholds)
  }
  return { loadings, thresholds }
}

function addRidge(
  loadings: Float64Array,
  thresholds: Float64Array,
  shipped: StatementValues,
  precisions: Float64Array,
): void {
  gradient.fill(0)
  information.fill(0)
  for (let i = 0; i < K; i++) {
    gradient[i] = precisions[i]! * (shipped.loadings[i]! - loadings[i]!)
    information[i * size + i] = precisions[i]!
  }
  for (let i = 0; i < 4; i++) {
    for (let j = 0; j < 4; j++) {
      const precision = thresholdPrecision[i * 4 + j]!
      gradient[K + i]! += precision * (shipped.thresholds[j]! - thresholds[j]!)
      information[(K + i) * size + K + j] = precision
    }
  }
}

function addAnswer(
  loadings: Float64Array,
  thresholds: Float64Array,
  value: number,
  traits: Float64Array,
  offset: number,
  weight: number,
): void {
  let eta = 0
  for (let i = 0; i < K; i++) eta += loadings[i]! * traits[offset + i]!
  above[0] = 1
  for (let k = 1; k <= 4; k++) {
    above[k] = logistic(eta - thresholds[k - 1]!)
    density[k] = above[k]! * (1 - above[k]!)
  }
  const chance = Math.max(1e-9, above[value - 1]! - above[value]!)
  const slope = weight * (1 - above[value - 1]! - above[value]!)
  for (let i = 0; i < K; i++) gradient[i]! += slope * traits[offset + i]!
  if (value > 1) gradient[K + value - 2]! -= (weight * density[value - 1]!) / chance
  if (value < 5) gradient[K + value - 1]! += (weight * density[value]!) / chance
  addExpected(traits, offset, weight)
}

/** Expected information: for each answer the squared derivative of its probability, over it. */
function addExpected(traits: Float64Array, offset: number, weight: number): void {
  let ofEta = 0
  for (let k = 1; k <= 5; k++) {
    const inverse = weight / Math.max(1e-9, above[k - 1]! - above[k]!)
    const change = density[k - 1]! - density[k]!
    ofEta += inverse * change * change
    // Raising the lower threshold makes the answer rarer, raising the upper one more frequent.
    if (k > 1) {
      const index = K + k - 2
      information[index * size + index]! += inverse * density[k - 1]! ** 2
      addRow(index, -inverse * change * density[k - 1]!, traits, offset)
    }
    if (k < 5) {
      const index = K + k - 1
      information[index * size + index]! += inverse * density[k]! ** 2
      addRow(index, inverse * change * density[k]!, traits, offset)
    }
    if (k > 1 && k < 5) {
      information[(K + k - 1) * size + K + k - 2]! -= inverse * density[k - 1]! * density[k]!
    }
  }
  addSquare(traits, offset, ofEta, information, size)
}

function addRow(row: number, amount: number, traits: Float64Array, offset: number): void {
  for (let i = 0; i < K; i++) information[row * size + i]! += amount * traits[offset + i]!
}

/** Moves the thresholds by the step, as far as they stay in order. */
function moveThresholds(thresholds: Float64Array): void {
  const before = Float64Array.from(thresholds)
  for (let share = 1; share > 0.01; share /= 2) {
    for (let k = 0; k < 4; k++) thresholds[k] = before[k]! + share * gradient[K + k]!
    if ([1, 2, 3].every((k) => thresholds[k]! > thresholds[k - 1]! + 0.05)) return
  }
  thresholds.set(before)
}
