import { type ChosenQuestion, chooseStep } from '@individua/instrument/choice/choose-step'
import { questionCounts } from '@individua/instrument/choice/question-counts'
import { shuffle } from '@individua/instrument/choice/shuffle'
import { archetypes } from '@individua/instrument/dimensions'
import { coreItems } from '@individua/instrument/items/core'
import { choiceItems } from '@individua/instrument/items/scenarios'
import type { LikertAnswer } from '@individua/instrument/scoring/answers'
import { createRandom } from '@individua/instrument/scoring/random'

const middleAnswers = coreItems.map(
  ({ id }): LikertAnswer => ({ kind: 'likert', itemId: id, value: 3 }),
)

/**
 * Twenty further questions, the same for every person: 6 statements and 3 prompts as chosen for ten
 * middle answers, and 11 situations that show every archetype as often. Tailoring has to beat these.
 */
export const untailoredTwenty: readonly ChosenQuestion[] = [
  ...chooseStep(1, middleAnswers, 1),
  ...balancedScenarios(),
  ...chooseStep(3, middleAnswers, 1),
]

/** Two situations in a row show all twelve archetypes, six each. */
function balancedScenarios(): ChosenQuestion[] {
  const random = createRandom(1)
  let order: readonly string[] = []
  return choiceItems.slice(0, questionCounts[2]).map((item, index) => {
    if (index % 2 === 0) order = shuffle(archetypes, random)
    const six = index % 2 === 0 ? order.slice(0, 6) : order.slice(6)
    const shown = item.options.filter(({ key }) => six.some((name) => name in key))
    return { kind: 'choice', item, shownOptionIds: shown.map(({ id }) => id) }
  })
}
