import { languages } from '@individua/instrument/dimensions'
import { expect, test } from 'vitest'
import { firstSentences } from './first-sentences.ts'
import { measureConversation, readFirstSentences } from './measure-conversation.ts'
import { writeFirstSentences } from './write-first-sentences.ts'

test.each(languages)(
  'in %s, at least seven of ten first sentences are taken up rightly',
  (language) => {
    const { all } = measureConversation(language)
    expect(all.right + all.wrong + all.none).toBe(firstSentences[language].length)
    expect(all.right / firstSentences[language].length).toBeGreaterThanOrEqual(0.7)
  },
)

test.each(languages)('in %s, a sentence is right where what was expected was found', (language) => {
  for (const { expected, found, reading } of readFirstSentences(language)) {
    const isRight = expected === 'none' ? found.length === 0 : found.includes(expected)
    expect(reading === 'right').toBe(isRight)
  }
})

test('the page holds every sentence', () => {
  const page = writeFirstSentences()
  const missing = languages.flatMap((language) =>
    firstSentences[language].filter(({ text }) => !page.includes(`**${text}**`)),
  )
  expect(missing).toEqual([])
})
