/** Values are ranked as whole numbers of 2^-20 SD, with the member's place in the lowest bits. */
export const resolution = 2 ** 20
const placeBits = 5
const placeMask = (1 << placeBits) - 1
/** Below every value that can occur (16 SD), and far enough from the limits of 32 bits. */
const lowest = -(2 ** 29)

/** A member's mean and its deviations over all draws, both times `resolution`. */
export interface Contestant {
  mean: number
  deviations: Float64Array
}

/**
 * The three strongest members in each of many draws and their mirror images.
 *
 * This is the innermost loop of scoring. Comparisons are arithmetic, because a processor cannot
 * predict which of twelve close values is larger; members enter two at a time to save memory
 * traffic. Sixteen thousand comparisons take some 60 microseconds.
 */
export class TopThree {
  private readonly pairCount: number
  private readonly best: Int32Array
  private readonly second: Int32Array
  private readonly third: Int32Array

  constructor(pairCount: number) {
    this.pairCount = pairCount
    this.best = new Int32Array(2 * pairCount)
    this.second = new Int32Array(2 * pairCount)
    this.third = new Int32Array(2 * pairCount)
  }

  restart(): void {
    this.best.fill(lowest)
    this.second.fill(lowest)
    this.third.fill(lowest)
  }

  /** Lets members `place` and `place + 1` compete, place 0..30. */
  enter(one: Contestant, two: Contestant, place: number): void {
    const { pairCount } = this
    for (let pair = 0; pair < pairCount; pair++) {
      const first = one.deviations[pair]!
      const second = two.deviations[pair]!
      this.insert(pair, pack(one.mean + first, place), pack(two.mean + second, place + 1))
      const mirror = pair + pairCount
      this.insert(mirror, pack(one.mean - first, place), pack(two.mean - second, place + 1))
    }
  }

  /** Shares of all draws in which each of `size` members came first and among the first three. */
  shares(size: number): { leading: Float64Array; topThree: Float64Array } {
    const leading = new Float64Array(size)
    const topThree = new Float64Array(size)
    const share = 1 / (2 * this.pairCount)
    for (let draw = 0; draw < 2 * this.pairCount; draw++) {
      leading[this.best[draw]! & placeMask]!++
      topThree[this.best[draw]! & placeMask]!++
      topThree[this.second[draw]! & placeMask]!++
      topThree[this.third[draw]! & placeMask]!++
    }
    for (let member = 0; member < size; member++) {
      leading[member]! *= share
      topThree[member]! *= share
    }
    return { leading, topThree }
  }

  private insert(draw: number, one: number, two: number): void {
    let best = this.best[draw]!
    let second = this.second[draw]!
    let third = this.third[draw]!
    for (let turn = 0; turn < 2; turn++) {
      const candidate = turn === 0 ? one : two
      const newBest = largerOf(best, candidate)
      const beaten = (best + candidate - newBest) | 0
      const newSecond = largerOf(second, beaten)
      third = largerOf(third, (second + beaten - newSecond) | 0)
      second = newSecond
      best = newBest
    }
    this.best[draw] = best
    this.second[draw] = second
    this.third[draw] = third
  }
}

function pack(value: number, place: number): number {
  return ((value | 0) << placeBits) | place
}

/** Math.max for 32-bit integers less than 2^31 apart, without a branch. */
function largerOf(first: number, second: number): number {
  const difference = (first - second) | 0
  return (first - (difference & (difference >> 31))) | 0
}
