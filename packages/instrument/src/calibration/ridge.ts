import { dimensionCount } from '../scoring/prior.ts'

const K = dimensionCount

/** How far a loading that the key names may move, as a share of its shipped value. */
const keyedShare = 0.3
/**
 * Precision of each loading around its shipped value, from which fitted values are drawn back.
 * @param otherSpread SD of the loadings that no key names
 */
export function loadingPrecisions(shipped: Float64Array, otherSpread: number): Float64Array {
  return shipped.map((value) => 1 / (value === 0 ? otherSpread : keyedShare * value) ** 2)
}

/** Takes one step of Newton's method in place, at most `largest` in any direction. */
export function limitStep(step: Float64Array, largest: number): void {
  const size = step.reduce((most, x) => Math.max(most, Math.abs(x)), 0)
  if (size > largest) for (let i = 0; i < step.length; i++) step[i]! *= largest / size
}

/** Adds weight times the outer product of the 17 values from `offset` on: lower triangle. */
export function addSquare(
  source: Float64Array,
  offset: number,
  weight: number,
  target: Float64Array,
  size: number,
): void {
  for (let i = 0; i < K; i++) {
    const scaled = weight * source[offset + i]!
    for (let j = 0; j <= i; j++) target[i * size + j]! += scaled * source[offset + j]!
  }
}
