import type { MandalaPetal } from '@individua/mandala/draw-mandala'

/**
 * How much narrower the intervals are after all twenty further answers, on average of simulated
 * people; it shows the way, the result shows what was reached.
 */
const narrowing = 0.35

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
