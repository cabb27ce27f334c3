import type { Fact, Subject } from '../plan/plan-levels.ts'
import type { Claim } from './report.ts'

/** A claim with the statements about the profile that its text makes. */
export interface CheckableClaim extends Claim {
  facts: readonly Fact[]
}

/** What a text rests on. */
export interface Support {
  itemIds: readonly string[]
  facts: readonly Fact[]
}

/** Hands out claims and remembers the facts behind them, so that a check can hold them to the scores. */
export class ClaimLedger {
  readonly #claims: CheckableClaim[] = []

  claim(text: string, { itemIds, facts }: Support): Claim {
    this.#claims.push({ text, itemIds, facts })
    return { text, itemIds }
  }

  get claims(): readonly CheckableClaim[] {
    return this.#claims
  }
}

export function supportOf(family: Fact['family'], subject: Subject<string>): Support {
  return { itemIds: subject.itemIds, facts: [factOf(family, subject)] }
}

export function factOf(family: Fact['family'], { name, level }: Subject<string>): Fact {
  return { family, name, level }
}

export function joinSupport(...supports: readonly Support[]): Support {
  return {
    itemIds: [...new Set(supports.flatMap(({ itemIds }) => itemIds))],
    facts: supports.flatMap(({ facts }) => facts),
  }
}
