import { languages } from '@individua/instrument/dimensions'
import { scoreAnswers } from '@individua/instrument/scoring/score-answers'
import { drawCoreAnswers } from '@individua/testkit/draw-core-answers'
import { expect, test } from 'vitest'
import { weeklyStepText } from '../compose/weekly-step.ts'
import { writeBasicReport } from '../compose/write-basic-report.ts'
import { planWeeklySteps } from './plan-step.ts'

const people = Array.from({ length: 40 }, (_, index) => {
  const answers = drawCoreAnswers(index + 1)
  return { answers, profile: scoreAnswers(answers) }
})

test.each(languages)(
  'the first weekly step is the one the free report ends with in %s',
  (language) => {
    for (const { answers, profile } of people) {
      const [first = 'sage'] = planWeeklySteps(profile)
      const report = writeBasicReport(profile, answers, language)
      const step = report.sections.find(({ key }) => key === 'step')
      expect(step?.paragraphs.map(({ text }) => text)).toEqual([weeklyStepText(first, language)])
    }
  },
)

test('eleven steps, each once, and none of the leader', () => {
  for (const { profile } of people) {
    const steps = planWeeklySteps(profile)
    expect(new Set(steps).size).toBe(11)
    expect(steps).toHaveLength(11)
    expect(steps).not.toContain(profile.archetypes[0]?.name)
  }
})
