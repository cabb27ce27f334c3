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

/** What scoring needs of an item. `bankIndex` orders evidence, so that answers may arrive in any order. */
export type ScoredItem =
  | { kind: 'likert'; bankIndex: number; parameters: LikertParameters }
  | { kind: 'choice'; bankIndex: number; slopes: ReadonlyMap<string, Slope> }
  | { kind: 'open'; bankIndex: number; slopes: readonly Slope[] }

/** Parameters of every item in the bank by UUID, computed once. */
export const scoredItems: ReadonlyMap<string, ScoredItem> = createTable()

function createTable(): Map<string, ScoredItem> {
  const table = new Map<string, ScoredItem>()
  for (const item of likertItems) {
    const parameters = likertParameters(item)
    table.set(item.id, { kind: 'likert', bankIndex: table.size, parameters })
  }
  for (const item of choiceItems) {
    table.set(item.id, { kind: 'choice', bankIndex: table.size, slopes: choiceSlopes(item) })
  }
  for (const prompt of openPrompts) {
    table.set(prompt.id, { kind: 'open', bankIndex: table.size, slopes: promptSlopes(prompt) })
  }
  return table
}
