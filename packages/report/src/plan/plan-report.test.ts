import { languages } from '@individua/instrument/dimensions'
import { scoreAnswers } from '@individua/instrument/scoring/score-answers'
import { drawCoreAnswers } from '@individua/testkit/draw-core-answers'
import { describe, expect, test } from 'vitest'
import { longTextOf } from '../compose/long-text.ts'
import { writeBasicReport } from '../compose/write-basic-report.ts'
import { bearingOf } from './plan-levels.ts'
import { planReport } from './plan-report.ts'

const people = Array.from({ length: 300 }, (_, place) => drawCoreAnswers(1000 + place)).map(
  (answers) => {
    const profile = scoreAnswers(answers)
    return { answers, profile, plan: planReport(profile, answers) }
  },
)

describe('the plan of a report', () => {
  test('finds a pull in two directions only between two raised archetypes', () => {
    const modes = new Set(people.map(({ plan }) => plan.tension.mode))
    for (const { profile, plan } of people) {
      const { mode, stronger, weaker } = plan.tension
      const [more, less] = [stronger, weaker].map(
        ({ name }) => profile.archetypes.find((estimate) => estimate.name === name)!.strength,
      )
      if (mode === 'both') expect(less).toBeGreaterThanOrEqual(0.56)
      if (mode === 'tilted') {
        expect(more).toBeGreaterThanOrEqual(0.56)
        expect(more! - less!).toBeGreaterThanOrEqual(0.15)
      }
    }

    expect(modes).toEqual(new Set(['both', 'tilted', 'even']))
  })

  test('quotes each answer once, with the value that was given', () => {
    for (const { answers, plan } of people) {
      const quotes = [
        plan.leadingQuote,
        plan.companyQuote,
        plan.quietestQuote,
        plan.adaptingQuote,
        plan.pressureQuote,
      ].filter((quote) => quote !== null)

      expect(new Set(quotes.map(({ itemId }) => itemId)).size).toBe(quotes.length)
      for (const { itemId, value } of quotes) {
        expect(answers.find((answer) => answer.itemId === itemId)?.value).toBe(value)
      }
    }
  })

  test('says that an answer speaks for an archetype only when it raises the estimate', () => {
    for (const { profile, plan } of people) {
      if (plan.leadingQuote?.bearing !== 'speaksFor') continue
      const weights = profile.archetypes[0]!.answers
      const weight = weights.find(({ itemId }) => itemId === plan.leadingQuote?.itemId)?.weight

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

test.each(languages)('a report in %s names nobody and diagnoses nothing', (language) => {
  for (const { answers, profile } of people) {
    const text = longTextOf(writeBasicReport(profile, answers, language))

    expect(text).not.toMatch(unwanted[language])
    expect(text.match(/\banim(a|us|e|ovi)\b/gi)?.length).toBe(2)
  }
})

test('an answer in the middle is called open only where it moves nothing', () => {
  expect(bearingOf(0, -0.3, 'middle')).toBe('middleLowers')
  expect(bearingOf(0, 0.3, 'low')).toBe('middleRaises')
  expect(bearingOf(0, 0.01, 'high')).toBe('open')
})
