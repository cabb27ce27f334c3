import { languages } from '@individua/instrument/dimensions'
import { coreItems } from '@individua/instrument/items/core'
import { choiceItems } from '@individua/instrument/items/scenarios'
import type { LikertAnswer } from '@individua/instrument/scoring/answers'
import { scoreAnswers } from '@individua/instrument/scoring/score-answers'
import { drawCoreAnswers } from '@individua/testkit/draw-core-answers'
import { describe, expect, test } from 'vitest'
import { countWords, longTextOf } from './long-text.ts'
import { writeBasicReport } from './write-basic-report.ts'

const coreIds = new Set(coreItems.map(({ id }) => id))

function answersOf(values: readonly number[]): readonly LikertAnswer[] {
  return coreItems.map(({ id }, index) => ({
    kind: 'likert',
    itemId: id,
    value: values[index] ?? 0,
  }))
}

const uniform = [1, 2, 3, 4, 5].map((value) => answersOf(Array.from({ length: 10 }, () => value)))
const extreme = [
  [1, 5, 1, 5, 1, 5, 1, 5, 1, 5],
  [5, 1, 5, 1, 5, 1, 5, 1, 5, 1],
  [5, 5, 1, 5, 5, 5, 5, 1, 5, 5],
  [1, 1, 5, 1, 1, 1, 1, 5, 1, 1],
].map(answersOf)
const people = [
  ...uniform,
  ...extreme,
  ...Array.from({ length: 250 }, (_, n) => drawCoreAnswers(n + 1)),
].map((answers) => ({ answers, profile: scoreAnswers(answers) }))

describe.each(languages)('the basic report in %s', (language) => {
  const reports = people.map(({ answers, profile }) => ({
    answers,
    report: writeBasicReport(profile, answers, language),
  }))

  test('has 700 to 1,000 words for every answer set', () => {
    const counts = reports.map(({ report }) => countWords(longTextOf(report)))

    expect(Math.min(...counts)).toBeGreaterThanOrEqual(700)
    expect(Math.max(...counts)).toBeLessThanOrEqual(1000)
  })

  test('has three opening sentences, nine cards of 40 to 70 words and five to seven sections', () => {
    for (const { report } of reports) {
      const cards = [...report.personas, ...report.archetypes, ...report.shadows]
      const counts = cards.map(({ description }) => countWords(description))

      expect(report.summary).toHaveLength(3)
      expect(cards).toHaveLength(9)
      expect(Math.min(...counts)).toBeGreaterThanOrEqual(40)
      expect(Math.max(...counts)).toBeLessThanOrEqual(70)
      expect(report.sections.length).toBeGreaterThanOrEqual(5)
      expect(report.sections.length).toBeLessThanOrEqual(7)
    }
  })

  test('leaves no placeholder, no doubled space or stop, and begins sentences with a capital', () => {
    for (const { report } of reports) {
      const text = JSON.stringify(report)
      const prose = [...report.summary, ...report.sections.flatMap(({ paragraphs }) => paragraphs)]

      expect(text).not.toMatch(/undefined|NaN|\[object|\$\{| {2}| [.,;:?!]|\.\.|,,|[“”] [.,]/)
      for (const claim of prose) expect(claim.text).toMatch(/^[\p{Lu}„“].*[.?!]$/su)
      for (const claim of prose) expect(claim.text).not.toMatch(/[.?!] \p{Ll}/u)
    }
  })

  test('rests every paragraph and card on answers that were given', () => {
    for (const { report } of reports) {
      const claims = [
        ...report.summary,
        ...report.sections.flatMap(({ paragraphs }) => paragraphs),
        ...report.personas,
        ...report.archetypes,
        ...report.shadows,
      ]
      for (const { itemIds } of claims) {
        expect(itemIds.length).toBeGreaterThan(0)
        expect(itemIds.every((id) => coreIds.has(id))).toBe(true)
      }
    }
  })

  test('quotes at least two answers in the words of the questions', () => {
    const statements = coreItems.map(({ text }) => text[language].replace(/\.$/, ''))
    for (const { report } of reports) {
      const text = longTextOf(report)
      const quoted = statements.filter(
        (statement) => text.includes(`${statement}“`) || text.includes(`${statement}”`),
      )

      expect(quoted.length).toBeGreaterThanOrEqual(2)
    }
  })

  test('gives equal answers the same bytes', () => {
    for (const { answers, report } of reports.slice(0, 20)) {
      const again = writeBasicReport(scoreAnswers(answers), answers, language)

      expect(JSON.stringify(again)).toBe(JSON.stringify(report))
    }
  })

  test('gives different answers different texts', () => {
    const answerSets = new Set(
      reports.map(({ answers }) => answers.map(({ value }) => value).join('')),
    )
    const texts = new Set(reports.map(({ report }) => longTextOf(report)))

    expect(texts.size).toBe(answerSets.size)
  })
})

test.each([
  ['an item that is not in the bank', '00000000-0000-4000-8000-000000000000', 3],
  ['an item that is not of the core', choiceItems[0]?.id ?? '', 3],
  ['a value off the scale', coreItems[0]?.id ?? '', 9],
])('%s is refused by name', (_, itemId, value) => {
  const answers = drawCoreAnswers(1)
  const wrong = { kind: 'likert', itemId, value } as const
  const write = () => writeBasicReport(scoreAnswers(answers), [wrong, ...answers.slice(1)], 'en')

  expect(write).toThrow(RangeError)
  expect(write).toThrow(itemId)
})
