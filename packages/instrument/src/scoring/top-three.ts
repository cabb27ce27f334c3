/** A latent dimension's value in every draw, times `resolution`; within 16 SD. */
export type Draws = Float64Array

export const drawCount = 400
/** Values are ranked as whole numbers of 2^-20 SD, with the member's place in the lowest bits. */
export const resolution = 2 ** 20
const placeBits = 5
const placeMask = (1 << placeBits) - 1
const share = 1 / drawCount

/** The most values that one ranking takes. */
export const fieldSize = 12
/** A row of values per draw. Constants of known length need no bounds checks. */
const field = new Int32Array(drawCount * fieldSize)

const leadCounts = new Int32Array(placeMask + 1)
const topThreeCounts = new Int32Array(placeMask + 1)

/** Enters a member that is a dimension itself, or is proportional to it. */
export function enterSingle(place: number, draws: Draws, weight: number): void {
  for (let draw = 0; draw < drawCount; draw++) {
    field[draw * fieldSize + place] = pack(weight * draws[draw]!, place)
  }
}

/** Enters a member that combines two dimensions. */
export function enterPair(
  place: number,
  one: Draws,
  other: Draws,
  weightOfOne: number,
  weightOfOther: number,
): void {
  for (let draw = 0; draw < drawCount; draw++) {
    const value = weightOfOne * one[draw]! + weightOfOther * other[draw]!
    field[draw * fieldSize + place] = pack(value, place)
  }
}

/** Enters the sum of three dimensions with equal weights. */
export function enterSum(
  place: number,
  one: Draws,
  two: Draws,
  three: Draws,
  weight: number,
): void {
  for (let draw = 0; draw < drawCount; draw++) {
    const value = weight * (one[draw]! + two[draw]! + three[draw]!)
    field[draw * fieldSize + place] = pack(value, place)
  }
}

/**
 * Enters the stronger of two members, `place` and `place + 1`: a shared dimension with another one
 * added, and with it taken away.
 */
export function enterStronger(
  place: number,
  shared: Draws,
  own: Draws,
  weightOfSum: number,
  weightOfDifference: number,
): void {
  const column = place / 2
  for (let draw = 0; draw < drawCount; draw++) {
    const sum = weightOfSum * (shared[draw]! + own[draw]!)
    const difference = weightOfDifference * (shared[draw]! - own[draw]!)
    const stronger = largerOf(pack(sum, place), pack(difference, place + 1))
    field[draw * fieldSize + column] = stronger
  }
}

/** Shares of all draws in which each of `size` members came first and among the first three. */
export function sharesOfDraws(size: number): { leading: number[]; topThree: number[] } {
  leadCounts.fill(0)
  topThreeCounts.fill(0)
  if (size === 4) {
    countFour()
  } else {
    sortEight()
    countTwelve()
  }
  const leading: number[] = []
  const topThree: number[] = []
  for (let place = 0; place < size; place++) {
    leading.push(leadCounts[place]! * share)
    topThree.push(topThreeCounts[place]! * share)
  }
  return { leading, topThree }
}

/**
 * Brings the strongest three of the first eight values to the front, strongest first, by a sorting
 * network.
 *
 * The innermost loop of scoring, with `countTwelve`. Comparisons are arithmetic, because a
 * processor cannot predict which of twelve close values is larger.
 */
function sortEight(): void {
  for (let draw = 0; draw < drawCount; draw++) {
    const at = draw * fieldSize
    const shortA = shortfall(field[at]!, field[at + 1]!)
    const shortC = shortfall(field[at + 2]!, field[at + 3]!)
    const highAB = (field[at]! - shortA) | 0
    const highCD = (field[at + 2]! - shortC) | 0
    const shortAB = shortfall(highAB, highCD)
    const middle = (highCD + shortAB) | 0
    const lowAD = largerOf((field[at + 1]! + shortA) | 0, (field[at + 3]! + shortC) | 0)
    const shortMiddle = shortfall(middle, lowAD)
    const shortE = shortfall(field[at + 4]!, field[at + 5]!)
    const shortG = shortfall(field[at + 6]!, field[at + 7]!)
    const highEF = (field[at + 4]! - shortE) | 0
    const highGH = (field[at + 6]! - shortG) | 0
    const shortEF = shortfall(highEF, highGH)
    const other = (highGH + shortEF) | 0
    const lowEH = largerOf((field[at + 5]! + shortE) | 0, (field[at + 7]! + shortG) | 0)
    const shortOther = shortfall(other, lowEH)
    const one = largerOf((highAB - shortAB) | 0, (lowEH + shortOther) | 0)
    const two = largerOf((middle - shortMiddle) | 0, (other - shortOther) | 0)
    const three = largerOf((lowAD + shortMiddle) | 0, (highEF - shortEF) | 0)
    const shortOne = shortfall(one, two)
    const high = (one - shortOne) | 0
    const shortHigh = shortfall(high, three)
    const low = (two + shortOne) | 0
    const lower = (three + shortHigh) | 0
    const shortLow = shortfall(low, lower)
    field[at] = high - shortHigh
    field[at + 1] = low - shortLow
    field[at + 2] = lower + shortLow
  }
}

function countFour(): void {
  for (let draw = 0; draw < drawCount; draw++) {
    const at = draw * fieldSize
    const shortA = shortfall(field[at]!, field[at + 1]!)
    const shortC = shortfall(field[at + 2]!, field[at + 3]!)
    const highAB = (field[at]! - shortA) | 0
    const highCD = (field[at + 2]! - shortC) | 0
    const shortAB = shortfall(highAB, highCD)
    const third = largerOf((field[at + 1]! + shortA) | 0, (field[at + 3]! + shortC) | 0)
    const leader = (highAB - shortAB) & placeMask
    leadCounts[leader]!++
    topThreeCounts[leader]!++
    topThreeCounts[(highCD + shortAB) & placeMask]!++
    topThreeCounts[third & placeMask]!++
  }
}

/**
 * Has the last four compete with the strongest three of the first eight. The strongest three of two
 * sorted triples are the larger of best and third, of second and second, of third and best.
 */
function countTwelve(): void {
  for (let draw = 0; draw < drawCount; draw++) {
    const at = draw * fieldSize
    const shortA = shortfall(field[at + 8]!, field[at + 9]!)
    const shortC = shortfall(field[at + 10]!, field[at + 11]!)
    const highAB = (field[at + 8]! - shortA) | 0
    const highCD = (field[at + 10]! - shortC) | 0
    const shortAB = shortfall(highAB, highCD)
    const middle = (highCD + shortAB) | 0
    const other = largerOf((field[at + 9]! + shortA) | 0, (field[at + 11]! + shortC) | 0)
    const shortMiddle = shortfall(middle, other)
    const last = (highAB - shortAB) | 0
    const best = field[at]!
    leadCounts[largerOf(best, last) & placeMask]!++
    topThreeCounts[largerOf(best, (other + shortMiddle) | 0) & placeMask]!++
    topThreeCounts[largerOf(field[at + 1]!, (middle - shortMiddle) | 0) & placeMask]!++
    topThreeCounts[largerOf(field[at + 2]!, last) & placeMask]!++
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
