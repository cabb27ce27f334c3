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

interface Three {
  best: number
  second: number
  third: number
}

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
  if (size === 4) countFour()
  else countTwelve()
  const leading: number[] = []
  const topThree: number[] = []
  for (let place = 0; place < size; place++) {
    leading.push(leadCounts[place]! * share)
    topThree.push(topThreeCounts[place]! * share)
  }
  return { leading, topThree }
}

function countFour(): void {
  for (let draw = 0; draw < drawCount; draw++) {
    const at = draw * fieldSize
    const [a, b, c, d] = [field[at]!, field[at + 1]!, field[at + 2]!, field[at + 3]!]
    const { best, second, third } = strongestOfFour(a, b, c, d)
    leadCounts[best & placeMask]!++
    topThreeCounts[best & placeMask]!++
    topThreeCounts[second & placeMask]!++
    topThreeCounts[third & placeMask]!++
  }
}

/**
 * The strongest three of two sorted triples are the larger of best and third, of second and second,
 * of third and best; the last merge need not sort them.
 */
function countTwelve(): void {
  for (let draw = 0; draw < drawCount; draw++) {
    const at = draw * fieldSize
    const a = strongestOfFour(field[at]!, field[at + 1]!, field[at + 2]!, field[at + 3]!)
    const b = strongestOfFour(field[at + 4]!, field[at + 5]!, field[at + 6]!, field[at + 7]!)
    const one = largerOf(a.best, b.third)
    const two = largerOf(a.second, b.second)
    const three = largerOf(a.third, b.best)
    const shortOne = shortfall(one, two)
    const high = (one - shortOne) | 0
    const shortHigh = shortfall(high, three)
    const low = (two + shortOne) | 0
    const lower = (three + shortHigh) | 0
    const shortLow = shortfall(low, lower)
    const best = (high - shortHigh) | 0
    const c = strongestOfFour(field[at + 8]!, field[at + 9]!, field[at + 10]!, field[at + 11]!)
    leadCounts[largerOf(best, c.best) & placeMask]!++
    topThreeCounts[largerOf(best, c.third) & placeMask]!++
    topThreeCounts[largerOf((low - shortLow) | 0, c.second) & placeMask]!++
    topThreeCounts[largerOf((lower + shortLow) | 0, c.best) & placeMask]!++
  }
}

/**
 * A sorting network. Comparisons are arithmetic, because a processor cannot predict which of twelve
 * close values is larger. The object never leaves its loop, so the compiler does without it.
 */
function strongestOfFour(a: number, b: number, c: number, d: number): Three {
  const shortA = shortfall(a, b)
  const shortC = shortfall(c, d)
  const highAB = (a - shortA) | 0
  const highCD = (c - shortC) | 0
  const shortAB = shortfall(highAB, highCD)
  const middle = (highCD + shortAB) | 0
  const other = largerOf((b + shortA) | 0, (d + shortC) | 0)
  const short = shortfall(middle, other)
  const best = (highAB - shortAB) | 0
  return { best, second: (middle - short) | 0, third: (other + short) | 0 }
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
  const difference = (first - second) | 0
  return (first - (difference & (difference >> 31))) | 0
}
