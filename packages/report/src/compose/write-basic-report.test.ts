import { languages } from '@individua/instrument/dimensions'
import { coreItems } from '@individua/instrument/items/core'
import type { LikertAnswer } from '@individua/instrument/scoring/answers'
import { leadersOf } from '@individua/instrument/scoring/leaders'
import { scoreAnswers } from '@individua/instrument/scoring/score-answers'
import { drawCoreAnswers } from '@individua/testkit/draw-core-answers'
import { describe, expect, test } from 'vitest'
import { textsOf } from '../texts/texts-of.ts'
import { countWords, longTextOf } from './long-text.ts'
import type { BasicReport } from './report.ts'
import { composeBasicClaims, writeBasicReport } from './write-basic-report.ts'

const drawn = Array.from({ length: 150 }, (_, index) => drawCoreAnswers(index + 1))
const flat = [1, 2, 3, 4, 5].map((value) =>
  coreItems.map(({ id }): LikertAnswer => ({ kind: 'likert', itemId: id, value })),
)
const people = [...drawn, ...flat].map((answers) => ({ answers, profile: scoreAnswers(answers) }))

const claimsOf = ({ portrait, sections }: BasicReport) =>
  [portrait, ...sections].flatMap(({ paragraphs }) => paragraphs)
const cardsOf = ({ personas, archetypes, shadows }: BasicReport) => [
  ...personas,
  ...archetypes,
  ...shadows,
]

describe.each(languages)('the basic report in %s', (language) => {
  const reports = people.map(({ profile, answers }) => writeBasicReport(profile, answers, language))

  test('has 700 to 1,000 words for every answer set', () => {
    const counts = reports.map((report) => countWords(longTextOf(report)))
    expect(Math.min(...counts)).toBeGreaterThanOrEqual(700)
    expect(Math.max(...counts)).toBeLessThanOrEqual(1000)
  })

  test('opens with a title and a portrait, and has nine cards of at most 45 words, seldom eight', () => {
    for (const report of reports) {
      expect(countWords(report.portrait.title)).toBeLessThanOrEqual(6)
      expect(report.portrait.paragraphs).toHaveLength(2)
      expect([2, 3]).toContain(report.shadows.length)
      for (const { description } of cardsOf(report)) {
        expect(countWords(description)).toBeLessThanOrEqual(45)
      }
    }
    const withNine = reports.filter((report) => cardsOf(report).length === 9)
    expect(withNine.length / reports.length).toBeGreaterThan(0.98)
  })

  test('leaves no placeholder, no percentage, no doubled space or stop, and begins with a capital', () => {
    for (const report of reports) {
      const texts = [
        ...claimsOf(report),
        ...cardsOf(report).map((one) => ({ text: one.description })),
      ]
      for (const { text } of texts) {
        expect(text).not.toMatch(/[{}]|\d\s*%| {2}|\.\.|undefined/)
        expect(text).toMatch(/^[“„–]?\p{Lu}/u)
        expect(text).toMatch(/[.!?:…][“”]?$/)
      }
    }
  })

  test('rests every paragraph and card on answers that were given', () => {
    for (const [index, report] of reports.entries()) {
      const given = new Set(people[index]?.answers.map(({ itemId }) => itemId))
      for (const { itemIds } of [...claimsOf(report), ...cardsOf(report)]) {
        expect(itemIds.length).toBeGreaterThan(0)
        expect(itemIds.filter((id) => !given.has(id))).toEqual([])
      }
    }
  })

  test('names the three together unless one leads', () => {
    for (const [index, report] of reports.entries()) {
      const { profile } = people[index] ?? {}
      const certainty = report.sections.at(-1)
      if (!profile || !certainty) throw new Error('no such person')
      const leads = leadersOf(profile).length === 1
      const sure = people.findIndex((one) => leadersOf(one.profile).length === 1)
      const own = certainty.paragraphs[0]?.text.split(/[,.]/).at(-2)
      const ofSure = reports[sure]?.sections.at(-1)?.paragraphs[0]?.text.split(/[,.]/).at(-2)
      if (!profile.quality.flags.length) expect(own === ofSure).toBe(leads)
    }
  })

  test('answers what the portrait left loose, and never with a question alone', () => {
    for (const { sections } of reports) {
      const paragraphs = sections.find(({ key }) => key === 'thread')?.paragraphs ?? []
      expect(paragraphs.length).toBeGreaterThan(0)
      for (const { text } of paragraphs) expect(text).not.toMatch(/^[^.!?]*\?$/)
    }
  })

  test('gives equal answers the same bytes, and different answers different texts', () => {
    const [one] = people
    if (!one) throw new Error('no person was drawn')
    expect(JSON.stringify(writeBasicReport(one.profile, one.answers, language))).toBe(
      JSON.stringify(reports[0]),
    )
    const texts = reports.slice(0, drawn.length).map(longTextOf)
    expect(new Set(texts).size).toBe(drawn.length)
  })
})

test('a scene has its paragraph to itself, and so has a statement and what the second side does', () => {
  for (const { profile, answers } of people.slice(0, 20)) {
    const claims = composeBasicClaims(profile, answers, 'en')
    const books = claims.map(({ texts }) => texts.map(({ book }) => book))
    const ofLife = books.filter((names) =>
      names.some((name) => /scenes|turns|statements/.test(name)),
    )
    expect(ofLife.length).toBeGreaterThanOrEqual(4)
    for (const names of ofLife) expect(names).toHaveLength(1)
  }
})

test.each(languages)(
  'of statements that were all answered alike it says that in %s, and of no other doubt',
  (language) => {
    const doubtOf = (times: readonly number[]) => {
      const answers = coreItems.map(
        ({ id }, index): LikertAnswer => ({
          kind: 'likert',
          itemId: id,
          value: 3,
          ...(times[index] !== undefined && { milliseconds: times[index] }),
        }),
      )
      const claims = composeBasicClaims(scoreAnswers(answers), answers, language)
      return claims.find(({ texts }) => texts.some(({ book }) => book === 'certainty'))?.text ?? ''
    }
    const { alike, doubtful } = textsOf[language].frames
    expect(doubtOf([])).toContain(alike.free)
    expect(doubtOf([])).not.toContain(doubtful.free)
    const inHaste = coreItems.map(() => 400)
    expect(doubtOf(inHaste)).toContain(doubtful.free)
    expect(doubtOf(inHaste)).not.toContain(alike.free)
  },
)

test('says the same texts in every language', () => {
  for (const { profile, answers } of people.slice(0, 10)) {
    const [first, ...others] = languages.map((language) => {
      const report = writeBasicReport(profile, answers, language)
      return [...report.sections, ...cardsOf(report)].map(({ key }) => key)
    })
    for (const other of others) expect(other).toEqual(first)
  }
})

test.each([
  ['an answer to no core item', { itemId: 'unknown', value: 3 }],
  ['a value out of range', { itemId: coreItems[0]?.id ?? '', value: 6 }],
])('%s is refused by name', (_, wrong) => {
  const [one] = people
  if (!one) throw new Error('no person was drawn')
  const answers = [{ kind: 'likert' as const, ...wrong }]
  expect(() => writeBasicReport(one.profile, answers, 'en')).toThrow(wrong.itemId)
})
