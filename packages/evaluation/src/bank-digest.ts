import { createHash } from 'node:crypto'
import { likertItems } from '@individua/instrument/items/item-bank'
import { openPrompts } from '@individua/instrument/items/prompts'
import { choiceItems } from '@individua/instrument/items/scenarios'

/**
 * What scoring and choice use of the bank, as 16 hexadecimal digits. Figures with another digest were
 * measured on another bank. Texts and codes do not count: simulated people do not read them.
 */
export function digestBank(): string {
  const bank = [
    ...likertItems.map(({ text: _, code: __, ...scored }) => scored),
    ...choiceItems.map(({ id, options }) => [id, options.map(({ id, key }) => [id, key])]),
    ...openPrompts.map(({ id, dimensions }) => [id, dimensions]),
  ]
  return createHash('sha256').update(JSON.stringify(bank)).digest('hex').slice(0, 16)
}
