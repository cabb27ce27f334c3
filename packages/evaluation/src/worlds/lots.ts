import type { ChosenQuestion } from '@individua/instrument/choice/choose-step'
import { expectReading, startDesign, varianceGain } from '@individua/instrument/choice/design-state'
import { shuffle } from '@individua/instrument/choice/shuffle'
import { archetypes } from '@individua/instrument/dimensions'
import { likertItems } from '@individua/instrument/items/item-bank'
import { choiceItems } from '@individua/instrument/items/scenarios'
import type { Posterior } from '@individua/instrument/scoring/estimator'
import { likertParameters } from '@individua/instrument/scoring/item-parameters'
import { likertInformation, project } from '@individua/instrument/scoring/likelihood'
import { topOf } from '../measures.ts'

const lotSize = 10
const mostSituations = 3
const optionCount = 6
const contestedCount = 4
const statements = likertItems.map((item) => ({ item, parameters: likertParameters(item) }))

/**
 * Ten more questions after thirty: seven statements that lower the weighted posterior variance most,
 * and three situations among the four archetypes whose rank is most open and two others. Where the
 * situations are used up, statements take their place.
 */
export function chooseLot(
  posterior: Posterior,
  asked: ReadonlySet<string>,
  random: () => number,
): ChosenQuestion[] {
  const state = startDesign(posterior)
  const situations = shuffle(
    choiceItems.filter(({ id }) => !asked.has(id)),
    random,
  ).slice(0, mostSituations)
  const open = statements.filter(({ item }) => !asked.has(item.id))
  const chosen: ChosenQuestion[] = []
  while (chosen.length < lotSize - situations.length && open.length > 0) {
    const gains = open.map(({ parameters: { slope }, parameters }) =>
      varianceGain(state, slope, likertInformation(parameters, project(slope, state.mean))),
    )
    const [best] = open.splice(topOf(gains, 1)[0]!, 1)
    const { item, parameters } = best!
    const { slope } = parameters
    expectReading(state, slope, likertInformation(parameters, project(slope, state.mean)))
    chosen.push({ kind: 'likert', item })
  }
  const contested = topOf(
    state.topThree.map((chance) => chance * (1 - chance)),
    contestedCount,
  )
  return [
    ...chosen,
    ...situations.map((item): ChosenQuestion => {
      const rest = shuffle([...archetypes.keys()], random).filter((i) => !contested.includes(i))
      const names = [...contested, ...rest].slice(0, optionCount).map((i) => archetypes[i]!)
      const shown = item.options.filter(({ key }) => names.some((name) => name in key))
      return { kind: 'choice', item, shownOptionIds: shuffle(shown, random).map(({ id }) => id) }
    }),
  ]
}
