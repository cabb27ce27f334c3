import { archetypes } from '../dimensions.ts'
import type { Posterior } from '../scoring/estimator.ts'
import type { Slope } from '../scoring/item-parameters.ts'
import { project } from '../scoring/likelihood.ts'
import { choleskyFactor } from '../scoring/linear-algebra.ts'
import { dimensionCount } from '../scoring/prior.ts'
import { createNormal, createRandom } from '../scoring/random.ts'

const K = dimensionCount
const archetypeCount = archetypes.length

/** Draws come in pairs: a set of deviations and its mirror image. */
const pairCount = 150
const drawCount = 2 * pairCount
const standardDraws = Float64Array.from({ length: pairCount * K }, createNormal(createRandom(7)))

/** What a pull is multiplied by to be the probability of its option, in each draw. */
const scales = new Float64Array(drawCount)
const chosen = new Float64Array(archetypeCount)

/** Fixed draws from what is known of one person, in the order of the archetype that leads in them. */
export interface LeaderDraws {
  thetas: readonly Float64Array[]
  /** Index of the leading archetype in each draw. */
  leaders: Uint8Array
}

/**
 * Draws from the posterior, sorted by the archetype that leads in them. The standard draws are fixed, so
 * equal input gives equal draws.
 * @throws RangeError when the covariance is not positive definite
 */
export function drawLeaders({ mean, covariance }: Posterior): LeaderDraws {
  const factor = new Float64Array(K * K)
  choleskyFactor(covariance, factor, K)
  const thetas = Array.from({ length: drawCount }, (_, draw) =>
    drawTheta(mean, factor, draw >> 1, draw % 2 === 0 ? 1 : -1),
  )
  thetas.sort((one, other) => leaderOf(one) - leaderOf(other))
  return { thetas, leaders: Uint8Array.from(thetas, leaderOf) }
}

/** How strongly each draw pulls towards an option, for `leaderInformation`. */
export function pullsOf({ thetas }: LeaderDraws, slope: Slope): Float64Array {
  const pulls = new Float64Array(thetas.length)
  thetas.forEach((theta, draw) => {
    pulls[draw] = Math.exp(project(slope, theta))
  })
  return pulls
}

/**
 * What the choice among options is expected to tell about who leads: the mutual information of
 * choice and leading archetype over the draws, in nats.
 *
 * @param pulls one entry per option, of which there are at least two, from `pullsOf`
 */
export function leaderInformation(
  { leaders }: LeaderDraws,
  pulls: readonly Float64Array[],
): number {
  const last = pulls.length - 1
  const draws = leaders.length
  setScales(pulls, draws)
  let ofCells = 0
  let ofLeaders = 0
  chosen.fill(0)
  for (let start = 0, end = 0; start < draws; start = end) {
    const leader = leaders[start]!
    while (end < draws && leaders[end] === leader) end++
    let left = end - start
    ofLeaders += logTimes(left)
    for (let option = 0; option < last; option++) {
      const probability = scaledSum(pulls[option]!, start, end)
      chosen[option]! += probability
      ofCells += logTimes(probability)
      left -= probability
    }
    chosen[last]! += left
    ofCells += logTimes(left)
  }
  let ofOptions = 0
  for (let option = 0; option <= last; option++) ofOptions += logTimes(chosen[option]!)
  // Counts instead of probabilities: Σ n log n over both margins and the cells, then one division.
  return (ofCells - ofOptions - ofLeaders) / draws + Math.log(draws)
}

function setScales(pulls: readonly Float64Array[], draws: number): void {
  const [first, second] = pulls
  for (let draw = 0; draw < draws; draw++) scales[draw] = first![draw]! + second![draw]!
  for (let option = 2; option < pulls.length; option++) {
    const pull = pulls[option]!
    for (let draw = 0; draw < draws; draw++) scales[draw]! += pull[draw]!
  }
  for (let draw = 0; draw < draws; draw++) scales[draw] = 1 / scales[draw]!
}

/** Two sums that do not wait for each other: draws with the same leader stand side by side. */
function scaledSum(pull: Float64Array, start: number, end: number): number {
  let even = 0
  let odd = 0
  let index = start
  for (; index + 1 < end; index += 2) {
    even += pull[index]! * scales[index]!
    odd += pull[index + 1]! * scales[index + 1]!
  }
  return index < end ? even + odd + pull[index]! * scales[index]! : even + odd
}

function logTimes(count: number): number {
  return count > 0 ? count * Math.log(count) : 0
}

function drawTheta(
  mean: Float64Array,
  factor: Float64Array,
  pair: number,
  sign: 1 | -1,
): Float64Array {
  return mean.map((center, i) => {
    let deviation = 0
    for (let k = 0; k <= i; k++) deviation += factor[i * K + k]! * standardDraws[pair * K + k]!
    return center + sign * deviation
  })
}

function leaderOf(theta: Float64Array): number {
  let leader = 0
  for (let index = 1; index < archetypeCount; index++) {
    if (theta[index]! > theta[leader]!) leader = index
  }
  return leader
}
