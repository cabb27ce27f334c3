/** How many draws are ranked at once. */
export const rankedDraws = 400
/** Per draw: the members that come first, second and third. */
export const rankedColumns = 3

/** A member's value in every draw: a sum of two rows of `rankedDraws` numbers, each with its weight. */
export interface Sum {
  weight: number
  values: Float64Array
  otherWeight: number
  otherValues: Float64Array
}

/**
 * Ranks members in every draw.
 *
 * The comparisons become numbers instead of branches, because a processor cannot guess which of
 * two draws is larger.
 *
 * @param order indices of at least three members: of equal values the earlier one ranks higher, and
 *   the fewest steps are taken when the strongest come first
 * @param sums by member
 * @returns `rankedColumns` members per draw, strongest first; the next call overwrites them
 */
export const rankMembers: (order: readonly number[], sums: readonly Sum[]) => Uint8Array =
  createRanking()

function valueIn({ weight, values, otherWeight, otherValues }: Sum, draw: number): number {
  return weight * values[draw]! + otherWeight * otherValues[draw]!
}

/** The loops' constants and scratch are those of a function: V8 looks a module's up at every step. */
function createRanking() {
  const drawCount = rankedDraws
  const columns = rankedColumns
  /** The members at the front in every draw, and their values. */
  const strongest = new Uint8Array(drawCount * columns)
  const largest = new Float64Array(drawCount * columns)
  const thirdValues = new Float64Array(drawCount)
  /** Scratch: the draws in which a member reaches the first three. */
  const reached = new Int32Array(drawCount + 1)

  function rankMembers(order: readonly number[], sums: readonly Sum[]): Uint8Array {
    rankThree(order, sums[order[0]!]!, sums[order[1]!]!, sums[order[2]!]!)
    for (let i = 3; i < order.length; i++) rankMember(order[i]!, sums[order[i]!]!)
    return strongest
  }

  function rankThree(order: readonly number[], first: Sum, second: Sum, third: Sum): void {
    const [one, two, three] = [order[0]!, order[1]!, order[2]!]
    for (let draw = 0; draw < drawCount; draw++) {
      const value = valueIn(first, draw)
      const valueOfTwo = valueIn(second, draw)
      const valueOfThree = valueIn(third, draw)
      const oneAboveTwo = Number(value >= valueOfTwo)
      const oneAboveThree = Number(value >= valueOfThree)
      const twoAboveThree = Number(valueOfTwo >= valueOfThree)
      const row = draw * columns
      write(row + 2 - oneAboveTwo - oneAboveThree, one, value)
      write(row + 1 + oneAboveTwo - twoAboveThree, two, valueOfTwo)
      write(row + oneAboveThree + twoAboveThree, three, valueOfThree)
      thirdValues[draw] = largest[row + 2]!
    }
  }

  /** A value is summed a second time where it counts: that is less than storing each of them. */
  function rankMember(member: number, { weight, values, otherWeight, otherValues }: Sum): void {
    let count = 0
    for (let draw = 0; draw < drawCount; draw++) {
      const value = weight * values[draw]! + otherWeight * otherValues[draw]!
      reached[count] = draw
      count += Number(value > thirdValues[draw]!)
    }
    for (let i = 0; i < count; i++) {
      const draw = reached[i]!
      insert(member, weight * values[draw]! + otherWeight * otherValues[draw]!, draw)
    }
  }

  /** In place of the third; what the member exceeds moves down, and what it does not is written once more. */
  function insert(member: number, value: number, draw: number): void {
    const row = draw * columns
    const first = strongest[row]!
    const second = strongest[row + 1]!
    const firstValue = largest[row]!
    const secondValue = largest[row + 1]!
    const aboveFirst = Number(value > firstValue)
    const aboveSecond = Number(value > secondValue)
    write(row + 1 + aboveSecond, second, secondValue)
    write(row + aboveFirst, first, firstValue)
    write(row + 2 - aboveFirst - aboveSecond, member, value)
    thirdValues[draw] = largest[row + 2]!
  }

  function write(column: number, member: number, value: number): void {
    strongest[column] = member
    largest[column] = value
  }

  return rankMembers
}
