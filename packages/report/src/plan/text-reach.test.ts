import { drawFullAnswers } from '@individua/testkit/draw-full-answers'
import { expect, test } from 'vitest'
import { composeAdvancedClaims } from '../compose/write-advanced-report.ts'

const reports = Array.from({ length: 250 }, (_, index) => {
  const { profile, answers } = drawFullAnswers(index + 1, 'en')
  const texts = composeAdvancedClaims(profile, answers, 'en').flatMap((claim) => claim.texts)
  return new Set(texts.map(({ book, key }) => `${book} ${key}`))
})

/** The largest share of the reports, 0..1, that hold one text of those that the pattern names. */
function largestShare(pattern: RegExp): number {
  const names = new Set(reports.flatMap((texts) => [...texts].filter((name) => pattern.test(name))))
  const counts = [...names].map((name) => reports.filter((texts) => texts.has(name)).length)
  return Math.max(...counts) / reports.length
}

test.each([
  ['the Self', /^self /],
  ['a complex', /^complexes /],
  ['a hint for dreams', /^dreamSuggestions /],
  ['a choice or a scene', /^(situations|scenes|turns) /],
  ['the inner other', /^innerOther /],
])('no text on %s stands in more than a quarter of the paid reports', (_, pattern) => {
  expect(largestShare(pattern)).toBeGreaterThan(0)
  expect(largestShare(pattern)).toBeLessThanOrEqual(1 / 4)
})

test('texts of which a report shows three of twelve stand in hardly more than a third', () => {
  expect(
    largestShare(/^(cards|depths|tendencies|growth|dreams|personas|personaDepths) /),
  ).toBeLessThan(0.4)
})
