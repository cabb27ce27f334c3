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

const tenderSpeech = /^situations wedding-speech\/(innocent|outlaw|hero|jester|caregiver|creator)$/
const embrace = /^situations (school-reunion|week-without-telephone)\/caregiver$/
const playful =
  /^situations (child-for-an-afternoon\/(innocent|explorer|outlaw|magician|creator)|school-reunion\/(outlaw|hero))$/
const lateAnswer = /^complexes maskAndMiddle\//

test.each([
  ['trust pushed away and a named Citizen', pushesAway('innocent'), /^cards citizen$/],
  ['trust pushed away and a named Explorer', pushesAway('innocent'), /^cards explorer$/],
  ['trust pushed away and a named Jester', pushesAway('innocent'), /^cards jester$/],
  ['love pushed away and a speech of love', pushesAway('lover'), tenderSpeech],
  ['love pushed away and an embrace', pushesAway('lover'), embrace],
  ['play pushed away and a named Outlaw', pushesAway('jester'), /^cards outlaw$/],
  ['play pushed away and a named Explorer', pushesAway('jester'), /^cards explorer$/],
  ['play pushed away and a playful choice', pushesAway('jester'), playful],
  ['questions pushed away and a named Lover', pushesAway('sage'), /^cards lover$/],
  ['care pushed away and a named Jester', pushesAway('caregiver'), /^cards jester$/],
  ['the journey pushed away and a named Hero', pushesAway('explorer'), /^cards hero$/],
  ['a Citizen on both sides and a lived Outlaw', /^scenes citizen\/argument$/, /^scenes outlaw\//],
  ['an answer that comes too late and a named Ruler', lateAnswer, /^cards ruler$/],
  ['an answer that comes too late and a named Outlaw', lateAnswer, /^cards outlaw$/],
  ['following you and a wall that gets the praise', /^growth ruler$/, /^growth citizen$/],
  ['the personas of Citizen and Ruler', /^personas citizen\//, /^personas ruler\//],
  ['the personas of Innocent and Outlaw', /^personas innocent\//, /^personas outlaw\//],
  [
    'every rein and a call put off since March',
    /^depths ruler\/depth$/,
    /^scenes innocent\/freeDay$/,
  ],
  ['two cellars', /^complexes frontAndCellar\//, /^complexes (cellarAndMiddle|unnoticedHurt)\//],
  ['a cup that falls and a named Outlaw', /^complexes cellarAndMiddle\//, /^cards outlaw$/],
  ['a cup that falls and a named Hero', /^complexes cellarAndMiddle\//, /^cards hero$/],
  [
    'an Outlaw’s face and a chance for the order',
    /^personas outlaw\//,
    /^situations order-from-above\/innocent$/,
  ],
  ['both sides and then a decision', /^scenes citizen\/argument$/, /^turns ruler\/argument$/],
  [
    'guests who are rebuilt and a nod before the proposal',
    tells('magician:overused'),
    tells('citizen:overused'),
  ],
  [
    'a seldom heard Magician at work on people',
    /^depths magician\/behind$/,
    tells('magician:overused'),
  ],
  ['the last chair and a named Jester', /^personas citizen\/(same|shownMore)$/, /^cards jester$/],
  [
    'a friendly no for who says no first',
    /^exercises lover\/2\/exercise$/,
    tells('outlaw:overused'),
  ],
  [
    'a stand on the bench for who says no first',
    /^exercises citizen\/3\/exercise$/,
    tells('outlaw:overused'),
  ],
  ['a book shut twice', /^exercises sage\/4\/exercise$/, /^depths sage\/undertone$/],
  [
    'no second question and twice round the table',
    tells('sage:disowned'),
    /^personas ruler\/shownMore$/,
  ],
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
    expect(count(/^(shadows|tendencies) .*\/card(\/other)?$/)).toBeGreaterThanOrEqual(2)
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

test('a thread that is no shadow has a section of its own, beside the picture of a shadow', () => {
  const seen = new Set<string>()
  for (const { profile, answers } of people) {
    const { depth } = planAdvanced(profile, answers)
    const sections = depth.map(({ key, paragraphs }) => ({
      key,
      about: paragraphs.flatMap(({ texts }) => texts.map((text) => text.key.split('/').at(-2))),
    }))
    const shadow = sections.find(({ key }) => key === 'shadow')?.about ?? []
    const thread = sections.find(({ key }) => key === 'thread')?.about ?? []
    expect(new Set(shadow).size).toBe(1)
    expect(new Set([...shadow, ...thread]).size).toBe(thread.length > 0 ? 2 : 1)
    seen.add(thread.length > 0 ? 'apart' : 'together')
  }
  expect([...seen].toSorted()).toEqual(['apart', 'together'])
})

function pushesAway(archetype: Archetype): RegExp {
  return new RegExp(
    `^(shadows ${archetype}:disowned/(card|image)|threads shadow/${archetype}:disowned)`,
  )
}

function tells(shadow: string): RegExp {
  return new RegExp(`^(shadows|tendencies) ${shadow}/(card|text|image)`)
}

function read(claims: ReturnType<typeof composeBasicClaims>): readonly string[] {
  return claims.flatMap(({ texts }) => texts).map(({ book, key }) => `${book} ${key}`)
}

function levelIn({ archetypes }: Profile, name: Archetype) {
  return levelOf(estimateOf(archetypes, name).strength)
}
