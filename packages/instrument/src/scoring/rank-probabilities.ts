import { archetypes } from '../dimensions.ts'
import type { Combination } from './derived-families.ts'
import type { Posterior } from './estimator.ts'
import { choleskyFactor, invertLowerTriangle } from './linear-algebra.ts'
import { dimensionCount as K } from './prior.ts'
import { createNormal, createRandom } from './random.ts'

/** Probabilities for each member of a family, in the family's order, 0..1. */
export interface RankProbabilities {
  leading: readonly number[]
  topThree: readonly number[]
}

/** Of seeds 1..60 the one whose probabilities came closest to those of 80,000 draws (rms .009). */
const drawSeed = 13
const drawCount = 400
const share = 1 / drawCount
/** Draws come in pairs: a set of deviations and its mirror image. */
const pairCount = drawCount / 2
/** Archetypes, shadow pressure and persona: the first dimensions, all that families draw on. */
const drawnCount = archetypes.length + 2
const standardDraws = createStandardDraws()

const factor = new Float64Array(drawnCount * drawnCount)
/** Per drawn dimension its value in every draw, in SD of the reference group. */
const draws = standardDraws.map(() => new Float64Array(drawCount))

/**
 * Probability of leading and of being among the strongest three, for each family's members.
 *
 * Counts ranks in 400 draws from the posterior: 200 fixed ones and their mirror images, the same for
 * every person, so equal answers give equal numbers. Standard error of a probability: about .01.
 *
 * @param posterior mean and covariance of the 17 dimensions
 * @param families each of at least three members, combinations of the drawn dimensions
 * @returns one entry per family; over a family `leading` sums to 1 and `topThree` to 3
 */
export function rankProbabilities(
  posterior: Posterior,
  families: readonly (readonly Combination<string>[])[],
): RankProbabilities[] {
  drawFrom(posterior)
  return families.map(countRanks)
}

function countRanks(family: readonly Combination<string>[]): RankProbabilities {
  const strengths = family.map(combinedDraws)
  const leading = new Float64Array(family.length)
  const topThree = new Float64Array(family.length)
  for (let draw = 0; draw < drawCount; draw++) {
    const strongest = strongestThree(strengths, draw)
    leading[strongest.first]!++
    topThree[strongest.first]!++
    topThree[strongest.second]!++
    topThree[strongest.third]!++
  }
  return { leading: sharesOf(leading), topThree: sharesOf(topThree) }
}

/** Multiplies: reports round these to whole percents, and a division would round some halves down. */
function sharesOf(counts: Float64Array): number[] {
  return Array.from(counts, (count) => count * share)
}

/** A member's value in every draw. */
function combinedDraws({ indices, values }: Combination<string>): Float64Array {
  const sums = new Float64Array(drawCount)
  indices.forEach((dimension, k) => {
    const weight = values[k]!
    const source = draws[dimension]!
    for (let draw = 0; draw < drawCount; draw++) sums[draw]! += weight * source[draw]!
  })
  return sums
}

/** Indices of the three members with the largest values in one draw. */
function strongestThree(
  strengths: readonly Float64Array[],
  draw: number,
): { first: number; second: number; third: number } {
  let [first, second, third] = [0, 0, 0]
  let [best, next, last] = [-Infinity, -Infinity, -Infinity]
  for (let index = 0; index < strengths.length; index++) {
    const value = strengths[index]![draw]!
    if (value > best) {
      third = second
      second = first
      first = index
      last = next
      next = best
      best = value
    } else if (value > next) {
      third = second
      second = index
      last = next
      next = value
    } else if (value > last) {
      third = index
      last = value
    }
  }
  return { first, second, third }
}

/** Fills `draws`: the mean with the covariance's factor times the standard draws, added and taken away. */
function drawFrom({ mean, covariance }: Posterior): void {
  choleskyFactor(covariance, factor, drawnCount, K)
  for (let i = 0; i < drawnCount; i++) {
    const deviations = new Float64Array(pairCount)
    for (let k = 0; k <= i; k++) {
      const weight = factor[i * drawnCount + k]!
      const source = standardDraws[k]!
      for (let pair = 0; pair < pairCount; pair++) deviations[pair]! += weight * source[pair]!
    }
    const target = draws[i]!
    for (let pair = 0; pair < pairCount; pair++) {
      target[pair] = mean[i]! + deviations[pair]!
      target[pair + pairCount] = mean[i]! - deviations[pair]!
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
