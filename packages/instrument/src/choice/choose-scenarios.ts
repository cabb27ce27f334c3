import { type Archetype, archetypes } from '../dimensions.ts'
import type { ChoiceItem, ChoiceOption } from '../items/item.ts'
import { choiceItems } from '../items/scenarios.ts'
import type { DesignState } from './design-state.ts'
import { shuffle } from './shuffle.ts'

/** A scenario and the six options on screen, in the order to show them. */
export interface ShownScenario {
  item: ChoiceItem
  shownOptionIds: readonly string[]
}

const scenarioCount = 9
const coverageCount = 5
const optionCount = 6
const contestedCount = 4

/**
 * Nine situations. The first five show the archetypes shown least so far; the last four let the four
 * archetypes whose rank among the strongest three is most open compete, with two least shown.
 *
 * @param random seeded stream: decides scenarios, ties and the order of options
 */
export function chooseScenarios(
  state: DesignState,
  asked: ReadonlySet<string>,
  random: () => number,
): ShownScenario[] {
  const open = choiceItems.filter(({ id }) => !asked.has(id))
  const scenarios = shuffle(open, random).slice(0, scenarioCount)
  const timesShown = new Map<Archetype, number>(archetypes.map((archetype) => [archetype, 0]))
  const contested = mostContested(state)
  return scenarios.map((item, index) => {
    const fixed = index < coverageCount ? [] : contested
    const shown = [...fixed, ...leastShown(timesShown, fixed, random)]
    for (const archetype of shown) timesShown.set(archetype, timesShown.get(archetype)! + 1)
    const ids = shown.map((archetype) => optionFor(item, archetype).id)
    return { item, shownOptionIds: shuffle(ids, random) }
  })
}

function mostContested({ topThree }: DesignState): Archetype[] {
  const openness = (archetype: Archetype) => {
    const chance = topThree[archetypes.indexOf(archetype)]!
    return chance * (1 - chance)
  }
  return [...archetypes]
    .sort((first, second) => openness(second) - openness(first))
    .slice(0, contestedCount)
}

function leastShown(
  timesShown: ReadonlyMap<Archetype, number>,
  taken: readonly Archetype[],
  random: () => number,
): Archetype[] {
  return shuffle(archetypes, random)
    .filter((archetype) => !taken.includes(archetype))
    .sort((first, second) => timesShown.get(first)! - timesShown.get(second)!)
    .slice(0, optionCount - taken.length)
}

function optionFor(item: ChoiceItem, archetype: Archetype): ChoiceOption {
  const option = item.options.find(({ key }) => key[archetype] !== undefined)
  if (!option) throw new Error(`scenario ${item.code} has no option for ${archetype}`)
  return option
}
