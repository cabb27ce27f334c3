import { archetypes } from '../dimensions.ts'
import type { Combination } from './derived-families.ts'
import type { Posterior } from './estimator.ts'
import { choleskyFactor, invertLowerTriangle } from './linear-algebra.ts'
import { dimensionCount as K } from './prior.ts'
import { createNormal, createRandom } from './random.ts'
import {
  type Draws,
  drawCount,
  enterPair,
  enterSingle,
  enterStronger,
  enterSum,
  fieldSize,
  resolution,
  sharesOfDraws,
} from './top-three.ts'

/** Chances of each member of a family, in the family's order, 0..1. */
export interface RankProbabilities {
  leading: readonly number[]
  topThree: readonly number[]
}

/** Of seeds 1..60 the one whose probabilities came closest to those of 80,000 draws (rms .009). */
const drawSeed = 13
/** Archetypes, shadow pressure and persona: the first dimensions, all that families draw on. */
const drawnDimensions = archetypes.length + 2
/** Draws come in pairs: a set of deviations and its mirror image. */
const pairCount = drawCount / 2
const standardDraws = createStandardDraws()

const factor = new Float64Array(drawnDimensions * drawnDimensions)
const deviations = new Float64Array(pairCount)
const draws: readonly Draws[] = standardDraws.map(() => new Float64Array(drawCount))

/**
 * Probability of leading and of being among the strongest three, for each family's members.
 *
 * 400 draws from the posterior: 200 fixed ones and their mirror images, the same for everyone, so
 * equal answers give equal numbers. Standard error of a probability about .01.
 *
 * @param families each of 4 or 12 members of one to three dimensions (three with equal weights), or
 *   of 24 that are twelve pairs of opposites as shadows are
 */
export function rankProbabilities(
  posterior: Posterior,
  families: readonly (readonly Combination<string>[])[],
): RankProbabilities[] {
  choleskyFactor(posterior.covariance, factor, drawnDimensions, K)
  for (let i = 0; i < drawnDimensions; i++) drawDimension(i, resolution * posterior.mean[i]!)
  return families.map((family) => {
    if (family.length > fieldSize) enterOpposites(family)
    else family.forEach(enterMember)
    return sharesOfDraws(family.length)
  })
}

function enterMember({ indices, values }: Combination<string>, place: number): void {
  const one = draws[indices[0]!]!
  const weight = values[0]!
  if (indices.length === 1) enterSingle(place, one, weight)
  else if (indices.length === 2) enterPair(place, one, draws[indices[1]!]!, weight, values[1]!)
  else enterSum(place, one, draws[indices[1]!]!, draws[indices[2]!]!, weight)
}

/**
 * Shadow pressure with an archetype added or taken away: the stronger of the two lies above the
 * pressure alone, the weaker below, and so below the stronger of every other pair. Exact for the
 * nine archetypes that do not correlate with the pressure, and for the others but for a difference
 * in scale too small to reach the first three. So only the stronger competes.
 */
function enterOpposites(family: readonly Combination<string>[]): void {
  for (let place = 0; place < family.length; place += 2) {
    const [added, takenAway] = [family[place]!, family[place + 1]!]
    const own = draws[added.indices[0]!]!
    const shared = draws[added.indices[1]!]!
    enterStronger(place, shared, own, added.values[1]!, takenAway.values[1]!)
  }
}

/** A dimension's mean with row of the factor times the standard draws, added and taken away. */
function drawDimension(dimension: number, mean: number): void {
  combineStandardDraws(dimension)
  const target = draws[dimension]!
  for (let pair = 0; pair < pairCount; pair++) {
    const deviation = resolution * deviations[pair]!
    target[pair] = mean + deviation
    target[pair + pairCount] = mean - deviation
  }
}

/** Row of the factor times the standard draws, as many terms in one pass as are left. */
function combineStandardDraws(dimension: number): void {
  const row = dimension * drawnDimensions
  scaleFirst(factor[row]!)
  let k = 1
  for (; k + 2 < dimension; k += 4) addFourScaled(row, k)
  for (; k <= dimension; k++) addScaled(factor[row + k]!, standardDraws[k]!)
}

function scaleFirst(weight: number): void {
  const source = standardDraws[0]!
  for (let pair = 0; pair < pairCount; pair++) deviations[pair] = weight * source[pair]!
}

function addScaled(weight: number, source: Float64Array): void {
  for (let pair = 0; pair < pairCount; pair++) deviations[pair]! += weight * source[pair]!
}

function addFourScaled(row: number, k: number): void {
  const [weightA, weightB] = [factor[row + k]!, factor[row + k + 1]!]
  const [weightC, weightD] = [factor[row + k + 2]!, factor[row + k + 3]!]
  const [a, b] = [standardDraws[k]!, standardDraws[k + 1]!]
  const [c, d] = [standardDraws[k + 2]!, standardDraws[k + 3]!]
  for (let pair = 0; pair < pairCount; pair++) {
    const half = weightA * a[pair]! + weightB * b[pair]!
    deviations[pair]! += half + (weightC * c[pair]! + weightD * d[pair]!)
  }
}

/**
 * Standard normal draws, one array of 200 a dimension, whose sample covariance together with their
 * mirror images is exactly the identity: that takes a quarter off the simulation error.
 */
function createStandardDraws(): Float64Array[] {
  const size = drawnDimensions
  const normal = createNormal(createRandom(drawSeed))
  const raw = Float64Array.from({ length: pairCount * size }, normal)
  const inverse = invertLowerTriangle(factorOfSecondMoments(raw), size)
  return Array.from({ length: size }, (_, i) =>
    Float64Array.from({ length: pairCount }, (_, pair) => {
      let sum = 0
      for (let k = 0; k <= i; k++) sum += inverse[i * size + k]! * raw[pair * size + k]!
      return sum
    }),
  )
}

function factorOfSecondMoments(draws: Float64Array): Float64Array {
  const size = drawnDimensions
  const moments = new Float64Array(size * size)
  for (let pair = 0; pair < pairCount; pair++) {
    for (let i = 0; i < size; i++) {
      for (let j = 0; j <= i; j++) {
        moments[i * size + j]! += (draws[pair * size + i]! * draws[pair * size + j]!) / pairCount
      }
    }
  }
  const result = new Float64Array(size * size)
  choleskyFactor(moments, result, size)
  return result
}
