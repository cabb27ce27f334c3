import { archetypes } from '@individua/instrument/dimensions'
import { correlation, mean, topOf } from './measures.ts'

/** How much of the true archetypes comes back. Shares and correlations. */
export interface Recovery {
  /** Mean correlation of an archetype's truth and estimate. */
  r: number
  /** The same for each archetype. */
  perArchetype: readonly number[]
  /** The lowest of these. */
  worst: number
  /** The strongest is named. */
  leader: number
  /** The strongest is among the three named. */
  inThree: number
  /** Share of the true three among the three named. */
  topThree: number
}

/** Collects pairs of true and estimated archetypes. */
export class RecoveryTally {
  readonly #truth: Float64Array[] = []
  readonly #estimates: (readonly number[])[] = []

  add(theta: Float64Array, estimate: readonly number[]): void {
    this.#truth.push(theta)
    this.#estimates.push(estimate)
  }

  result(): Recovery {
    const perArchetype = archetypes.map((_, index) =>
      correlation(
        this.#truth.map((theta) => theta[index]!),
        this.#estimates.map((estimate) => estimate[index]!),
      ),
    )
    const hits = this.#truth.map((theta, person) => {
      const truth = topOf(theta.subarray(0, archetypes.length), 3)
      const named = topOf(this.#estimates[person]!, 3)
      return {
        leader: Number(named[0] === truth[0]),
        inThree: Number(named.includes(truth[0]!)),
        topThree: truth.filter((index) => named.includes(index)).length / 3,
      }
    })
    return {
      r: mean(perArchetype),
      perArchetype,
      worst: Math.min(...perArchetype),
      leader: mean(hits.map(({ leader }) => leader)),
      inThree: mean(hits.map(({ inThree }) => inThree)),
      topThree: mean(hits.map(({ topThree }) => topThree)),
    }
  }
}

export function meanRecovery(draws: readonly Recovery[]): Recovery {
  const of = (key: 'r' | 'leader' | 'inThree' | 'topThree') => mean(draws.map((draw) => draw[key]))
  const perArchetype = archetypes.map((_, index) =>
    mean(draws.map((draw) => draw.perArchetype[index]!)),
  )
  return {
    r: of('r'),
    perArchetype,
    worst: Math.min(...perArchetype),
    leader: of('leader'),
    inThree: of('inThree'),
    topThree: of('topThree'),
  }
}
