/** Draws come in pairs: a set of deviations and its mirror image. */
export const rankedPairs = 200
/** A member is stored in a byte. */
const mostMembers = 256

/** In how many draws each member is first, and in how many second or third. */
export interface RankCounts {
  first: Int32Array
  later: Int32Array
}

/**
 * A member's value in every draw: its mean with a deviation added, in the mirror image with the same
 * taken away. A deviation is a sum of two rows of `rankedPairs` numbers, each with its weight.
 */
export interface Sum {
  mean: number
  weight: number
  deviations: Float64Array
  otherWeight: number
  otherDeviations: Float64Array
}

/**
 * Ranks members in every draw and counts their places.
 *
 * The comparisons become numbers instead of branches, because a processor cannot guess which of
 * two draws is larger.
 *
 * @param order indices of at least three members: of equal values the earlier one ranks higher, and
 *   the fewest steps are taken when the strongest come first
 * @param sums by member
 * @returns by member; the next call overwrites them
 */
export const countRanks: (order: readonly number[], sums: readonly Sum[]) => RankCounts =
  createRanking()

/**
 * The constants and scratch of the loops are local to a function: V8 looks up those of a module at every
 * step. An index ends in `| 0`, so that V8 need not check at every step that it is an integer.
 */
function createRanking() {
  const pairCount = rankedPairs
  const drawCount = 2 * pairCount
  /** Per draw: the members that come first, second and third, and one place that is not used. */
  const columns = 4
  /** The members at the front in every draw, and their values. */
  const strongest = new Uint8Array(drawCount * columns)
  const largest = new Float64Array(drawCount * columns)
  const thirdValues = new Float64Array(drawCount)
  /** Scratch: the pairs in which a member reaches the first three, as drawn and as mirrored. */
  const reached = new Int32Array(pairCount + 1)
  const mirrored = new Int32Array(pairCount + 1)

  /** By member. The mirror images have counts of their own: a count waits for the one before it. */
  const first = new Int32Array(mostMembers)
  const later = new Int32Array(mostMembers)
  const mirroredFirst = new Int32Array(mostMembers)
  const mirroredLater = new Int32Array(mostMembers)
  const counts = { first, later }

  function countRanks(order: readonly number[], sums: readonly Sum[]): RankCounts {
    enterFirst(order[0]! | 0, sums[order[0]!]!)
    for (let i = 1; i < 3; i++) enterInAll(order[i]! | 0, sums[order[i]!]!)
    for (let i = 3; i < order.length; i++) enterWhereAbove(order[i]! | 0, sums[order[i]!]!)
    countPlaces()
    return counts
  }

  /** Below the first member there is nothing yet. */
  function enterFirst(member: number, sum: Sum): void {
    const { mean, weight, deviations, otherWeight, otherDeviations } = sum
    largest.fill(Number.NEGATIVE_INFINITY)
    for (let pair = 0; pair < pairCount; pair++) {
      const deviation = weight * deviations[pair]! + otherWeight * otherDeviations[pair]!
      write(pair * columns, member, mean + deviation)
      write((pair + pairCount) * columns, member, mean - deviation)
    }
  }

  function enterInAll(member: number, sum: Sum): void {
    const { mean, weight, deviations, otherWeight, otherDeviations } = sum
    for (let pair = 0; pair < pairCount; pair++) {
      const deviation = weight * deviations[pair]! + otherWeight * otherDeviations[pair]!
      insert(member, mean + deviation, pair)
      insert(member, mean - deviation, (pair + pairCount) | 0)
    }
  }

  /** Computes a deviation a second time where the member enters the three: that is faster than storing all. */
  function enterWhereAbove(member: number, sum: Sum): void {
    const { mean, weight, deviations, otherWeight, otherDeviations } = sum
    let count = 0
    let mirroredCount = 0
    for (let pair = 0; pair < pairCount; pair++) {
      const deviation = weight * deviations[pair]! + otherWeight * otherDeviations[pair]!
      reached[count] = pair
      count = (count + Number(mean + deviation > thirdValues[pair]!)) | 0
      mirrored[mirroredCount] = pair
      mirroredCount =
        (mirroredCount + Number(mean - deviation > thirdValues[(pair + pairCount) | 0]!)) | 0
    }
    for (let i = 0; i < count; i++) {
      const pair = reached[i]!
      const deviation = weight * deviations[pair]! + otherWeight * otherDeviations[pair]!
      insert(member, mean + deviation, pair)
    }
    for (let i = 0; i < mirroredCount; i++) {
      const pair = mirrored[i]!
      const deviation = weight * deviations[pair]! + otherWeight * otherDeviations[pair]!
      insert(member, mean - deviation, (pair + pairCount) | 0)
    }
  }

  /** Puts the member in its place among the first three of a draw; those it exceeds move down, the third drops out. */
  function insert(member: number, value: number, draw: number): void {
    const row = (draw * columns) | 0
    const firstMember = strongest[row]!
    const secondMember = strongest[(row + 1) | 0]!
    const firstValue = largest[row]!
    const secondValue = largest[(row + 1) | 0]!
    const aboveFirst = Number(value > firstValue) | 0
    const aboveSecond = Number(value > secondValue) | 0
    write((row + 1 + aboveSecond) | 0, secondMember, secondValue)
    write((row + aboveFirst) | 0, firstMember, firstValue)
    write((row + 2 - aboveFirst - aboveSecond) | 0, member, value)
    thirdValues[draw] = largest[(row + 2) | 0]!
  }

  function write(column: number, member: number, value: number): void {
    strongest[column] = member
    largest[column] = value
  }

  function countPlaces(): void {
    first.fill(0)
    later.fill(0)
    mirroredFirst.fill(0)
    mirroredLater.fill(0)
    const half = pairCount * columns
    for (let row = 0; row < half; row += columns) {
      first[strongest[row]!]!++
      later[strongest[row + 1]!]!++
      later[strongest[row + 2]!]!++
      mirroredFirst[strongest[row + half]!]!++
      mirroredLater[strongest[row + half + 1]!]!++
      mirroredLater[strongest[row + half + 2]!]!++
    }
    for (let member = 0; member < mostMembers; member++) {
      first[member]! += mirroredFirst[member]!
      later[member]! += mirroredLater[member]!
    }
  }

  return countRanks
}
