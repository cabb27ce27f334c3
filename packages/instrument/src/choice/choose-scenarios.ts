import { type Archetype, archetypes } from '../dimensions.ts'
import type { ChoiceItem, ChoiceOption } from '../items/item.ts'
import { choiceItems } from '../items/scenarios.ts'
import type { Posterior } from '../scoring/estimator.ts'
import { optionSlope } from '../scoring/item-parameters.ts'
import type { DesignState } from './design-state.ts'
import { drawLeaders, type LeaderDraws, leaderInformation, pullsOf } from './leader-information.ts'
import { questionCounts } from './question-counts.ts'
import { shuffle } from './shuffle.ts'

/** A scenario and the six options on screen, in the order to show them. */
export interface ShownScenario {
  item: ChoiceItem
  shownOptionIds: readonly string[]
}

const optionCount = 6
const contestedCount = 4

/**
 * The situations of a step. The opening ones show the archetypes shown least so far; the closing ones
 * let the four archetypes whose rank among the strongest three is most open compete, with two least
 * shown. `chooseTellingScenarios` has better closing ones once the opening ones are answered.
 *
 * @param random seeded stream: decides scenarios, ties and the order of options
 */
export function chooseScenarios(
  state: DesignState,
  asked: ReadonlySet<string>,
  random: () => number,
): ShownScenario[] {
  const scenarios = openScenarios(asked, questionCounts[2], random)
  const timesShown = new Map<Archetype, number>(archetypes.map((archetype) => [archetype, 0]))
  const contested = mostContested(state)
  return scenarios.map((item, index) => {
    const fixed = index < questionCounts.opening ? [] : contested
    const shown = [...fixed, ...leastShown(timesShown, fixed, random)]
    for (const archetype of shown) timesShown.set(archetype, timesShown.get(archetype)! + 1)
    return show(item, shown, random)
  })
}

/**
 * Situations each with the options whose choice is expected to tell most about which archetype leads:
 * the closing ones, and those of a lot.
 *
 * @param posterior what is known so far, such as after the opening situations
 * @param count fewer where the bank has no more
 */
export function chooseTellingScenarios(
  posterior: Posterior,
  asked: ReadonlySet<string>,
  random: () => number,
  count: number,
): ShownScenario[] {
  const draws = drawLeaders(posterior)
  return openScenarios(asked, count, random).map((item) =>
    show(item, mostTelling(item, draws), random),
  )
}

function openScenarios(
  asked: ReadonlySet<string>,
  count: number,
  random: () => number,
): ChoiceItem[] {
  const open = choiceItems.filter(({ id }) => !asked.has(id))
  return shuffle(open, random).slice(0, count)
}

/** Grown greedily from the best pair: each next option adds most information about the leader. */
function mostTelling(item: ChoiceItem, draws: LeaderDraws): Archetype[] {
  const pulls = new Map(
    archetypes.map((name) => [name, pullsOf(draws, optionSlope(optionFor(item, name).key))]),
  )
  const informationOf = (names: readonly Archetype[]) =>
    leaderInformation(
      draws,
      names.map((name) => pulls.get(name)!),
    )
  const pairs = archetypes.flatMap((one, index) =>
    archetypes.slice(index + 1).map((other) => [one, other]),
  )
  let best = largest(pairs, informationOf)
  while (best.length < optionCount) {
    const grown = archetypes.filter((name) => !best.includes(name)).map((name) => [...best, name])
    best = largest(grown, informationOf)
  }
  return best
}

function largest<Entry>(entries: readonly Entry[], sizeOf: (entry: Entry) => number): Entry {
  const sizes = entries.map(sizeOf)
  return entries[sizes.indexOf(Math.max(...sizes))]!
}

function show(item: ChoiceItem, shown: readonly Archetype[], random: () => number): ShownScenario {
  const ids = shown.map((archetype) => optionFor(item, archetype).id)
  return { item, shownOptionIds: shuffle(ids, random) }
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
