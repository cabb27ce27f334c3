import { languages } from '@individua/instrument/dimensions'
import { expect, test } from 'vitest'
import { textsOf } from '../texts/texts-of.ts'
import { countAnswers } from './count-answers.ts'

test.each(languages)('the frames in %s say how many answers there are', (language) => {
  const { free, paid } = textsOf[language].frames.certainty
  for (const text of Object.values(free)) {
    expect(countAnswers(text, language, { form: 'core', answers: 10 })).toBe(text)
    expect(countAnswers(text, language, { form: 'core', answers: 14 })).toContain('14')
  }
  for (const text of Object.values(paid)) {
    expect(countAnswers(text, language, { form: 'full', answers: 30 })).toBe(text)
    expect(countAnswers(text, language, { form: 'full', answers: 29 })).toBe(text)
    const ofFifty = countAnswers(text, language, { form: 'full', answers: 50 })
    expect(ofFifty).not.toMatch(/thirty|dreißig|trids|tridsi/i)
  }
  const { allStayed } = textsOf[language].frames.moved
  expect(countAnswers(allStayed, language, { form: 'full', answers: 50 })).toContain('40')
})

test('a German count of further answers is a count of answers', () => {
  const of = { form: 'full', answers: 50 } as const
  expect(countAnswers('nach zwanzig weiteren Antworten', 'de', of)).toBe(
    'nach 40 weiteren Antworten',
  )
  expect(countAnswers('zwanzig weitere Antworten', 'de', of)).toBe('40 weitere Antworten')
  expect(countAnswers('zwanzig weitere Menschen', 'de', of)).toBe('zwanzig weitere Menschen')
})
