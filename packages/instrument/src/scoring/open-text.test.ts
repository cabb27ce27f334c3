import { expect, test } from 'vitest'
import { dimensions, languages } from '../dimensions.ts'
import { openPrompts } from '../items/prompts.ts'
import { largestRho } from './answer-evidence.ts'
import { builtInRho, rateOpenText } from './open-text.ts'
import { stems } from './open-text-stems.ts'

const prompt = { dimensions: ['explorer', 'caregiver'] as const }

test.each([
  ['en', 'I want to travel, to be free and to discover the unknown, a journey with no map at all.'],
  ['sk', 'Chcem cestovať, byť na slobode a objavovať neznáme, putovať bez mapy kamkoľvek ďalej.'],
  ['de', 'Ich möchte reisen, frei sein und Unbekanntes entdecken, ein Abenteuer ganz ohne Karte.'],
] as const)('in %s an answer full of journeys speaks for the explorer', (language, text) => {
  const [explorer, caregiver] = rateOpenText(prompt, text, language)
  expect(explorer).toBeGreaterThan(1)
  expect(caregiver).toBeNull()
})

test('too few words, or none of the dimension’s, say nothing', () => {
  expect(rateOpenText(prompt, 'I travel.', 'en')).toEqual([null, null])
  const unrelated = 'The table in the kitchen has four legs and stands beside a white wall.'
  expect(rateOpenText(prompt, unrelated, 'en')).toEqual([null, null])
})

test('repeating a word cannot push a rating past its bound', () => {
  const [explorer] = rateOpenText(prompt, 'travel '.repeat(500), 'en')
  expect(explorer).toBe(2)
  expect(builtInRho).toBeLessThanOrEqual(largestRho)
})

test('every dimension of every prompt has words in every language, folded as answers are', () => {
  for (const language of languages) {
    for (const { dimensions: asked } of openPrompts) {
      for (const dimension of asked) {
        const list = stems[language][dimension]
        expect(list.length).toBeGreaterThanOrEqual(8)
        expect(list.every((stem) => /^[a-z ]+$/.test(stem))).toBe(true)
      }
    }
  }
  expect(Object.keys(stems.en)).toHaveLength(dimensions.length - 1)
})
