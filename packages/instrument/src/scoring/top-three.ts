/** Draws come in pairs: a set of deviations and its mirror image. */
export const pairCount = 200
const drawCount = 2 * pairCount
/** Values are ranked as whole numbers of 2^-20 SD, with the member's place in the lowest bits. */
export const resolution = 2 ** 20
const placeBits = 5
const placeMask = (1 << placeBits) - 1

/** A member's mean and its deviations over all pairs, both times `resolution`; within 16 SD. */
export interface Contestant {
  mean: number
  deviations: Float64Array
}

export type Four = readonly [Contestant, Contestant, Contestant, Contestant]

/** The strongest three so far in every draw. Constants of known length need no bounds checks. */
const best = new Int32Array(drawCount)
const second = new Int32Array(drawCount)
const third = new Int32Array(drawCount)
/** The strongest three of the four that enter. */
const newBest = new Int32Array(drawCount)
const newSecond = new Int32Array(drawCount)
const newThird = new Int32Array(drawCount)

const leadCounts = new Int32Array(placeMask + 1)
const followCounts = new Int32Array(placeMask + 1)

/**
 * Lets members `place` .. `place + 3` of a family compete in every draw.
 *
 * @param place 0, 4 .. 28; 0 begins a family anew
 */
export function enterFour(four: Four, place: number): void {
  sortFour(four, place, 1, 0)
  sortFour(four, place, -1, pairCount)
  if (place === 0) crownNewcomers()
  else mergeNewcomers()
}

/** Shares of all draws in which each of `size` members came first and among the first three. */
export function sharesOfDraws(size: number): { leading: Float64Array; topThree: Float64Array } {
  leadCounts.fill(0)
  followCounts.fill(0)
  for (let draw = 0; draw < drawCount; draw++) {
    leadCounts[best[draw]! & placeMask]!++
    followCounts[second[draw]! & placeMask]!++
    followCounts[third[draw]! & placeMask]!++
  }
  const leading = new Float64Array(size)
  const topThree = new Float64Array(size)
  const share = 1 / drawCount
  for (let member = 0; member < size; member++) {
    leading[member] = leadCounts[member]! * share
    topThree[member] = (leadCounts[member]! + followCounts[member]!) * share
  }
  return { leading, topThree }
}

/**
 * The strongest three of four members, by a sorting network.
 *
 * The innermost loop of scoring, with `mergeNewcomers`. Comparisons are arithmetic, because a
 * processor cannot predict which of twelve close values is larger.
 *
 * @param sign 1 for the draws, −1 for their mirror images
 * @param start of these draws among all
 */
function sortFour([a, b, c, d]: Four, place: number, sign: number, start: number): void {
  const [meanA, meanB, meanC, meanD] = [a.mean, b.mean, c.mean, d.mean]
  const [ofA, ofB, ofC, ofD] = [a.deviations, b.deviations, c.deviations, d.deviations]
  for (let pair = 0; pair < pairCount; pair++) {
    const valueA = pack(meanA + sign * ofA[pair]!, place)
    const valueB = pack(meanB + sign * ofB[pair]!, place + 1)
    const valueC = pack(meanC + sign * ofC[pair]!, place + 2)
    const valueD = pack(meanD + sign * ofD[pair]!, place + 3)
    const shortA = shortfall(valueA, valueB)
    const shortC = shortfall(valueC, valueD)
    const highAB = (valueA - shortA) | 0
    const highCD = (valueC - shortC) | 0
    const shortAB = shortfall(highAB, highCD)
    const middle = (highCD + shortAB) | 0
    const other = largerOf((valueB + shortA) | 0, (valueD + shortC) | 0)
    const shortMiddle = shortfall(middle, other)
    newBest[start + pair] = highAB - shortAB
    newSecond[start + pair] = middle - shortMiddle
    newThird[start + pair] = other + shortMiddle
  }
}

function crownNewcomers(): void {
  best.set(newBest)
  second.set(newSecond)
  third.set(newThird)
}

function mergeNewcomers(): void {
  for (let draw = 0; draw < drawCount; draw++) {
    const oldBest = best[draw]!
    const oldSecond = second[draw]!
    const freshSecond = newSecond[draw]!
    const shortBest = shortfall(oldBest, newBest[draw]!)
    const shortSecond = shortfall(oldSecond, freshSecond)
    const beaten = (newBest[draw]! + shortBest) | 0
    const challenger = (oldSecond - shortSecond) | 0
    const shortBeaten = shortfall(beaten, challenger)
    const lower = largerOf((challenger + shortBeaten) | 0, (freshSecond + shortSecond) | 0)
    best[draw] = oldBest - shortBest
    second[draw] = beaten - shortBeaten
    third[draw] = largerOf(lower, largerOf(third[draw]!, newThird[draw]!))
  }
}

function pack(value: number, place: number): number {
  return ((value | 0) << placeBits) | place
}

/**
 * 0 where the first is the larger, else first − second: taken from the first and added to the
 * second, it puts the larger first. For 32-bit integers less than 2^31 apart.
 */
function shortfall(first: number, second: number): number {
  const difference = (first - second) | 0
  return difference & (difference >> 31)
}

function largerOf(first: number, second: number): number {
  return (first - shortfall(first, second)) | 0
}
