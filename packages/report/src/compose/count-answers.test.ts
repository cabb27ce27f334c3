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
