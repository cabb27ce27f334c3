import { expect, test } from 'vitest'
import harmCases from '../cases/harm.json' with { type: 'json' }
import selfHarmCases from '../cases/self-harm.json' with { type: 'json' }
import { harmPhrasesIn } from './harm-phrases.ts'
import { findHarm } from './harmful-words.ts'
import { isGoalMet, measureHarm, measureSelfHarm } from './measure-cases.ts'
import { selfHarmIn } from './speaks-of-self-harm.ts'
import { readCases } from './training/read-cases.ts'

const named = [...measureSelfHarm(selfHarmCases), ...measureHarm(harmCases)].map((row) => ({
  ...row,
  name: `${row.language}, ${row.group}`,
}))

test.each(named)('learned cases meet their goal: $name', (row) => {
  expect(isGoalMet(row), row.missed.map(({ text }) => text).join('\n')).toBe(true)
})

test('phrases that a person in danger writes, and sayings that sound alike, are told apart', () => {
  const phrases = readCases('self-harm').filter(
    ({ source, batch }) => source === 'case' && batch === undefined,
  )
  expect(phrases.length).toBeGreaterThan(600)
  const wrong = phrases.filter(({ text, group }) => (selfHarmIn(text) ?? 'none') !== group)
  expect(wrong.map(({ text, group }) => `${group}: ${text}`)).toEqual([])
})

/**
 * What the classifier finds. A phrase decides alone, and scenes of a life may hold one: a model's words
 * for a text are allowed what the text itself says.
 */
function harmReadIn(text: string, language: 'en' | 'sk' | 'de') {
  const phrases = harmPhrasesIn(text, language).map(({ words }) => words)
  return findHarm(text, language).filter(({ words }) => !phrases.includes(words))
}

test('no text of the product that was learned is taken for harm', () => {
  const product = readCases('harm').filter(({ source }) => source === 'product')
  expect(product.length).toBeGreaterThan(1_000)
  const refused = product.filter(
    ({ text, language }) => harmReadIn(text, language as 'en' | 'sk' | 'de').length > 0,
  )
  expect(refused.map(({ text }) => text)).toEqual([])
})
