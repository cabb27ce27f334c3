import type { AnswerWeight, Certainty, Estimate, RankedEstimate } from '../profile.ts'
import type { AnswerShares } from './answer-shares.ts'
import type { Combination } from './derived-families.ts'

type Measures = Pick<Estimate, 'mean' | 'sd' | 'strength' | 'interval80'>
type Ranks = Pick<RankedEstimate<string>, 'probabilityLeading' | 'probabilityTopThree'>

/**
 * Weighs the answers behind an estimate when they are first read: a profile has 56 estimates, and
 * most readers look at a few.
 *
 * `answers` is an own, enumerable property, so that copies, JSON and comparisons contain it. Its
 * getter is the same function for every estimate: a closure for each would make the objects slow.
 */
abstract class WeighedWhenRead {
  declare readonly answers: readonly AnswerWeight[]
  readonly #shares: AnswerShares
  readonly #combination: Combination<string>
  #weights: readonly AnswerWeight[] | undefined

  static readonly #answers: PropertyDescriptor = {
    enumerable: true,
    get(this: WeighedWhenRead) {
      this.#weights ??= this.#shares.weightsFor(this.#combination)
      return this.#weights
    },
  }

  constructor(shares: AnswerShares, combination: Combination<string>) {
    this.#shares = shares
    this.#combination = combination
  }

  protected defineAnswers(): void {
    Object.defineProperty(this, 'answers', WeighedWhenRead.#answers)
  }
}

/** Assigns in the order of `Estimate`, which stored profiles keep. */
export class LazyEstimate extends WeighedWhenRead implements Estimate {
  declare readonly mean: number
  declare readonly sd: number
  declare readonly strength: number
  declare readonly interval80: readonly [number, number]

  constructor(measures: Measures, shares: AnswerShares, combination: Combination<string>) {
    super(shares, combination)
    this.mean = measures.mean
    this.sd = measures.sd
    this.strength = measures.strength
    this.interval80 = measures.interval80
    this.defineAnswers()
  }
}

/** As `LazyEstimate`, of a family whose members are ranked. */
export class LazyRankedEstimate<Name extends string>
  extends WeighedWhenRead
  implements RankedEstimate<Name>
{
  declare readonly name: Name
  declare readonly mean: number
  declare readonly sd: number
  declare readonly strength: number
  declare readonly interval80: readonly [number, number]
  declare readonly probabilityLeading: number
  declare readonly probabilityTopThree: number
  declare readonly certainty: Certainty

  constructor(
    measures: Measures,
    shares: AnswerShares,
    combination: Combination<Name>,
    ranks: Ranks,
    certainty: Certainty,
  ) {
    super(shares, combination)
    this.name = combination.name
    this.mean = measures.mean
    this.sd = measures.sd
    this.strength = measures.strength
    this.interval80 = measures.interval80
    this.defineAnswers()
    this.probabilityLeading = ranks.probabilityLeading
    this.probabilityTopThree = ranks.probabilityTopThree
    this.certainty = certainty
  }
}
