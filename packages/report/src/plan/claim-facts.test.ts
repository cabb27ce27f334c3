import { type Language, languages } from '@individua/instrument/dimensions'
import { coreItems } from '@individua/instrument/items/core'
import type { Estimate, Profile } from '@individua/instrument/profile'
import { scoreAnswers } from '@individua/instrument/scoring/score-answers'
import { drawCoreAnswers } from '@individua/testkit/draw-core-answers'
import { drawFullAnswers } from '@individua/testkit/draw-full-answers'
import { describe, expect, test } from 'vitest'
import type { CheckableClaim } from '../compose/claim-ledger.ts'
import { composeAdvancedClaims } from '../compose/write-advanced-report.ts'
import { composeBasicClaims } from '../compose/write-basic-report.ts'
import { levelOf, percentOf } from './plan-levels.ts'
import type { Fact } from './support.ts'
import { firstOf } from './take-first.ts'

interface Written {
  profile: Profile
  claims: readonly CheckableClaim[]
}

/** Nine respondents who answer in a pattern. */
const patterned = [
  ...['1111111111', '2222222222', '3333333333', '4444444444', '5555555555'],
  ...['1515151515', '5151515151', '5515555155', '1151111511'],
].map((values) =>
  coreItems.map(({ id }, index) => ({
    kind: 'likert' as const,
    itemId: id,
    value: Number(values[index]),
  })),
)

const writers = {
  'the basic report': (language: Language): readonly Written[] =>
    [...patterned, ...Array.from({ length: 250 }, (_, n) => drawCoreAnswers(n + 1))].map(
      (answers) => {
        const profile = scoreAnswers(answers)
        return { profile, claims: composeBasicClaims(profile, answers, language) }
      },
    ),
  'the advanced profile': (language: Language): readonly Written[] =>
    Array.from({ length: 240 }, (_, index) => index + 1).map((seed) => {
      const options = { coherence: seed % 4 === 0 ? 0 : 1, hasText: seed % 5 !== 0 }
      const { profile, answers } = drawFullAnswers(seed, language, options)
      return { profile, claims: composeAdvancedClaims(profile, answers, language) }
    }),
}

function estimateOf(profile: Profile, { family, name }: Fact): Estimate {
  if (family === 'structures') {
    return firstOf(
      Object.entries(profile.structures).flatMap(([key, estimate]) =>
        key === name ? [estimate] : [],
      ),
    )
  }
  const ranked: readonly (Estimate & { name: string })[] = profile[family]
  return firstOf(ranked.filter((estimate) => estimate.name === name))
}

const raisedWords = { en: 'above the middle', sk: 'nad stredom', de: 'über der Mitte' }
const loweredWords = { en: 'below the middle', sk: 'pod stredom', de: 'unter der Mitte' }
const negatedWords = {
  en: 'neither of them clearly above the middle',
  sk: 'žiadny z nich výrazne nad stredom',
  de: 'keiner von ihnen deutlich über der Mitte',
}

const cases = Object.entries(writers).flatMap(([name, write]) =>
  languages.map((language) => ({ name, write, language })),
)

describe.each(cases)('$name in $language', ({ write, language }) => {
  const written = write(language)

  test('states only levels that the profile has', () => {
    for (const { profile, claims } of written) {
      for (const fact of claims.flatMap(({ facts }) => facts)) {
        expect(fact.level).toBe(levelOf(estimateOf(profile, fact).strength))
      }
    }
  })

  test('never calls high what is not raised, nor low what is not lowered', () => {
    for (const { profile, claims } of written) {
      for (const { text, facts } of claims) {
        const strengths = facts.map((fact) => estimateOf(profile, fact).strength)
        const positive = text.replace(negatedWords[language], '')
        if (positive.includes(raisedWords[language])) {
          expect(Math.max(...strengths)).toBeGreaterThanOrEqual(0.56)
        }
        if (text.includes(loweredWords[language])) {
          expect(Math.min(...strengths)).toBeLessThanOrEqual(0.44)
        }
      }
    }
  })

  test('shows no percentage that is not in the profile', () => {
    for (const { profile, claims } of written) {
      const middle = 50
      const shared = [middle, percentOf(profile.leader.probability)]
      for (const { text, facts } of claims) {
        const known = facts.flatMap((fact) => {
          const estimate = estimateOf(profile, fact)
          const topThree = 'probabilityTopThree' in estimate ? estimate.probabilityTopThree : 0
          return [estimate.strength, ...estimate.interval80, Number(topThree)].map(percentOf)
        })
        for (const [, shown] of text.matchAll(/(\d+)\s?%/g)) {
          expect([...shared, ...known]).toContain(Number(shown))
        }
      }
    }
  })
})
