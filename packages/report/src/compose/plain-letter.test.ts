import { languages } from '@individua/instrument/dimensions'
import { drawFullAnswers } from '@individua/testkit/draw-full-answers'
import { expect, test } from 'vitest'
import { planAdvanced } from '../plan/plan-advanced.ts'
import { textsOf } from '../texts/texts-of.ts'
import { countWords } from './long-text.ts'
import { writePlainLetter } from './plain-letter.ts'
import { writeAdvancedReport } from './write-advanced-report.ts'

test.each(languages)('the letter in %s is portrait, one scene and tomorrow, whole', (language) => {
  const { profile, answers } = drawFullAnswers(4, language)
  const report = writeAdvancedReport(profile, answers, language)
  const { portrait, overview, jungianAssessment: depth } = report
  const letter = writePlainLetter({ portrait, overview: overview.sections, depth })
  const tomorrow = depth
    .filter(({ key }) => key === 'tomorrow')
    .flatMap(({ paragraphs }) => paragraphs)
  expect(tomorrow).toHaveLength(1)
  expect(letter.slice(0, portrait.paragraphs.length)).toEqual(portrait.paragraphs)
  expect(letter.slice(portrait.paragraphs.length + 1)).toEqual(tomorrow)
  const [work] = planAdvanced(profile, answers).overview.filter(({ key }) => key === 'work')
  const scenes = work?.paragraphs.flatMap(({ texts }) =>
    texts.filter(({ book }) => book === 'scenes'),
  )
  expect(scenes).toHaveLength(1)
  const scene = letter[portrait.paragraphs.length]
  expect(scene?.text).toBe(scenes?.[0]?.read(textsOf[language]))
  expect(countWords(letter.map(({ text }) => text).join(' '))).toBeGreaterThan(100)
})

test('a report without rooms has a letter of its portrait', () => {
  const paragraphs = [{ text: 'You are many.', itemIds: ['a'] }]
  const portrait = { title: '', paragraphs }
  expect(writePlainLetter({ portrait, overview: [], depth: [] })).toEqual(paragraphs)
})
