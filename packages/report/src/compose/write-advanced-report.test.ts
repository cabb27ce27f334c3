import { archetypes, type Language, languages, motives } from '@individua/instrument/dimensions'
import { coreItems } from '@individua/instrument/items/core'
import { itemsById } from '@individua/instrument/items/item-bank'
import { scoreAnswers } from '@individua/instrument/scoring/score-answers'
import { drawFullAnswers } from '@individua/testkit/draw-full-answers'
import { describe, expect, test } from 'vitest'
import { firstOf } from '../plan/take-first.ts'
import type { AdvancedReport } from './advanced-report.ts'
import { assessmentTextOf, countWords } from './long-text.ts'
import { composeAdvancedClaims, writeAdvancedReport } from './write-advanced-report.ts'

const seeds = Array.from({ length: 240 }, (_, index) => index + 1)

/** Every fourth answers without a leaning, every fifth leaves out the open answers. */
function drawPerson(seed: number, language: Language) {
  return drawFullAnswers(seed, language, {
    coherence: seed % 4 === 0 ? 0 : 1,
    hasText: seed % 5 !== 0,
  })
}

function proseOf(report: AdvancedReport): readonly string[] {
  const { archetypes: cards, personas, shadows, anima, complexes, dreams } = report
  return [
    ...report.jungianAssessment.flatMap(({ paragraphs }) => paragraphs),
    ...cards.map(({ description }) => description),
    ...personas.flatMap(({ description, context }) => [description, context]),
    ...shadows.flatMap(({ description, integrationTip }) => [description, integrationTip]),
    anima.description,
    anima.developmentArea,
    report.self,
    ...complexes.flatMap(({ description, workingWith }) => [description, workingWith]),
    ...dreams.patterns,
    ...dreams.meanings,
    ...dreams.suggestions,
    ...report.therapeutic.map(({ description }) => description),
    ...report.dailyExercises.flatMap(({ exercise, purpose }) => [exercise, purpose]),
  ].map(({ text }) => text)
}

const leads = {
  en: /^One figure (leads your answers clearly|probably leads your answers):/,
  sk: /^Vo vašich odpovediach (zreteľne|pravdepodobne) vedie jedna postava:/,
  de: /^Eine Gestalt führt in Ihren Antworten (deutlich|wahrscheinlich):/,
}
const unwanted = {
  en: /you are the |disorder|narciss|depress|manipulat|neurotic|masculin|feminin|\btherapy|\bcure/i,
  sk: /porucha|narci|depres|manipul|neuroti|mužsk|žensk|ste (rád|rada|istý|istá|sám|sama)\b|terapi|liečb/i,
  de: /störung|narziss|depress|manipul|neuroti|männlich|weiblich|Therapie|Heilung|Leser\b/i,
}

describe.each(languages)('the advanced profile in %s', (language) => {
  const people = seeds.map((seed) => {
    const { profile, answers } = drawPerson(seed, language)
    return {
      profile,
      answers,
      report: writeAdvancedReport(profile, answers, language),
      claims: composeAdvancedClaims(profile, answers, language),
    }
  })

  test('has every part in full', () => {
    for (const { report } of people) {
      expect(report.archetypes).toHaveLength(5)
      expect(report.personas).toHaveLength(3)
      expect(report.shadows).toHaveLength(4)
      expect(report.complexes.length).toBeLessThanOrEqual(3)
      expect(report.dreams.patterns).toHaveLength(3)
      expect(report.dreams.meanings).toHaveLength(3)
      expect(report.dreams.suggestions).toHaveLength(3)
      expect(report.therapeutic).toHaveLength(3)
      for (const { approaches } of report.therapeutic) expect(approaches).toHaveLength(3)
      expect(new Set(report.dailyExercises.map(({ category }) => category)).size).toBe(5)
      for (const { traits, color } of report.archetypes) {
        expect(new Set(traits).size).toBeGreaterThanOrEqual(3)
        expect(motives).toContain(color)
      }
    }
  })

  test('writes an assessment of 600 to 900 words', () => {
    const counts = people.map(({ report }) => countWords(assessmentTextOf(report)))
    expect(Math.min(...counts)).toBeGreaterThanOrEqual(600)
    expect(Math.max(...counts)).toBeLessThanOrEqual(900)
  })

  test('leaves no placeholder and begins and ends sentences as it should', () => {
    for (const { report } of people) {
      expect(JSON.stringify(report)).not.toMatch(
        /undefined|NaN|null|\[object|\$\{| {2}| [.,;:?!]|\.\.|,,|[“”] [.,]/,
      )
      for (const text of proseOf(report)) {
        expect(text).toMatch(/^[\p{Lu}„“].*[.?!]$/su)
        expect(text.replaceAll(/„[^“]*“|“[^”]*”/g, '„“')).not.toMatch(/[.?!] \p{Ll}/u)
      }
    }
  })

  test('rests every claim on answers that were given', () => {
    for (const { answers, claims } of people) {
      const given = new Set(answers.map(({ itemId }) => itemId))
      for (const { itemIds } of claims) {
        expect(itemIds.length).toBeGreaterThan(0)
        expect(itemIds.filter((id) => !given.has(id) || !itemsById.has(id))).toEqual([])
      }
    }
  })

  test('names one leader only from a probability of .60 on', () => {
    for (const { profile, claims } of people) {
      const isNamed = leads[language].test(firstOf(claims).text)
      const isRaised = profile.archetypes.slice(0, 3).some(({ strength }) => strength >= 0.56)
      const isSure = ['clear', 'likely'].includes(profile.leader.certainty)
      expect(isNamed).toBe(isRaised && isSure)
      if (isNamed) expect(profile.leader.probability).toBeGreaterThanOrEqual(0.6)
    }
  })

  test('pushes nothing into the shadow that is lived, and overdoes nothing that is quiet', () => {
    for (const { profile, report } of people) {
      for (const { key } of report.shadows) {
        const named = profile.archetypes.filter(({ name }) => key.startsWith(name))
        const { strength } = firstOf(named)
        if (key.endsWith('disowned')) expect(strength).toBeLessThan(0.56)
        else expect(strength).toBeGreaterThan(0.44)
      }
    }
  })

  test('names complexes only where both poles are away from the middle', () => {
    const counts = new Set(people.map(({ report }) => report.complexes.length))
    expect(counts.size).toBeGreaterThan(1)
    for (const { report, claims } of people) {
      for (const { description } of report.complexes) {
        const { facts } = firstOf(claims.filter(({ text }) => text === description.text))
        expect(facts).toHaveLength(2)
        for (const { level } of facts) expect(level).not.toBe('middle')
      }
    }
  })

  test('quotes answers in the words of the questions', () => {
    for (const { answers, report } of people) {
      const text = JSON.stringify(report).replaceAll('\\"', '"')
      const quoted = answers.filter((answer) => {
        const item = itemsById.get(answer.itemId)
        const options = item?.kind === 'choice' ? item.options : []
        const chosen = options.find(({ id }) => answer.kind === 'choice' && id === answer.optionId)
        const words = (chosen ?? item)?.text[language].replace(/\.$/, '')
        return words !== undefined && text.includes(words)
      })
      expect(quoted.length).toBeGreaterThanOrEqual(5)
    }
  })

  test('diagnoses nothing, promises no cure and tells nothing by gender', () => {
    for (const { report } of people) {
      expect(proseOf(report).join('\n')).not.toMatch(unwanted[language])
    }
  })

  test('gives equal input the same bytes and different people different texts', () => {
    for (const { profile, answers, report } of people.slice(0, 10)) {
      const again = writeAdvancedReport(structuredClone(profile), [...answers], language)
      expect(JSON.stringify(again)).toBe(JSON.stringify(report))
    }
    const texts = new Set(people.map(({ report }) => JSON.stringify(report)))
    expect(texts.size).toBe(people.length)
  })

  test('does without open answers and without the structures that ten answers cannot tell', () => {
    const answers = coreItems.map(({ id }, index) => ({
      kind: 'likert' as const,
      itemId: id,
      value: 1 + (index % 5),
    }))
    const report = writeAdvancedReport(scoreAnswers(answers), answers, language)
    for (const text of proseOf(report)) expect(text).not.toBe('')
    expect(report.self.itemIds.length).toBeGreaterThan(0)
  })
})

test('every archetype leads somewhere, and every certainty of the leader is met', () => {
  const drawn = seeds.map((seed) => drawPerson(seed, 'en').profile)
  expect(new Set(drawn.map((profile) => firstOf(profile.archetypes).name)).size).toBe(
    archetypes.length,
  )
  expect(new Set(drawn.map(({ leader }) => leader.certainty))).toEqual(
    new Set(['clear', 'likely', 'quitePossible', 'open']),
  )
})

test('an answer that the bank does not have is refused by name', () => {
  const { profile, answers } = drawFullAnswers(1, 'en')
  const choice = firstOf(answers.filter(({ kind }) => kind === 'choice'))
  const write = (wrong: Parameters<typeof writeAdvancedReport>[1][number]) => () =>
    writeAdvancedReport(profile, [wrong], 'en')
  expect(write({ kind: 'likert', itemId: 'nowhere', value: 3 })).toThrow(/nowhere/)
  expect(write({ kind: 'likert', itemId: choice.itemId, value: 3 })).toThrow(RangeError)
  expect(write({ kind: 'choice', itemId: choice.itemId, optionId: 'none' })).toThrow(/none/)
  expect(write({ kind: 'likert', itemId: firstOf(coreItems).id, value: 6 })).toThrow(RangeError)
})
