import { coreItems } from '../items/core.ts'
import type { Certainty } from '../profile.ts'

/** What makes the words of a result more careful. */
export interface CertaintyContext {
  /** Answers that the result rests on. */
  answerCount: number
  /** The answers were given in a way that puts them in doubt. */
  isDoubtful: boolean
}

/** From this probability of leading on, one archetype stands at the front alone. */
export const leaderCut = 0.6

/** Ascending: a probability that reaches `cuts[i]` has at least the word `words[i + 1]`. */
const words = ['open', 'quitePossible', 'likely', 'clear'] as const satisfies readonly Certainty[]
const cuts = [0.4, leaderCut, 0.8] as const

/**
 * The word for a probability of a rank, 0..1. The ten core answers alone never give `clear`, and
 * doubtful answers lower every word by one.
 */
export function certaintyOf(
  probability: number,
  { answerCount, isDoubtful }: CertaintyContext,
): Certainty {
  let reached = 0
  while (reached < cuts.length && probability >= cuts[reached]!) reached++
  const capped =
    answerCount <= coreItems.length ? Math.min(reached, words.indexOf('likely')) : reached
  return words[Math.max(0, capped - Number(isDoubtful))]!
}
