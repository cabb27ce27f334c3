import type { OpenPrompt } from '../items/item.ts'
import { openPrompts } from '../items/prompts.ts'
import { promptSlopes } from '../scoring/item-parameters.ts'
import { type DesignState, expectReading, varianceGain } from './design-state.ts'
import { questionCounts } from './question-counts.ts'

/** Information of one rating at the built-in lexicon's assumed validity of .15. */
const ratingInformation = 0.15 ** 2 / (1 - 0.15 ** 2)

/** The three prompts whose dimensions are least known, weighted by their importance. */
export function choosePrompts(state: DesignState, asked: ReadonlySet<string>): OpenPrompt[] {
  const open = openPrompts
    .filter(({ id }) => !asked.has(id))
    .map((prompt) => ({ prompt, slopes: promptSlopes(prompt) }))
  const chosen: OpenPrompt[] = []
  while (chosen.length < questionCounts[3] && open.length > 0) {
    const gains = open.map(({ slopes }) =>
      slopes.reduce((sum, slope) => sum + varianceGain(state, slope, ratingInformation), 0),
    )
    const [best] = open.splice(gains.indexOf(Math.max(...gains)), 1)
    for (const slope of best!.slopes) expectReading(state, slope, ratingInformation)
    chosen.push(best!.prompt)
  }
  return chosen
}
