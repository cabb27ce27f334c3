import type { Profile } from '@individua/instrument/profile'
import { about, type PracticeText } from './about.ts'
import { livedThree } from './lived-three.ts'
import { isLowered, levelOf } from './plan-levels.ts'
import { estimateOf } from './plan-subjects.ts'
import { takeExercise } from './shelf.ts'
import type { Three } from './take-first.ts'

/** Of whom each of the five exercises is, by rank among the lived three, and which of them stand in. */
const exerciseRanks: readonly Three<0 | 1 | 2>[] = [
  [0, 1, 2],
  [1, 2, 0],
  [2, 0, 1],
  [0, 2, 1],
  [1, 0, 2],
]
const livedCount = 3
const leadingCount = 5

/**
 * For each of the five exercises of a day, whose it may be: the lived three, and where they are not below
 * the middle the fourth and the fifth.
 */
export function exerciseOptions({ archetypes }: Profile): readonly (readonly PracticeText[])[] {
  const lived = livedThree({ archetypes }).map((name) => estimateOf(archetypes, name))
  const behind = archetypes
    .slice(livedCount, leadingCount)
    .filter(({ strength }) => !isLowered(levelOf(strength)))
  return exerciseRanks.map((ranks, index) =>
    [...new Set([...ranks.flatMap((rank) => lived[rank] ?? []), ...behind])].map((estimate) => ({
      ...about(estimate),
      index,
      text: takeExercise(estimate.name, index, 'exercise'),
    })),
  )
}
