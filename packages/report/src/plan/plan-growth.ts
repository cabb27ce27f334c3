import type { Archetype } from '@individua/instrument/dimensions'
import type { Profile, RankedEstimate } from '@individua/instrument/profile'
import { type About, about, type PracticeText } from './about.ts'
import type { LessonCount } from './lesson-count.ts'
import { isLowered, isRaised, levelOf } from './plan-levels.ts'
import { estimateOf, type ShadowSubject } from './plan-subjects.ts'
import type { PlannedText } from './planned-text.ts'
import { takeGrowth, takeGrowthWay } from './shelf.ts'
import { firstOf, firstThree } from './take-first.ts'
import { contradict } from './truth/contradictions.ts'
import { deniedGrowth, isDenied, isGrowthDenied } from './truth/deniers.ts'

/** An area of growth with its ways, by index. */
export interface GrowthPlan extends About<Archetype> {
  ways: readonly number[]
  /** Whether the report tells of no excess of the archetype. */
  isLived: boolean
}

const fewestAreas = 2
const mostAreas = 3
/** Readers missed a way for who leads more than they minded a lesson told three times. */
const mostOfFirst = 3
const wayIndexes = [0, 1, 2]

/**
 * For each of three areas, or two where there is no third, the ways it may have. An area of which every way would
 * teach once more is passed over, but where fewer than two would be left; the first, which is mostly the leader's,
 * only where each would teach for a fourth time.
 *
 * @param told texts that no way may contradict
 */
export function growthOptions(
  profile: Profile,
  shadow: ShadowSubject,
  taught: LessonCount,
  told: readonly PlannedText[],
): readonly (readonly PracticeText[])[] {
  const areas = areasOf(profile, shadow).map((area) =>
    waysOf(area, isLivedIn(told, area.name)).filter(
      ({ text }) => !told.some((one) => contradict(text, one)),
    ),
  )
  const isTold = (ways: readonly PracticeText[], index: number) =>
    ways.some(({ text }) => !taught.isFull(text, index === 0 ? mostOfFirst : undefined))
  const others = areas.filter((ways, index) => !isTold(ways, index))
  const chosen = areas.filter(isTold).slice(0, mostAreas)
  return [...chosen, ...others.slice(0, Math.max(0, fewestAreas - chosen.length))]
}

/** The chosen way of an area, and those of the others that teach nothing once more. */
export function planWays(
  { name, itemIds, index }: PracticeText,
  taught: LessonCount,
  told: readonly PlannedText[],
): GrowthPlan {
  const isLived = isLivedIn(told, name)
  const isDeniedWay = (one: number) =>
    told.some((text) => contradict(takeGrowthWay(name, one, isLived), text))
  const others = wayIndexes.filter((one) => one !== index && !isDeniedWay(one))
  const kept = taught.keep(others, (one) => takeGrowthWay(name, one, isLived))
  const ways = wayIndexes.filter((one) => one === index || kept.includes(one))
  return { name, itemIds, ways, isLived }
}

/** Whether no text that is told speaks of an excess of the archetype. */
function isLivedIn(told: readonly PlannedText[], name: Archetype): boolean {
  return !told.some((text) => contradict(takeGrowth(name, true), text))
}

function waysOf(estimate: Estimate, isLived: boolean): readonly PracticeText[] {
  return wayIndexes.map((index) => ({
    ...about(estimate),
    index,
    text: takeGrowthWay(estimate.name, index, isLived),
  }))
}

type Estimate = RankedEstimate<Archetype>

const leadingCount = 5

/**
 * Two that do not lie below the middle: the first, the one lived too much, then the next. Further ones only
 * where they lie above the middle. As the texts tell of too much of an archetype, those that the leader
 * denies come last, and those whose growth it or a named one denies only where fewer than two others are left. Of two that deny each other the first stays, and the next follows.
 */
function areasOf(
  { archetypes: ranked }: Profile,
  { form, archetype }: ShadowSubject,
): readonly Estimate[] {
  const overused = form === 'overused' ? [estimateOf(ranked, archetype)] : []
  const leading = ranked.slice(0, leadingCount)
  const lived = [...new Set([...ranked.slice(0, 2), ...overused, ...leading])].filter(
    ({ strength }) => !isLowered(levelOf(strength)),
  )
  const leader = firstOf(ranked).name
  const named = firstThree(ranked).map(({ name }) => name)
  const undenied = lived.filter(({ name }) => !isGrowthDenied(name, named))
  const told = undenied.length < fewestAreas ? lived : undenied
  const present = told.filter(({ name }, index) => !isDeniedBy(name, told.slice(0, index)))
  const others = present.slice(fewestAreas).filter(({ strength }) => isRaised(levelOf(strength)))
  const isOut = ({ name }: Estimate) => isDenied('overused', name, [leader])
  return [
    ...present.slice(0, fewestAreas),
    ...others.filter((one) => !isOut(one)),
    ...others.filter(isOut),
  ]
}

function isDeniedBy(name: Archetype, others: readonly Estimate[]): boolean {
  return others.some((other) =>
    deniedGrowth.some((pair) => pair.includes(name) && pair.includes(other.name)),
  )
}
