import { likertItems } from '../items/item-bank.ts'
import { openPrompts } from '../items/prompts.ts'
import { choiceItems } from '../items/scenarios.ts'
import {
  choiceSlopes,
  type LikertParameters,
  likertParameters,
  promptSlopes,
  type Slope,
} from './item-parameters.ts'

/** What scoring needs of an item; `position` is its place in the bank. */
export type ScoredItem =
  | { kind: 'likert'; position: number; parameters: LikertParameters }
  | { kind: 'choice'; position: number; slopes: ReadonlyMap<string, Slope> }
  | { kind: 'open'; position: number; slopes: readonly Slope[] }

/** Parameters of every item in the bank by UUID, computed once. */
export const scoredItems: ReadonlyMap<string, ScoredItem> = createTable()

function createTable(): Map<string, ScoredItem> {
  const table = new Map<string, ScoredItem>()
  for (const item of likertItems) {
    const parameters = likertParameters(item)
    table.set(item.id, { kind: 'likert', position: table.size, parameters })
  }
  for (const item of choiceItems) {
    table.set(item.id, { kind: 'choice', position: table.size, slopes: choiceSlopes(item) })
  }
  for (const prompt of openPrompts) {
    table.set(prompt.id, { kind: 'open', position: table.size, slopes: promptSlopes(prompt) })
  }
  return table
}
