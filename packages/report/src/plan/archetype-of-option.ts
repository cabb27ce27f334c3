import { type Archetype, archetypes } from '@individua/instrument/dimensions'
import type { Item } from '@individua/instrument/items/item-bank'

/** The archetype that an option of a situation stands for. */
export function archetypeOfOption(item: Item | undefined, optionId: string): Archetype | undefined {
  if (item?.kind !== 'choice') return undefined
  const key = item.options.find(({ id }) => id === optionId)?.key ?? {}
  return archetypes.find((archetype) => key[archetype])
}
