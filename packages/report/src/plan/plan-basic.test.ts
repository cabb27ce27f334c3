import { languages } from '@individua/instrument/dimensions'
import { scoreAnswers } from '@individua/instrument/scoring/score-answers'
import { drawCoreAnswers } from '@individua/testkit/draw-core-answers'
import { describe, expect, test } from 'vitest'
import { longTextOf } from '../compose/long-text.ts'
import { writeBasicReport } from '../compose/write-basic-report.ts'
import { bearingOf } from './bearing.ts'
import { planBasic } from './plan-basic.ts'
import { estimateOf } from './plan-subjects.ts'
import { firstOf } from './take-first.ts'

const people = Array.from({ length: 300 }, (_, index) => drawCoreAnswers(1000 + index)).map(
  (answers) => {
    const profile = scoreAnswers(answers)
    return { answers, profile, plan: planBasic(profile, answers) }
  },
)

describe('the plan of a report', () => {
  test('finds a pull in two directions only between two raised archetypes', () => {
    const modes = new Set(people.map(({ plan }) => plan.tension.mode))
    for (const { profile, plan } of people) {
      const { mode, stronger, weaker } = plan.tension
      const more = estimateOf(profile.archetypes, stronger.name).strength
      const less = estimateOf(profile.archetypes, weaker.name).strength
      if (mode === 'both') expect(less).toBeGreaterThanOrEqual(0.56)
      if (mode === 'tilted') {
        expect(more).toBeGreaterThanOrEqual(0.56)
        expect(more - less).toBeGreaterThanOrEqual(0.15)
      }
    }

    expect(modes).toEqual(new Set(['both', 'tilted', 'even']))
  })

  test('quotes each answer once, with the value that was given', () => {
    for (const { answers, plan } of people) {
      const quotes = Object.values(plan.quotes).filter((quote) => quote !== null)

      expect(new Set(quotes.map(({ itemId }) => itemId)).size).toBe(quotes.length)
      for (const quote of quotes) {
        expect(answers).toContainEqual(
          expect.objectContaining({ itemId: quote.itemId, value: 'value' in quote && quote.value }),
        )
      }
    }
  })

  test('says that an answer speaks for an archetype only when it raises the estimate', () => {
    for (const { profile, plan } of people) {
      const { leader } = plan.quotes
      if (leader?.bearing !== 'speaksFor') continue
      const weights = firstOf(profile.archetypes).answers
      const weight = weights.find(({ itemId }) => itemId === leader.itemId)?.weight

      expect(weight).toBeGreaterThan(0)
    }
  })

  test('takes the step from the first shadow tendency', () => {
    for (const { plan } of people) {
      const [first] = plan.shadows

      expect(plan.step.reason).toBe(first.form)
      expect(plan.step.archetype === first.archetype).toBe(first.form === 'disowned')
    }
  })
})

const unwanted = {
  en: /you are the |disorder|narciss|depress|manipulat|neurotic/i,
  sk: /ste (Nevinný|Mudrc|Rebel|Hrdina)|poruch|narci|depres|manipul|neuroti|ste (rád|rada|istý|istá) /i,
  de: /Sie sind der |störung|narziss|depress|manipul|neuroti/i,
}

test.each(languages)(
  'a report in %s calls no reader an archetype and diagnoses nothing',
  (language) => {
    for (const { answers, profile } of people) {
      const text = longTextOf(writeBasicReport(profile, answers, language))

      expect(text).not.toMatch(unwanted[language])
      expect(text.match(/\banim(a|us|e|ovi)\b/gi)?.length).toBe(2)
    }
  },
)

test('an answer in the middle is called open only where it moves nothing', () => {
  expect(bearingOf(0, -0.3, 'middle')).toBe('middleLowers')
  expect(bearingOf(0, 0.3, 'low')).toBe('middleRaises')
  expect(bearingOf(0, 0.01, 'high')).toBe('open')
})
