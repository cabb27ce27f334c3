import { scoreAnswers } from '@individua/instrument/scoring/score-answers'
import { drawCoreAnswers } from '@individua/testkit/draw-core-answers'
import { expect, test } from 'vitest'
import { inCurrentWords, withPortrait } from './current-words.ts'

const stored = { description: 'says "certainty":"tooClose"', certainty: 'tooClose' }

test('a result of an older instrument is read in the words of today, its texts and numbers as they were', () => {
  expect(inCurrentWords(stored, '1.1.0')).toEqual({ ...stored, certainty: 'open' })
  expect(inCurrentWords(null, '1.1.0')).toBeNull()
  const profile = scoreAnswers(drawCoreAnswers(1))
  const former = JSON.parse(JSON.stringify(profile).replaceAll('"open"', '"tooClose"'))
  expect(JSON.stringify(former)).toContain('tooClose')
  expect(inCurrentWords(former, '1.0.0')).toEqual(JSON.parse(JSON.stringify(profile)))
})

test('a report of before the portraits shows its opening sentences in their place', () => {
  const claim = { text: 'The Sage leads.', itemIds: ['a'] }
  const former = JSON.parse(JSON.stringify({ summary: [claim], sections: [] }))
  expect(withPortrait(former)).toMatchObject({
    portrait: { title: '', paragraphs: [claim] },
    ownWords: null,
  })
  const current = { portrait: { title: 'A title', paragraphs: [claim] } }
  expect(withPortrait(current)).toBe(current)
})

test('a result of this instrument is read as it is', () => {
  expect(inCurrentWords(stored, '2.0.0')).toBe(stored)
})
