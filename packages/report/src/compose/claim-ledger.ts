import type { Fact, Support } from '../plan/support.ts'
import type { Claim } from './report.ts'

/** A claim with the statements about the profile that its text makes. */
export interface CheckableClaim extends Claim {
  facts: readonly Fact[]
}

/** Makes the claims of a report and keeps the facts behind them, so that a test can compare them with the scores. */
export class ClaimLedger {
  readonly #claims: CheckableClaim[] = []

  claim(text: string, { itemIds, facts }: Support): Claim {
    this.#claims.push({ text, itemIds, facts })
    return { text, itemIds }
  }

  /** In the order in which they were made. */
  get claims(): readonly CheckableClaim[] {
    return this.#claims
  }
}
