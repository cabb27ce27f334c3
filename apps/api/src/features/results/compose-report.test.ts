import { drawFullAnswers } from '@individua/testkit/draw-full-answers'
import { expect, test } from 'vitest'
import { composeReport } from './compose-report.ts'

const { profile, answers } = drawFullAnswers(1, 'en')
const closed = answers.flatMap((answer) => (answer.kind === 'open' ? [] : [answer]))
const openIds = answers.filter(({ kind }) => kind === 'open').map(({ itemId }) => itemId)

function ownWords(texts: readonly string[], isTextWithheld = false) {
  const open = texts.map((text, index) => ({ itemId: openIds[index] ?? '', text }))
  const form = { occasions: [{ closed, open }], questions: [], isTextWithheld }
  return composeReport(profile, form, 'en').ownWords
}

const garden = 'My garden. Nobody asks anything of me there.'
const rope = 'I bought a rope and I know where to use it.'
const leftOut = /Not everything you wrote is here/

test('a report quotes an everyday open answer, and never a doubtful one', () => {
  expect(ownWords([garden, garden])?.texts.map(({ text }) => text)).toEqual([garden, garden])
  expect(ownWords([garden, garden])?.intro).not.toMatch(leftOut)
  expect(ownWords([garden, rope])?.texts.map(({ text }) => text)).toEqual([garden])
  expect(ownWords([rope])).toBeNull()
})

test('a report says so where an open answer is doubtful or withheld', () => {
  expect(ownWords([garden, rope])?.intro).toMatch(leftOut)
  expect(ownWords([garden], true)?.intro).toMatch(leftOut)
})
