import { coreItems } from './core.ts'
import type { ChoiceItem, LikertItem, OpenPrompt } from './item.ts'

export type Item = LikertItem | ChoiceItem | OpenPrompt

/** Every Likert item: the core first, then the bank in the order of the archetypes. */
export const likertItems: readonly LikertItem[] = [...coreItems]
export const choiceItems: readonly ChoiceItem[] = []
export const openPrompts: readonly OpenPrompt[] = []

/** All items by UUID, in bank order. */
export const itemsById: ReadonlyMap<string, Item> = new Map(
  [...likertItems, ...choiceItems, ...openPrompts].map((item): [string, Item] => [item.id, item]),
)
