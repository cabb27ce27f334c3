import { archetypes } from '../dimensions.ts'
import { combinedMean } from './combined-posterior.ts'
import type { Combination } from './derived-families.ts'
import type { Posterior } from './estimator.ts'
import { choleskyFactor, invertLowerTriangle } from './linear-algebra.ts'
import { dimensionCount } from './prior.ts'
import { createNormal, createRandom } from './random.ts'
import { rankedColumns, rankedDraws, rankMembers, type Sum } from './strongest-three.ts'

const K = dimensionCount
const drawCount = rankedDraws
const columns = rankedColumns

/** Probabilities for each member of a family, in the family's order, 0..1. */
export interface RankProbabilities {
  leading: readonly number[]
  topThree: readonly number[]
}

/** Of seeds 1..60 the one whose probabilities came closest to those of 80,000 draws (rms .009). */
const drawSeed = 13
const share = 1 / drawCount
/** Twelve archetypes in two shadow forms. */
const largestFamily = 24
/** Draws come in pairs: a set of deviations and its mirror image. */
const pairCount = drawCount / 2
/** Archetypes, shadow pressure and persona: the first dimensions, all that families draw on. */
const drawnCount = archetypes.length + 2
const standardDraws = createStandardDraws()

const factor = new Float64Array(drawnCount * drawnCount)
/** Per drawn dimension its value in every draw, in SD of the reference group. */
const draws = standardDraws.map(() => new Float64Array(drawCount))
/** Scratch of `countRanks`: in how many draws a member is first, and second or third. */
const firstCounts = new Int32Array(largestFamily)
const laterCounts = new Int32Array(largestFamily)
/** Scratch of `sumOf`, by member: a long combination without its last dimension. */
const partialSums = Array.from({ length: largestFamily }, () => new Float64Array(drawCount))
/** Scratch of `drawFrom`. */
const deviations = new Float64Array(pairCount)

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
  return families.map((family) => countRanks(posterior, family))
}

function countRanks(
  posterior: Posterior,
  family: readonly Combination<string>[],
): RankProbabilities {
  const sums = family.map(sumOf)
  const means = family.map((combination) => combinedMean(posterior, combination))
  const strongest = rankMembers(
    [...family.keys()].sort((one, other) => means[other]! - means[one]!),
    sums,
  )
  firstCounts.fill(0)
  laterCounts.fill(0)
  for (let row = 0; row < strongest.length; row += columns) {
    firstCounts[strongest[row]!]!++
    laterCounts[strongest[row + 1]!]!++
    laterCounts[strongest[row + 2]!]!++
  }
  return {
    leading: family.map((_, member) => toShare(firstCounts[member]!)),
    topThree: family.map((_, member) => toShare(firstCounts[member]! + laterCounts[member]!)),
  }
}

/** Multiplies: reports round these to whole percents, and a division would round some halves down. */
function toShare(count: number): number {
  return count * share
}

/** A combination of one or two dimensions is summed while it is ranked; of a longer one the first ones before. */
function sumOf({ indices, values }: Combination<string>, member: number): Sum {
  const last = indices.length - 1
  const other = { otherWeight: values[last]!, otherValues: draws[indices[last]!]! }
  if (last === 0) return { weight: 0, values: draws[0]!, ...other }
  if (last === 1) return { weight: values[0]!, values: draws[indices[0]!]!, ...other }
  const before = partialSums[member]!.fill(0)
  for (let k = 0; k < last; k++) addOne(values[k]!, draws[indices[k]!]!, before)
  return { weight: 1, values: before, ...other }
}

function addOne(weight: number, values: Float64Array, sums: Float64Array): void {
  for (let i = 0; i < sums.length; i++) sums[i]! += weight * values[i]!
}

/** Four additions in one pass, in their order: the same sums to the last bit with a quarter of the stores. */
function addFour(row: number, k: number): void {
  const [weight0, weight1] = [factor[row + k]!, factor[row + k + 1]!]
  const [weight2, weight3] = [factor[row + k + 2]!, factor[row + k + 3]!]
  const [values0, values1] = [standardDraws[k]!, standardDraws[k + 1]!]
  const [values2, values3] = [standardDraws[k + 2]!, standardDraws[k + 3]!]
  for (let i = 0; i < pairCount; i++) {
    deviations[i] =
      deviations[i]! +
      weight0 * values0[i]! +
      weight1 * values1[i]! +
      weight2 * values2[i]! +
      weight3 * values3[i]!
  }
}

/**
 * Fills `draws`: the mean with the covariance's factor times the standard draws, added and taken away.
 * @param spread factor on every deviation
 */
function drawFrom({ mean, covariance }: Posterior, spread: number): void {
  choleskyFactor(covariance, factor, drawnCount, K)
  for (let i = 0; i < drawnCount; i++) {
    const row = i * drawnCount
    deviations.fill(0)
    let k = 0
    for (; k + 3 <= i; k += 4) addFour(row, k)
    for (; k <= i; k++) addOne(factor[row + k]!, standardDraws[k]!, deviations)
    const target = draws[i]!
    for (let pair = 0; pair < pairCount; pair++) {
      const deviation = spread * deviations[pair]!
      target[pair] = mean[i]! + deviation
      target[pair + pairCount] = mean[i]! - deviation
    }
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
