import { languages } from '@individua/instrument/dimensions'
import type { Profile } from '@individua/instrument/profile'
import { drawFullAnswers } from '@individua/testkit/draw-full-answers'
import { expect, test } from 'vitest'
import { writeAdvancedReport } from '../compose/write-advanced-report.ts'
import { planPersonaOfLeader } from './plan-persona.ts'
import { estimateOf } from './plan-subjects.ts'
import { firstOf } from './take-first.ts'

const { profile, answers } = drawFullAnswers(1, 'en')
const leader = firstOf(profile.archetypes).name

/** The same person with another persona first, ahead of the leader's by the gap (0..1). */
function personasApart(gap: number): Profile {
  const own = estimateOf(profile.personas, leader)
  const others = profile.personas.filter(({ name }) => name !== leader)
  const first = { ...firstOf(others), strength: 0.75 }
  return { ...profile, personas: [first, { ...own, strength: 0.75 - gap }, ...others.slice(1)] }
}

test('the persona of the leader is first, close, or behind from a gap of ten points', () => {
  const own = estimateOf(profile.personas, leader)
  expect(planPersonaOfLeader({ ...profile, personas: [own] })).toBe('first')
  expect(planPersonaOfLeader(personasApart(0.02))).toBe('close')
  expect(planPersonaOfLeader(personasApart(0.08))).toBe('close')
  expect(planPersonaOfLeader(personasApart(0.12))).toBe('behind')
})

const surprise = { en: /second meeting/, sk: /druhé stretnutie/, de: /zweites Treffen/ }

test.each(languages)(
  'in %s the persona differs from the inner figure only from that gap',
  (language) => {
    const assessmentOf = (gap: number) =>
      JSON.stringify(writeAdvancedReport(personasApart(gap), answers, language).jungianAssessment)
    expect(assessmentOf(0.02)).not.toMatch(surprise[language])
    expect(assessmentOf(0.12)).toMatch(surprise[language])
  },
)
