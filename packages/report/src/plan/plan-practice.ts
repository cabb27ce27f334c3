import type { Archetype, Motive } from '@individua/instrument/dimensions'
import { archetypes } from '@individua/instrument/dimensions'
import type { Profile, RankedEstimate } from '@individua/instrument/profile'
import type { SelfKey } from '../texts/books.ts'
import { livedThree } from './lived-three.ts'
import { type ComplexPlan, planComplexes } from './plan-complexes.ts'
import { isLowered, isRaised, levelOf } from './plan-levels.ts'
import { leastLivedMotive } from './plan-motives.ts'
import { selfKeyOf } from './plan-self.ts'
import { estimateOf, mainAnswersOf, type ShadowSubject } from './plan-subjects.ts'
import { firstOf, firstThree, type Three } from './take-first.ts'
import { isDenied } from './truth/deniers.ts'

/** An archetype that a part is about, and the answers behind it. */
export interface About<Name extends string> {
  name: Name
  itemIds: readonly string[]
}

export interface ExercisePlan extends About<Archetype> {
  index: number
}

/** Inner other, Self, complexes, dreams, growth and exercises. */
export interface PracticePlan {
  innerOther: About<Motive>
  self: About<SelfKey>
  complexes: readonly ComplexPlan[]
  dreams: Three<About<Archetype>>
  /** Two of the suggestions for keeping dreams, by index. */
  dreamSuggestions: readonly number[]
  growth: readonly About<Archetype>[]
  exercises: readonly ExercisePlan[]
}

const suggestionCount = 4

/** Of whom each of the five exercises is, by rank, and which of theirs: the five follow a day. */
const exerciseRanks = [0, 1, 2, 0, 1] as const

export function planPractice(profile: Profile, shadow: ShadowSubject): PracticePlan {
  const [first, second, third] = firstThree(profile.archetypes)
  const named: Three<About<Archetype>> = [about(first), about(second), about(third)]
  const lived = livedThree(profile).map((name) => about(estimateOf(profile.archetypes, name)))
  const { self } = profile.structures
  const start = archetypes.indexOf(second.name)
  return {
    innerOther: about(leastLivedMotive(profile)),
    self: { name: selfKeyOf(profile), itemIds: self ? mainAnswersOf(self) : named[0].itemIds },
    complexes: planComplexes(profile),
    dreams: named,
    dreamSuggestions: [start % suggestionCount, (start + 1) % suggestionCount],
    growth: planGrowth(profile, shadow),
    exercises: exerciseRanks.map((rank, index) => ({ ...(lived[rank] ?? named[0]), index })),
  }
}

const areaCount = 3
const leadingCount = 5

/**
 * Two that do not lie below the middle: the first, the one lived too much, then the next. A third only
 * where it lies above the middle. As the texts tell of too much of an archetype, a third that the leader
 * denies comes last.
 */
function planGrowth(
  { archetypes: ranked }: Profile,
  { form, archetype }: ShadowSubject,
): readonly About<Archetype>[] {
  const overused = form === 'overused' ? [estimateOf(ranked, archetype)] : []
  const leading = ranked.slice(0, leadingCount)
  const present = [...new Set([...ranked.slice(0, 2), ...overused, ...leading])].filter(
    ({ strength }) => !isLowered(levelOf(strength)),
  )
  const [first, second, ...further] = present
  const others = further.filter(({ strength }) => isRaised(levelOf(strength)))
  const leader = firstOf(ranked).name
  const isOut = ({ name }: (typeof ranked)[number]) => isDenied('overused', name, [leader])
  const firstTwo = [first, second].flatMap((one) => one ?? [])
  return [...firstTwo, ...others.filter((one) => !isOut(one)), ...others.filter(isOut)]
    .slice(0, areaCount)
    .map(about)
}

function about<Name extends string>(estimate: RankedEstimate<Name>): About<Name> {
  return { name: estimate.name, itemIds: mainAnswersOf(estimate) }
}
