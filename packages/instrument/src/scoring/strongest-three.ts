/** How many draws are ranked at once. */
export const drawCount = 400
/** The largest family: twelve archetypes in two shadow forms. */
const largestFamily = 24

/** Row per member: its value in every draw; filled by the caller of `rankMembers`. */
export const strengths: readonly Float64Array[] = Array.from(
  { length: largestFamily },
  () => new Float64Array(drawCount),
)

/** Per draw three columns: the members that come first, second and third. */
export const columns = 3
export const strongest = new Uint8Array(drawCount * columns)

/** The values of `strongest`. */
const largest = new Float64Array(drawCount * columns)
const thirdValues = new Float64Array(drawCount)
/** Scratch: the draws in which a member reaches the first three. */
const reached = new Int32Array(drawCount + 1)

/**
 * Ranks members in every draw: fills `strongest` from `strengths`.
 *
 * The comparisons become numbers instead of branches, because a processor cannot guess which of
 * two draws is larger.
 *
 * @param order at least three members: of equal values the earlier one ranks higher, and the fewest
 *   steps are taken when the strongest come first
 */
export function rankMembers(order: readonly number[]): void {
  rankThree(order[0]!, order[1]!, order[2]!)
  for (let i = 3; i < order.length; i++) rankMember(order[i]!)
}

function rankThree(one: number, two: number, three: number): void {
  const values = strengths[one]!
  const valuesOfTwo = strengths[two]!
  const valuesOfThree = strengths[three]!
  for (let draw = 0; draw < drawCount; draw++) {
    const value = values[draw]!
    const valueOfTwo = valuesOfTwo[draw]!
    const valueOfThree = valuesOfThree[draw]!
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

function rankMember(member: number): void {
  const values = strengths[member]!
  let count = 0
  for (let draw = 0; draw < drawCount; draw++) {
    reached[count] = draw
    count += Number(values[draw]! > thirdValues[draw]!)
  }
  for (let i = 0; i < count; i++) insert(member, values[reached[i]!]!, reached[i]!)
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
