import type { MandalaPetal } from '@individua/mandala/draw-mandala'

/**
 * How much narrower the intervals are after all twenty further answers: the mean of 60 drawn people
 * (`drawFullAnswers` of the testkit, 0.68 before and 0.52 after). The result shows what was reached.
 */
const narrowing = 0.23

/** Petals whose edges are sharper the further the reader is. `share` 0..1. */
export function sharpenedPetals<Petal extends MandalaPetal>(
  petals: readonly Petal[],
  share: number,
): Petal[] {
  const kept = 1 - narrowing * share
  return petals.map((petal) => {
    const [low, high] = petal.interval80
    const { strength } = petal
    return {
      ...petal,
      interval80: [strength + (low - strength) * kept, strength + (high - strength) * kept],
    }
  })
}
