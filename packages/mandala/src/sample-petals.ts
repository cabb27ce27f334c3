import type { MandalaPetal } from './draw-mandala.ts'

const sample: readonly [string, number, number, number][] = [
  ['innocent', 0.42, 0.16, 0.3],
  ['sage', 0.86, 0.09, 0.62],
  ['explorer', 0.74, 0.12, 0.38],
  ['outlaw', 0.38, 0.14, 0.7],
  ['magician', 0.68, 0.2, 0.44],
  ['hero', 0.3, 0.13, 0.26],
  ['lover', 0.58, 0.18, 0.52],
  ['jester', 0.46, 0.11, 0.2],
  ['caregiver', 0.79, 0.1, 0.58],
  ['creator', 0.92, 0.07, 0.8],
  ['ruler', 0.26, 0.12, 0.46],
  ['citizen', 0.54, 0.2, 0.34],
]

/** An invented profile, for pictures that are marked as a sample. */
export const samplePetals: readonly MandalaPetal[] = sample.map(
  ([archetype, strength, halfWidth, shadow]) => ({
    archetype,
    strength,
    interval80: [Math.max(0, strength - halfWidth), Math.min(1, strength + halfWidth)],
    shadow,
  }),
)
