import { choiceItems } from '@individua/instrument/items/scenarios'
import { expect, test } from 'vitest'
import { askedWordsOf } from './asked-words.ts'

const [scenario, other] = choiceItems
const [first, second, third] = scenario?.options ?? []
if (!scenario || !other || !first || !second || !third) throw new Error('the bank has too few')

const askedWords = askedWordsOf([
  {
    itemId: scenario.id,
    shownOptionIds: [second.id, first.id],
    wording: { language: 'sk', text: 'Otázka?', options: ['Druhá', 'Prvá'] },
  },
  { itemId: other.id, shownOptionIds: null, wording: null },
])

test('a question and its options are quoted in the words of the model, in its language only', () => {
  expect(askedWords(scenario)).toEqual({ ...scenario.text, sk: 'Otázka?' })
  expect(askedWords(scenario, first.id)).toEqual({ ...first.text, sk: 'Prvá' })
})

test('what no model worded is quoted in the words of the item bank', () => {
  expect(askedWords(other)).toEqual(other.text)
  expect(askedWords(scenario, third.id)).toEqual(third.text)
})
