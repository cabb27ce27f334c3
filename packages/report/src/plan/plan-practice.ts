import type { Archetype, Motive } from '@individua/instrument/dimensions'
import { archetypes } from '@individua/instrument/dimensions'
import type { Profile } from '@individua/instrument/profile'
import { type About, about, type PracticeText } from './about.ts'
import type { LessonCount } from './lesson-count.ts'
import { type ComplexPlan, planComplexes } from './plan-complexes.ts'
import { exerciseOptions } from './plan-exercises.ts'
import { type GrowthPlan, growthOptions, planWays } from './plan-growth.ts'
import { type InnerOtherPicture, innerOtherPictureOf } from './plan-inner-other.ts'
import { type SelfPicture, selfPictureOf } from './plan-self.ts'
import { mainAnswersOf, type ShadowSubject } from './plan-subjects.ts'
import type { PlannedText } from './planned-text.ts'
import { takeComplex } from './shelf.ts'
import { firstThree, type Three } from './take-first.ts'

/** Inner other, Self, complexes, dreams, growth and exercises. */
export interface PracticePlan {
  innerOther: InnerOtherPicture & Pick<About<Motive>, 'itemIds'>
  self: SelfPicture & Pick<About<Motive>, 'itemIds'>
  complexes: readonly ComplexPlan[]
  dreams: Three<About<Archetype>>
  /** Two of the suggestions for keeping dreams, by index. */
  dreamSuggestions: readonly number[]
  growth: readonly GrowthPlan[]
  /** Five, which follow a day. */
  exercises: readonly PracticeText[]
}

const suggestionCount = 10

/**
 * @param chosen the archetypes whose option the reader took
 * @param taught what the report has taught so far: a complex, an exercise or a way of growing that
 *   would teach it once more yields
 * @param told texts that no exercise and no way of growing may contradict
 */
export function planPractice(
  profile: Profile,
  shadow: ShadowSubject,
  chosen: readonly Archetype[],
  taught: LessonCount,
  told: readonly PlannedText[],
): PracticePlan {
  const [first, second, third] = firstThree(profile.archetypes)
  const named: Three<About<Archetype>> = [about(first), about(second), about(third)]
  const { self } = profile.structures
  const { motive, leader, estimate } = innerOtherPictureOf(profile)
  const start = [first, second, third].reduce(
    (sum, { name }, rank) => sum + (rank + 1) * archetypes.indexOf(name),
    0,
  )
  const complexes = complexesOf(profile, chosen, taught)
  const areas = growthOptions(profile, shadow, taught, told)
  const picked = taught.chooseEach(
    [...areas, ...exerciseOptions(profile, told)],
    ({ text }) => text,
  )
  return {
    innerOther: { motive, leader, itemIds: mainAnswersOf(estimate) },
    self: { ...selfPictureOf(profile), itemIds: self ? mainAnswersOf(self) : named[0].itemIds },
    complexes,
    dreams: named,
    dreamSuggestions: [start % suggestionCount, (start + 1) % suggestionCount],
    exercises: picked.slice(areas.length),
    growth: picked.slice(0, areas.length).map((way) => planWays(way, taught, told)),
  }
}

/** Those that teach nothing once more; where there is none, the one told least. */
function complexesOf(
  profile: Profile,
  chosen: readonly Archetype[],
  taught: LessonCount,
): readonly ComplexPlan[] {
  const complexes = planComplexes(profile, chosen)
  const lessonOf = ({ key }: ComplexPlan) => takeComplex(key, 'workingWith')
  const kept = taught.keep(complexes, lessonOf)
  if (kept.length > 0 || complexes.length === 0) return kept
  return [taught.choose(complexes, lessonOf)]
}
