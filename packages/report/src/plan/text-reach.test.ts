import { drawFullAnswers } from '@individua/testkit/draw-full-answers'
import { expect, test } from 'vitest'
import { composeAdvancedClaims } from '../compose/write-advanced-report.ts'
import { areasLived, cardsBeside, depthsBeside, personasNamed } from './text-variants.ts'

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
])('no text on %s stands in more than a quarter of the paid reports', (_, pattern) => {
  expect(largestShare(pattern)).toBeGreaterThan(0)
  expect(largestShare(pattern)).toBeLessThanOrEqual(1 / 4)
})

test('no picture of the inner other stands in more than a sixth of the paid reports', () => {
  expect(largestShare(/^innerOther /)).toBeGreaterThan(0)
  expect(largestShare(/^innerOther /)).toBeLessThanOrEqual(1 / 6)
})

test('no text of which a report shows three of twelve stands in a third of the paid reports', () => {
  expect(
    largestShare(/^(cards|depths|tendencies|growth|dreams|personas|personaDepths) /),
  ).toBeLessThan(1 / 3)
})

test('no text that has a second one stands in more than a quarter of the paid reports', () => {
  const some = (names: readonly string[]) => `(${names.join('|')})`
  expect(
    largestShare(
      new RegExp(
        `^(personaDepths ${some(personasNamed)}/|growth ${some(areasLived)}(/lived)?$|cards ${some(cardsBeside)}|depths ${some(depthsBeside)}/)`,
      ),
    ),
  ).toBeLessThanOrEqual(1 / 4)
})
