import type { Archetype } from '@individua/instrument/dimensions'
import { itemsById } from '@individua/instrument/items/item-bank'
import type { GivenAnswer } from '@individua/instrument/scoring/answers'
import { archetypeOfOption } from './archetype-of-option.ts'

/** The archetypes whose option the reader took first in some situation: what they did is not pushed away. */
export function chosenArchetypes(answers: readonly GivenAnswer[]): readonly Archetype[] {
  return answers.flatMap((answer) => {
    if (answer.kind !== 'choice') return []
    return archetypeOfOption(itemsById.get(answer.itemId), answer.optionId) ?? []
  })
}
