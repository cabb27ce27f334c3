import { languages } from '@individua/instrument/dimensions'
import { drawFullAnswers } from '@individua/testkit/draw-full-answers'
import { expect, test } from 'vitest'
import { textsOf } from '../texts/texts-of.ts'
import { openingOf } from './open-alike.ts'
import { planAdvanced } from './plan-advanced.ts'

test('an opening is two words, without marks', () => {
  expect(openingOf('“I only doodle,” you say.')).toBe('i only')
  expect(openingOf('Don’t — never — stop')).toBe('don’t never')
})

test.each(languages)('no two cards of shadows in %s open with the same two words', (language) => {
  const openings = Object.values(textsOf[language].books.shadows).map(({ card }) => openingOf(card))
  expect(openings.filter((one, index) => openings.indexOf(one) !== index)).toEqual([])
})

test.each(languages)('no full profile in %s has two shadows that open alike', (language) => {
  for (let seed = 1; seed <= 100; seed++) {
    const { profile, answers } = drawFullAnswers(seed, language)
    const openings = planAdvanced(profile, answers).shadows.map(({ description }) =>
      openingOf(description.read(textsOf[language])),
    )
    expect(new Set(openings).size).toBe(openings.length)
  }
})
