/** How many draws are ranked at once. */
export const drawCount = 400
/** The largest family: twelve archetypes in two shadow forms. */
const largestFamily = 24

/** Row per member: its value in every draw. */
const allStrengths = new Float64Array(largestFamily * drawCount)

/** The rows, each as an array of its own; filled by the caller of `rankMembers`. */
export const strengths: readonly Float64Array[] = Array.from({ length: largestFamily }, (_, row) =>
  allStrengths.subarray(row * drawCount, (row + 1) * drawCount),
)

/** Per draw the members that come first, second and third. */
export const firsts = new Uint8Array(drawCount)
export const seconds = new Uint8Array(drawCount)
export const thirds = new Uint8Array(drawCount)

const thirdValues = new Float64Array(drawCount)
/** Scratch: the draws in which a member reaches the first three, and the order of three members. */
const reached = new Int32Array(drawCount + 1)
const ranked = new Uint8Array(3)

/**
 * Ranks members in every draw: fills `firsts`, `seconds` and `thirds` from `strengths`. Of equal
 * values the lower index ranks higher, in whatever order the members come.
 *
 * The comparisons become numbers instead of branches, because a processor cannot guess which of
 * two draws is larger.
 *
 * @param order at least three members; the fewest steps are taken when the strongest come first
 */
export function rankMembers(order: readonly number[]): void {
  rankThree(order[0]!, order[1]!, order[2]!)
  for (let i = 3; i < order.length; i++) rankMember(order[i]!)
}

function rankThree(one: number, two: number, three: number): void {
  for (let draw = 0; draw < drawCount; draw++) {
    const oneAboveTwo = isAbove(one, two, draw)
    const oneAboveThree = isAbove(one, three, draw)
    const twoAboveThree = isAbove(two, three, draw)
    ranked[2 - oneAboveTwo - oneAboveThree] = one
    ranked[1 + oneAboveTwo - twoAboveThree] = two
    ranked[oneAboveThree + twoAboveThree] = three
    firsts[draw] = ranked[0]!
    seconds[draw] = ranked[1]!
    thirds[draw] = ranked[2]!
    thirdValues[draw] = allStrengths[ranked[2]! * drawCount + draw]!
  }
}

function rankMember(member: number): void {
  const values = strengths[member]!
  let count = 0
  for (let draw = 0; draw < drawCount; draw++) {
    reached[count] = draw
    count += Number(values[draw]! >= thirdValues[draw]!)
  }
  for (let i = 0; i < count; i++) insert(member, reached[i]!)
}

function insert(member: number, draw: number): void {
  const first = firsts[draw]!
  const second = seconds[draw]!
  const third = thirds[draw]!
  const aboveFirst = isAbove(member, first, draw)
  const aboveSecond = isAbove(member, second, draw)
  const aboveThird = isAbove(member, third, draw)
  const newThird =
    third + (aboveThird - aboveSecond) * (member - third) + aboveSecond * (second - third)
  firsts[draw] = first + aboveFirst * (member - first)
  seconds[draw] =
    second + (aboveSecond - aboveFirst) * (member - second) + aboveFirst * (first - second)
  thirds[draw] = newThird
  thirdValues[draw] = allStrengths[newThird * drawCount + draw]!
}

/** 1 when a member ranks above another in a draw, else 0. */
function isAbove(member: number, other: number, draw: number): number {
  const value = allStrengths[member * drawCount + draw]!
  const otherValue = allStrengths[other * drawCount + draw]!
  return Number(value > otherValue) | (Number(value === otherValue) & Number(member < other))
}
