import type { Archetype } from '@individua/instrument/dimensions'
import type { Profile } from '@individua/instrument/profile'
import { scoreAnswers } from '@individua/instrument/scoring/score-answers'
import { drawCoreAnswers } from '@individua/testkit/draw-core-answers'
import { drawFullAnswers } from '@individua/testkit/draw-full-answers'
import { expect, test } from 'vitest'
import { composeAdvancedClaims } from '../compose/write-advanced-report.ts'
import { composeBasicClaims } from '../compose/write-basic-report.ts'
import { planAdvanced } from './plan-advanced.ts'
import { isLowered, isRaised, levelOf } from './plan-levels.ts'
import { estimateOf } from './plan-subjects.ts'

const free = Array.from({ length: 300 }, (_, index) => {
  const answers = drawCoreAnswers(index + 1)
  return read(composeBasicClaims(scoreAnswers(answers), answers, 'en'))
})
const people = Array.from({ length: 250 }, (_, index) => drawFullAnswers(index + 1, 'en'))
const paid = people.map(({ profile, answers }) =>
  read(composeAdvancedClaims(profile, answers, 'en')),
)

const pushesTrustAway = /^(shadows |tendencies |threads shadow\/)innocent:disowned/
const pushesLoveAway = /^(shadows |tendencies |threads shadow\/)lover:disowned/
const tenderSpeech = /^situations wedding-speech\/(innocent|outlaw|hero|jester|caregiver|creator)$/
const embrace = /^situations (school-reunion|week-without-telephone)\/caregiver$/
const lateAnswer = /^complexes maskAndMiddle\//

test.each([
  ['trust pushed away and a named Citizen', pushesTrustAway, /^cards citizen$/],
  ['trust pushed away and a named Explorer', pushesTrustAway, /^cards explorer$/],
  ['trust pushed away and a named Jester', pushesTrustAway, /^cards jester$/],
  ['love pushed away and a speech of love', pushesLoveAway, tenderSpeech],
  ['love pushed away and an embrace', pushesLoveAway, embrace],
  ['an answer that comes too late and a named Ruler', lateAnswer, /^cards ruler$/],
  ['an answer that comes too late and a named Outlaw', lateAnswer, /^cards outlaw$/],
  ['the personas of Citizen and Ruler', /^personas citizen\//, /^personas ruler\//],
  [
    'the same everywhere as Explorer and as Citizen',
    /^personas explorer\/same/,
    /^personas citizen\/same/,
  ],
])('no report tells of %s', (_, first, second) => {
  const reports = [...free, ...paid]
  const ofBoth = (texts: readonly string[]) =>
    [first, second].every((one) => texts.some((text) => one.test(text)))
  for (const one of [first, second]) {
    expect(reports.filter((texts) => texts.some((text) => one.test(text)))).not.toEqual([])
  }
  expect(reports.filter(ofBoth)).toEqual([])
})

test('a report has three personas, two shadows at least and its thread', () => {
  for (const texts of [...free, ...paid]) {
    const count = (pattern: RegExp) => new Set(texts.filter((text) => pattern.test(text))).size
    expect(count(/^personas /)).toBe(3)
    expect(count(/^shadows .*\/card$/)).toBeGreaterThanOrEqual(2)
    expect(count(/^threads .*\/plant$/)).toBe(1)
  }
})

test('a third area of growth is of an archetype above the middle', () => {
  const levels = people.map(({ profile, answers }) =>
    planAdvanced(profile, answers).growth.map(({ name }) => levelIn(profile, name)),
  )
  for (const [first, second, third] of levels) {
    for (const one of [first, second]) expect(one && isLowered(one)).not.toBe(true)
    if (third) expect(isRaised(third)).toBe(true)
  }
  expect(levels.filter(({ length }) => length === 3).length).toBeGreaterThan(0)
})

function read(claims: ReturnType<typeof composeBasicClaims>): readonly string[] {
  return claims.flatMap(({ texts }) => texts).map(({ book, key }) => `${book} ${key}`)
}

function levelIn({ archetypes }: Profile, name: Archetype) {
  return levelOf(estimateOf(archetypes, name).strength)
}
