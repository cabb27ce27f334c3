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
 * predict which of twelve close values is larger; members enter four at a time to save memory
 * traffic.
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

  /** Lets members `place` .. `place + 3` compete, place 0..28. */
  enter(a: Contestant, b: Contestant, c: Contestant, d: Contestant, place: number): void {
    const { pairCount } = this
    for (let pair = 0; pair < pairCount; pair++) {
      const ofA = a.deviations[pair]!
      const ofB = b.deviations[pair]!
      const ofC = c.deviations[pair]!
      const ofD = d.deviations[pair]!
      this.insert(
        pair,
        pack(a.mean + ofA, place),
        pack(b.mean + ofB, place + 1),
        pack(c.mean + ofC, place + 2),
        pack(d.mean + ofD, place + 3),
      )
      this.insert(
        pair + pairCount,
        pack(a.mean - ofA, place),
        pack(b.mean - ofB, place + 1),
        pack(c.mean - ofC, place + 2),
        pack(d.mean - ofD, place + 3),
      )
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

  /** Sorts four newcomers by a network, then merges their first three with the reigning three. */
  private insert(draw: number, a: number, b: number, c: number, d: number): void {
    const highAB = largerOf(a, b)
    const lowAB = (a + b - highAB) | 0
    const highCD = largerOf(c, d)
    const lowCD = (c + d - highCD) | 0
    const first = largerOf(highAB, highCD)
    const middle = (highAB + highCD - first) | 0
    const other = largerOf(lowAB, lowCD)
    const second = largerOf(middle, other)
    const third = (middle + other - second) | 0
    const oldBest = this.best[draw]!
    const oldSecond = this.second[draw]!
    const oldThird = this.third[draw]!
    const best = largerOf(oldBest, first)
    const beaten = (oldBest + first - best) | 0
    const nextSecond = largerOf(oldSecond, second)
    const lesser = (oldSecond + second - nextSecond) | 0
    this.best[draw] = best
    const nowSecond = largerOf(beaten, nextSecond)
    const spare = (beaten + nextSecond - nowSecond) | 0
    this.second[draw] = nowSecond
    this.third[draw] = largerOf(largerOf(spare, lesser), largerOf(oldThird, third))
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
