import type { LikertItem } from '../items/item.ts'
import { likertItems } from '../items/item-bank.ts'
import { type LikertParameters, likertParameters } from '../scoring/item-parameters.ts'
import { likertInformation, project } from '../scoring/likelihood.ts'
import { type DesignState, expectReading, varianceGain } from './design-state.ts'
import { questionCounts } from './question-counts.ts'

type Slot = 'archetype' | 'shadow' | 'self' | 'innerOther'

/** How many statements each slot takes; one more explores. */
const blueprint: Readonly<Record<Slot, number>> = {
  archetype: questionCounts[1] - 4,
  shadow: 1,
  self: 1,
  innerOther: 1,
}

interface Statement {
  item: LikertItem
  parameters: LikertParameters
}

interface Candidate extends Statement {
  slot: Slot
}

/** Every statement but those of the core. */
const further: readonly Statement[] = likertItems
  .filter(({ facet }) => facet !== 'core')
  .map((item) => ({ item, parameters: likertParameters(item) }))

const candidates: readonly Candidate[] = further.flatMap((statement) => {
  const slot = slotOf(statement.item)
  return slot ? [{ ...statement, slot }] : []
})

/** How often each item was asked, over all people; an item that is missing was never asked. */
export type TimesAsked = ReadonlyMap<string, number>

/**
 * The statements of step 1 but the exploring one, by greedy A-optimal choice within the blueprint: each
 * next one lowers the weighted posterior variance most. Deterministic.
 *
 * @param state changed in place: its covariance is what remains after the chosen statements
 * @param asked ids of items that must not be chosen
 */
export function chooseLikert(state: DesignState, asked: ReadonlySet<string>): LikertItem[] {
  const left = { ...blueprint }
  const chosen: LikertItem[] = []
  const open = new Set(candidates.filter(({ item }) => !asked.has(item.id)))
  for (;;) {
    const best = mostInformative(state, open, ({ slot }) => left[slot] > 0)
    if (!best) return chosen
    const { slope } = best.parameters
    expectReading(state, slope, informationOf(state, best))
    left[best.slot]--
    open.delete(best)
    chosen.push(best.item)
  }
}

/**
 * A statement drawn among those asked least, those about structure included. The informative choice
 * keeps to a part of the bank; items that hardly any respondent answers could never be calibrated.
 *
 * @param asked ids of items that must not be drawn, such as the other statements of the step
 */
export function chooseExploring(
  timesAsked: TimesAsked,
  asked: ReadonlySet<string>,
  random: () => number,
): LikertItem | undefined {
  const open = likertItems.filter(({ id, facet }) => facet !== 'core' && !asked.has(id))
  const timesOf = ({ id }: LikertItem) => timesAsked.get(id) ?? 0
  const least = Math.min(...open.map(timesOf))
  const leastAsked = open.filter((item) => timesOf(item) === least)
  return leastAsked[Math.floor(random() * leastAsked.length)]
}

/**
 * The statements of a lot but the exploring one, and the question of the day: whatever lowers the
 * weighted posterior variance most, without a blueprint.
 *
 * @param state changed in place as by `chooseLikert`
 * @param count fewer where the bank has no more
 */
export function chooseFurtherLikert(
  state: DesignState,
  asked: ReadonlySet<string>,
  count: number,
): LikertItem[] {
  const open = new Set(further.filter(({ item }) => !asked.has(item.id)))
  const chosen: LikertItem[] = []
  while (chosen.length < count) {
    const best = mostInformative(state, open)
    if (!best) break
    expectReading(state, best.parameters.slope, informationOf(state, best))
    open.delete(best)
    chosen.push(best.item)
  }
  return chosen
}

/** @param isWanted leaves candidates out; by default none */
function mostInformative<One extends Statement>(
  state: DesignState,
  open: ReadonlySet<One>,
  isWanted: (candidate: One) => boolean = () => true,
): One | undefined {
  let best: One | undefined
  let bestGain = -Infinity
  for (const candidate of open) {
    if (!isWanted(candidate)) continue
    const information = informationOf(state, candidate)
    const gain = varianceGain(state, candidate.parameters.slope, information)
    if (gain > bestGain) {
      best = candidate
      bestGain = gain
    }
  }
  return best
}

function informationOf(state: DesignState, { parameters }: Statement): number {
  return likertInformation(parameters, project(parameters.slope, state.mean))
}

function slotOf(item: LikertItem): Slot | undefined {
  if (item.facet === 'shadow-disowned' || item.facet === 'shadow-overused') return 'shadow'
  if (item.facet !== 'structure') return 'archetype'
  if (item.key.self !== undefined) return 'self'
  return item.key.innerOther === undefined ? undefined : 'innerOther'
}
