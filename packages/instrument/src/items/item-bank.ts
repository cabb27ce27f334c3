import { archetypes } from '../dimensions.ts'
import { coreItems } from './core.ts'
import type { ChoiceItem, LikertItem, OpenPrompt } from './item.ts'
import { likertBelonging } from './likert-belonging.ts'
import { likertIndependence } from './likert-independence.ts'
import { likertMastery } from './likert-mastery.ts'
import { likertStability } from './likert-stability.ts'
import { likertStructure } from './likert-structure.ts'
import { openPrompts } from './prompts.ts'
import { choiceItems } from './scenarios.ts'

export type Item = LikertItem | ChoiceItem | OpenPrompt

/** Every Likert item: the core first, then the bank by motive, then Jung's structure. */
export const likertItems: readonly LikertItem[] = [
  ...coreItems,
  ...likertIndependence,
  ...likertMastery,
  ...likertBelonging,
  ...likertStability,
  ...likertStructure,
]

/** All items by UUID, in bank order. */
export const itemsById: ReadonlyMap<string, Item> = new Map(
  [...likertItems, ...choiceItems, ...openPrompts].map((item): [string, Item] => [item.id, item]),
)

/**
 * The detailed form: 24 fixed Likert items, two per archetype. Every second archetype has one of
 * its two worded from the opposite pole, so that agreeing with everything leads nowhere.
 */
export const detailedForm: readonly LikertItem[] = [...detailedRound(1), ...detailedRound(2)]

function detailedRound(round: 1 | 2): LikertItem[] {
  return archetypes.map((archetype, index) => {
    const isBalanced = index % 2 === 0
    const number = round === 1 ? (isBalanced ? 1 : 2) : isBalanced ? 4 : 1
    return itemByCode(`${archetype}-${number}`)
  })
}

function itemByCode(code: string): LikertItem {
  const item = likertItems.find((candidate) => candidate.code === code)
  if (!item) throw new Error(`no item ${code} in the bank`)
  return item
}
