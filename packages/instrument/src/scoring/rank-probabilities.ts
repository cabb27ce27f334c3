import { archetypes } from '../dimensions.ts'
import { combinedMean } from './combined-posterior.ts'
import type { Combination } from './derived-families.ts'
import type { Posterior } from './estimator.ts'
import { choleskyFactor, invertLowerTriangle } from './linear-algebra.ts'
import { dimensionCount } from './prior.ts'
import { createNormal, createRandom } from './random.ts'
import { countRanks, rankedPairs, type Sum } from './strongest-three.ts'

const K = dimensionCount
const pairCount = rankedPairs

/** Probabilities for each member of a family, in the family's order, 0..1. */
export interface RankProbabilities {
  leading: readonly number[]
  topThree: readonly number[]
}

/** Of seeds 1..60 the one whose probabilities came closest to those of 80,000 draws (rms .009). */
const drawSeed = 13
const share = 1 / (2 * pairCount)
/** Twelve archetypes in two shadow forms. */
const largestFamily = 24
/** Archetypes, shadow pressure and persona: the first dimensions, all that families draw on. */
const drawnCount = archetypes.length + 2
const standardDraws = createStandardDraws()

const factor = new Float64Array(drawnCount * drawnCount)
/** Per drawn dimension how far each draw lies from the mean, in SD of the reference group. */
const draws = standardDraws.map(() => new Float64Array(pairCount))
/** Scratch of `sumOf`, by member: a long combination without its last dimension. */
const partialSums = Array.from({ length: largestFamily }, () => new Float64Array(pairCount))

/**
 * Probability of leading and of being among the strongest three, for each family's members.
 *
 * Counts ranks in 400 draws from the posterior: 200 fixed ones and their mirror images, the same for
 * every person, so equal answers give equal numbers. Standard error of a probability: about .01.
 *
 * @param posterior mean and covariance of the 17 dimensions
 * @param families each of at least three members, combinations of the drawn dimensions
 * @param widening factor on the covariance, see `rankWideningOf`
 * @returns one entry per family; over a family `leading` sums to 1 and `topThree` to 3
 */
export function rankProbabilities(
  posterior: Posterior,
  families: readonly (readonly Combination<string>[])[],
  widening = 1,
): RankProbabilities[] {
  drawFrom(posterior, Math.sqrt(widening))
  return families.map((family) => probabilitiesOf(posterior, family))
}

function probabilitiesOf(
  posterior: Posterior,
  family: readonly Combination<string>[],
): RankProbabilities {
  const means = family.map((combination) => combinedMean(posterior, combination))
  const sums = family.map((combination, member) => sumOf(combination, member, means[member]!))
  const { first, later } = countRanks(
    [...family.keys()].sort((one, other) => means[other]! - means[one]!),
    sums,
  )
  return {
    leading: family.map((_, member) => toShare(first[member]!)),
    topThree: family.map((_, member) => toShare(first[member]! + later[member]!)),
  }
}

/** Multiplies: reports round these to whole percents, and a division would round some halves down. */
function toShare(count: number): number {
  return count * share
}

/** A combination of one or two dimensions is summed while it is ranked; of a longer one the first ones before. */
function sumOf({ indices, values }: Combination<string>, member: number, mean: number): Sum {
  const last = indices.length - 1
  const other = { otherWeight: values[last]!, otherDeviations: draws[indices[last]!]! }
  if (last === 0) return { mean, weight: 0, deviations: draws[0]!, ...other }
  if (last === 1) return { mean, weight: values[0]!, deviations: draws[indices[0]!]!, ...other }
  const before = partialSums[member]!.fill(0)
  for (let k = 0; k < last; k++) addOne(values[k]!, draws[indices[k]!]!, before)
  return { mean, weight: 1, deviations: before, ...other }
}

function addOne(weight: number, values: Float64Array, sums: Float64Array): void {
  for (let i = 0; i < sums.length; i++) sums[i]! += weight * values[i]!
}

/**
 * Adds two dimensions' standard draws to two rows of deviations. Four products in one pass take half
 * the loads and stores of one after the other, with the same sums to the last bit.
 */
function addTwoToTwo(row: number, k: number): void {
  const [first, second] = [draws[row]!, draws[row + 1]!]
  const [values, nextValues] = [standardDraws[k]!, standardDraws[k + 1]!]
  const at = row * drawnCount + k
  const [weight, nextWeight] = [factor[at]!, factor[at + 1]!]
  const [weightOfSecond, nextOfSecond] = [factor[at + drawnCount]!, factor[at + drawnCount + 1]!]
  for (let pair = 0; pair < pairCount; pair++) {
    const value = values[pair]!
    const nextValue = nextValues[pair]!
    first[pair] = first[pair]! + weight * value + nextWeight * nextValue
    second[pair] = second[pair]! + weightOfSecond * value + nextOfSecond * nextValue
  }
}

/** The same of four dimensions. */
function addFourToTwo(row: number, k: number): void {
  const [first, second] = [draws[row]!, draws[row + 1]!]
  const [values0, values1] = [standardDraws[k]!, standardDraws[k + 1]!]
  const [values2, values3] = [standardDraws[k + 2]!, standardDraws[k + 3]!]
  const at = row * drawnCount + k
  const [a0, a1, a2, a3] = [factor[at]!, factor[at + 1]!, factor[at + 2]!, factor[at + 3]!]
  const next = at + drawnCount
  const [b0, b1, b2, b3] = [factor[next]!, factor[next + 1]!, factor[next + 2]!, factor[next + 3]!]
  for (let pair = 0; pair < pairCount; pair++) {
    const value0 = values0[pair]!
    const value1 = values1[pair]!
    const value2 = values2[pair]!
    const value3 = values3[pair]!
    first[pair] = first[pair]! + a0 * value0 + a1 * value1 + a2 * value2 + a3 * value3
    second[pair] = second[pair]! + b0 * value0 + b1 * value1 + b2 * value2 + b3 * value3
  }
}

/**
 * Fills `draws`: the covariance's factor times the standard draws.
 * @param spread factor on every deviation
 */
function drawFrom({ covariance }: Posterior, spread: number): void {
  choleskyFactor(covariance, factor, drawnCount, K)
  for (let i = 0; i < factor.length; i++) factor[i]! *= spread
  for (let row = 0; row < drawnCount; row += 2) {
    draws[row]!.fill(0)
    draws[row + 1]!.fill(0)
    let k = 0
    for (; k + 2 <= row; k += 4) addFourToTwo(row, k)
    if (k <= row) addTwoToTwo(row, k)
  }
}

/**
 * Standard normal draws, one array per dimension, whose sample covariance together with their
 * mirror images is exactly the identity: that takes a quarter off the simulation error.
 */
function createStandardDraws(): Float64Array[] {
  const raw = Float64Array.from(
    { length: pairCount * drawnCount },
    createNormal(createRandom(drawSeed)),
  )
  const inverse = invertLowerTriangle(factorOfSecondMoments(raw), drawnCount)
  return Array.from({ length: drawnCount }, (_, i) =>
    Float64Array.from({ length: pairCount }, (_, pair) => {
      let sum = 0
      for (let k = 0; k <= i; k++) sum += inverse[i * drawnCount + k]! * raw[pair * drawnCount + k]!
      return sum
    }),
  )
}

function factorOfSecondMoments(raw: Float64Array): Float64Array {
  const moments = new Float64Array(drawnCount * drawnCount)
  for (let row = 0; row < raw.length; row += drawnCount) {
    for (let i = 0; i < drawnCount; i++) {
      for (let j = 0; j <= i; j++) {
        moments[i * drawnCount + j]! += (raw[row + i]! * raw[row + j]!) / pairCount
      }
    }
  }
  const result = new Float64Array(drawnCount * drawnCount)
  choleskyFactor(moments, result, drawnCount)
  return result
}
