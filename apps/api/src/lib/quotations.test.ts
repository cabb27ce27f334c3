import { expect, test } from 'vitest'
import { withKnownQuotations, withoutQuotationMarks } from './quotations.ts'

const isKnown = (words: string) => words === 'Joking it away'

test.each([
  ['Your “Joking it away” is close.', 'Your “Joking it away” is close.'],
  [
    'Your "Joking it away" and your "daily grind" are close.',
    'Your "Joking it away" and your daily grind are close.',
  ],
  ['Ihr „Joking it away“ ist nah.', 'Ihr „Joking it away“ ist nah.'],
  ['It is a so-called “hole.', 'It is a so-called hole.'],
  ['“Well”, you say, “Joking it away” again.', 'Well, you say, “Joking it away” again.'],
])('%s', (text, kept) => {
  expect(withKnownQuotations(text, isKnown)).toBe(kept)
})

test('all marks go', () => {
  expect(withoutQuotationMarks('„Ja“, «yes», "áno"')).toBe('Ja, yes, áno')
})
