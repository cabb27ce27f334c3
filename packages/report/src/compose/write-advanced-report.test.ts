import { languages } from '@individua/instrument/dimensions'
import { leadersOf } from '@individua/instrument/scoring/leaders'
import { drawFullAnswers } from '@individua/testkit/draw-full-answers'
import { describe, expect, test } from 'vitest'
import { paidLeast } from '../plan/full-rooms.ts'
import { planAdvanced } from '../plan/plan-advanced.ts'
import { rooms } from '../plan/rooms.ts'
import type { AdvancedReport } from './advanced-report.ts'
import { countWords, longTextOf } from './long-text.ts'
import type { Claim } from './report.ts'
import { composeAdvancedClaims, writeAdvancedReport } from './write-advanced-report.ts'

const seeds = Array.from({ length: 30 }, (_, index) => index + 1)

function claimsOf(report: AdvancedReport): readonly Claim[] {
  const { portrait, overview, jungianAssessment, anima, dreams } = report
  return [
    ...[portrait, ...overview.sections, ...jungianAssessment].flatMap((one) => one.paragraphs),
    ...report.archetypes.map(({ description }) => description),
    ...report.personas.flatMap(({ description, context }) => [description, context]),
    ...report.shadows.flatMap(({ description, integrationTip }) => [description, integrationTip]),
    ...[anima.description, anima.developmentArea, report.self],
    ...report.complexes.flatMap(({ description, workingWith }) => [description, workingWith]),
    ...[dreams.patterns, dreams.meanings, dreams.suggestions].flat(),
    ...report.therapeutic.flatMap(({ description, approaches }) => [description, ...approaches]),
    ...report.dailyExercises.flatMap(({ exercise, purpose }) => [exercise, purpose]),
  ]
}

describe.each(languages)('the advanced profile in %s', (language) => {
  const people = seeds.map((seed) => {
    const person = drawFullAnswers(seed, language)
    return { ...person, report: writeAdvancedReport(person.profile, person.answers, language) }
  })

  test('has every part in full', () => {
    for (const { report } of people) {
      expect(report.overview.sections.map(({ key }) => key)).toEqual([
        'moved',
        ...rooms,
        'certainty',
      ])
      const depth = report.jungianAssessment.map(({ key }) => key)
      expect(depth.filter((key) => key !== 'thread')).toEqual(['shadow', 'forTheOther', 'tomorrow'])
      expect(report.archetypes.length).toBeLessThanOrEqual(5)
      expect(report.archetypes.length).toBeGreaterThanOrEqual(1)
      expect(report.personas).toHaveLength(3)
      expect([3, 4]).toContain(report.shadows.length)
      expect([2, 3]).toContain(report.therapeutic.length)
      expect(report.dailyExercises).toHaveLength(5)
      expect(report.anima.qualities).toHaveLength(4)
    }
  })

  test('has 900 words at least from the portrait to the Self', () => {
    for (const { report } of people) {
      const { portrait, overview, jungianAssessment, anima, self } = report
      const sections = [...overview.sections, ...jungianAssessment]
      const words = [longTextOf({ portrait, sections }), anima.description.text, self.text]
      expect(countWords(words.join(' '))).toBeGreaterThanOrEqual(paidLeast)
    }
  })

  test('leaves no placeholder and no percentage, and begins and ends sentences as it should', () => {
    for (const { report } of people) {
      for (const { text } of claimsOf(report)) {
        expect(text).not.toMatch(/[{}]|\d\s*%| {2}|\.\.|undefined/)
        expect(text).toMatch(/^[“„–]?\p{Lu}/u)
        expect(text).toMatch(/[.!?…][“”]?$/)
      }
    }
  })

  test('rests every claim on answers that were given', () => {
    for (const { report, answers } of people) {
      const given = new Set(answers.map(({ itemId }) => itemId))
      for (const { itemIds } of claimsOf(report)) {
        expect(itemIds.length).toBeGreaterThan(0)
        expect(itemIds.filter((id) => !given.has(id))).toEqual([])
      }
    }
  })

  test('gives back the open answers whole, each with its prompt and a question', () => {
    for (const { report, answers } of people) {
      const open = answers.flatMap((answer) => (answer.kind === 'open' ? [answer] : []))
      expect(report.ownWords?.texts.map(({ itemId, text }) => ({ itemId, text }))).toEqual(
        open.map(({ itemId, text }) => ({ itemId, text })),
      )
      for (const { prompt, question, scales } of report.ownWords?.texts ?? []) {
        expect(prompt.length).toBeGreaterThan(20)
        expect(question).toMatch(/\?$/)
        expect(scales.every((scale) => scale !== '')).toBe(true)
      }
    }
  })

  test('diagnoses nothing, promises no cure and tells nothing by gender', () => {
    const forbidden =
      /\b(disorder|neuro(sis|tic)|patholog|healing\b|cured?\b|porucha|neuróz|vylieči|Persönlichkeitsstörung|Neurose|Heilung|masculine|feminine|mužská|ženská|männliche|weibliche)/iu
    for (const { report } of people) {
      for (const { text } of claimsOf(report)) expect(text).not.toMatch(forbidden)
    }
  })

  test('gives equal input the same bytes and different people different texts', () => {
    const [one] = people
    if (!one) throw new Error('no person was drawn')
    expect(writeAdvancedReport(one.profile, one.answers, language)).toEqual(one.report)
    expect(new Set(people.map(({ report }) => JSON.stringify(report))).size).toBe(people.length)
  })
})

test('tells of the leader also where everything is quiet', () => {
  const { profile, answers } = drawFullAnswers(1, 'en')
  const quiet = profile.archetypes.map((one) => ({ ...one, strength: one.strength / 4 }))
  const { archetypes } = writeAdvancedReport({ ...profile, archetypes: quiet }, answers, 'en')
  expect(archetypes.map(({ key }) => key)).toEqual([profile.archetypes[0]?.name])
})

test('does without open answers', () => {
  const { profile, answers } = drawFullAnswers(1, 'en', { hasText: false })
  expect(writeAdvancedReport(profile, answers, 'en').ownWords).toBeNull()
})

test.each(languages)('counts no open answers in %s: some may not be shown', (language) => {
  const { profile, answers } = drawFullAnswers(1, language)
  const closed = answers.filter(({ kind }) => kind !== 'open')
  const open = answers.filter(({ kind }) => kind === 'open')
  const { ownWords } = writeAdvancedReport(profile, [...closed, ...open.slice(0, 1)], language)
  expect(ownWords?.texts).toHaveLength(1)
  expect(ownWords?.intro).not.toMatch(/\b(three|drei)|(?<!\p{L})tri/iu)
})

test('one sentence more says who leads, only where one does', () => {
  for (const seed of seeds) {
    const { profile, answers } = drawFullAnswers(seed, 'en')
    const firsts = composeAdvancedClaims(profile, answers, 'en')
      .flatMap(({ texts }) => texts)
      .filter(({ book }) => book === 'portraitFirsts')
    if (leadersOf(profile).length > 1) expect(firsts).toEqual([])
  }
})

test('a thread that is a shadow is that of the picture, and tomorrow is about another', () => {
  for (const seed of seeds) {
    const { profile, answers } = drawFullAnswers(seed, 'en')
    const { portrait, depth } = planAdvanced(profile, answers)
    const texts = [portrait, ...depth].flatMap(({ paragraphs }) =>
      paragraphs.flatMap((one) => one.texts),
    )
    const threads = texts.flatMap(({ book, key }) =>
      book === 'threads' && key.startsWith('shadow/') ? [key.split('/')[1]] : [],
    )
    const [picture, tomorrow, ...others] = texts.flatMap(({ book, key }) =>
      book === 'shadows' ? [key.split('/')[0]] : [],
    )
    expect(others).toEqual([])
    expect(threads).not.toContain(tomorrow)
    if (threads.length > 0) expect(new Set([...threads, picture]).size).toBe(1)
  }
})

test('an answer that the bank does not have is refused by name', () => {
  const { profile, answers } = drawFullAnswers(1, 'en')
  const wrong = { kind: 'choice', itemId: 'unknown', optionId: 'x' } as const
  expect(() => writeAdvancedReport(profile, [...answers, wrong], 'en')).toThrow('unknown')
})
