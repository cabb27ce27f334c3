import type { Profile } from '@individua/instrument/profile'
import { about, type PracticeText } from './about.ts'
import { livedThree } from './lived-three.ts'
import { isLowered, levelOf } from './plan-levels.ts'
import { estimateOf } from './plan-subjects.ts'
import type { PlannedText } from './planned-text.ts'
import { takeExercise } from './shelf.ts'
import type { Three } from './take-first.ts'
import { contradict } from './truth/contradictions.ts'
import { exerciseOfLeading } from './truth/denied-texts.ts'

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
 *
 * @param told texts that no exercise may contradict, unless every one for its time of day does
 */
export function exerciseOptions(
  { archetypes }: Profile,
  told: readonly PlannedText[],
): readonly (readonly PracticeText[])[] {
  const lived = livedThree({ archetypes }).map((name) => estimateOf(archetypes, name))
  const behind = archetypes
    .slice(livedCount, leadingCount)
    .filter(({ strength }) => !isLowered(levelOf(strength)))
  return exerciseRanks.map((ranks, index) => {
    const optionOf = (estimate: (typeof behind)[number]) => {
      return { ...about(estimate), index, text: takeExercise(estimate.name, index, 'exercise') }
    }
    const leading = [...new Set(ranks.flatMap((rank) => lived[rank] ?? []))].map(optionOf)
    const others = behind
      .map(optionOf)
      .filter(({ name }) => `${name}/${index}` !== exerciseOfLeading)
    return undeniedFirst([...leading, ...others], told)
  })
}

/** Those that no text of the report denies, or all where each is denied. */
function undeniedFirst(
  options: readonly PracticeText[],
  told: readonly PlannedText[],
): readonly PracticeText[] {
  const undenied = options.filter(({ text }) => !told.some((one) => contradict(text, one)))
  return undenied.length > 0 ? undenied : options
}
