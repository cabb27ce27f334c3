import { languages } from '@individua/instrument/dimensions'
import type { Profile } from '@individua/instrument/profile'
import { drawFullAnswers } from '@individua/testkit/draw-full-answers'
import { expect, test } from 'vitest'
import { writeAdvancedReport } from '../compose/write-advanced-report.ts'
import { planFaceOfLeader } from './plan-face.ts'

const { profile, answers } = drawFullAnswers(1, 'en')
const leader = profile.archetypes[0]!.name

/** The same person with another face in front, so many points ahead of the leader's. */
function facesApart(gap: number): Profile {
  const own = profile.personas.find(({ name }) => name === leader)!
  const others = profile.personas.filter(({ name }) => name !== leader)
  const first = { ...others[0]!, strength: 0.75 }
  return { ...profile, personas: [first, { ...own, strength: 0.75 - gap }, ...others.slice(1)] }
}

test('the face of the leader is first, close behind, or behind from ten points', () => {
  const own = profile.personas.find(({ name }) => name === leader)!
  expect(planFaceOfLeader({ ...profile, personas: [own] })).toBe('first')
  expect(planFaceOfLeader(facesApart(0.02))).toBe('close')
  expect(planFaceOfLeader(facesApart(0.08))).toBe('close')
  expect(planFaceOfLeader(facesApart(0.12))).toBe('behind')
})

const surprise = { en: /second meeting/, sk: /druhé stretnutie/, de: /zweites Treffen/ }

test.each(languages)(
  'in %s a face is another than the inner figure only from a gap',
  (language) => {
    const faceOf = (gap: number) =>
      JSON.stringify(writeAdvancedReport(facesApart(gap), answers, language).jungianAssessment)
    expect(faceOf(0.02)).not.toMatch(surprise[language])
    expect(faceOf(0.12)).toMatch(surprise[language])
  },
)
