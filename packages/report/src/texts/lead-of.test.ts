import { expect, test } from 'vitest'
import { leadOf } from './lead-of.ts'

test('the lead ends with its last sentence, and the rest is the rest', () => {
  const text = 'Prvá veta. Druhá sa pýta? Tretia ešte stojí.'
  expect(leadOf(text, 1, 'sk')).toEqual(['Prvá veta.', 'Druhá sa pýta? Tretia ešte stojí.'])
  expect(leadOf(text, 2, 'sk')).toEqual(['Prvá veta. Druhá sa pýta?', 'Tretia ešte stojí.'])
})

test('a text of fewer sentences is all lead', () => {
  expect(leadOf('Ein Satz, mehr nicht.', 1, 'de')).toEqual(['Ein Satz, mehr nicht.', ''])
  expect(leadOf('', 1, 'en')).toEqual(['', ''])
})

test('a sentence goes on after the question that it quotes', () => {
  const text = 'Auf „Hast du Zeit?“ fragen Sie: „Wie lange?“ Dann gehen Sie.'
  expect(leadOf(text, 1, 'de')).toEqual([
    'Auf „Hast du Zeit?“ fragen Sie: „Wie lange?“',
    'Dann gehen Sie.',
  ])
})
