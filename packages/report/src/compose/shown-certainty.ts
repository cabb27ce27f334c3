import type { Certainty, RankedEstimate } from '@individua/instrument/profile'

/**
 * The word of certainty that stands beside a strength. Under one half no rank is called likely:
 * a reader takes the word for the strength.
 */
export function shownCertainty({
  certainty,
  strength,
}: Pick<RankedEstimate<string>, 'certainty' | 'strength'>): Certainty {
  const isSure = certainty === 'clear' || certainty === 'likely'
  return isSure && strength < 0.5 ? 'quitePossible' : certainty
}
