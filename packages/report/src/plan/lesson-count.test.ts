import { scoreAnswers } from '@individua/instrument/scoring/score-answers'
import { drawCoreAnswers } from '@individua/testkit/draw-core-answers'
import { drawFullAnswers } from '@individua/testkit/draw-full-answers'
import { expect, test } from 'vitest'
import type { TracedClaim } from '../compose/claim-ledger.ts'
import { composeAdvancedClaims } from '../compose/write-advanced-report.ts'
import { composeBasicClaims } from '../compose/write-basic-report.ts'
import { LessonCount } from './lesson-count.ts'
import type { TextRef } from './planned-text.ts'
import { takePractice } from './shelf.ts'
import { lessonOf } from './truth/lesson-of.ts'

/** Two lessons: to be among others, and to play. */
const joins = takePractice('citizen')
const plays = takePractice('jester')
const same = <Text>(text: Text) => text
const paidReports = Array.from({ length: 250 }, (_, index) => {
  const { profile, answers } = drawFullAnswers(index + 1, 'en')
  return composeAdvancedClaims(profile, answers, 'en')
})

test('a lesson told twice yields to another, and comes again where there is no other', () => {
  const taught = new LessonCount()
  taught.tell(joins)
  expect(taught.choose([joins, plays], same)).toBe(joins)
  expect(taught.choose([joins, plays], same)).toBe(plays)
  expect(taught.choose([joins], same)).toBe(joins)
  expect(() => taught.choose([], same)).toThrow(RangeError)
})

test('of several texts those that teach nothing for a third time are kept', () => {
  const taught = new LessonCount()
  taught.tell(joins)
  expect(taught.keep([joins, joins, plays], same)).toEqual([joins, plays])
})

test('one of each list is chosen so that no later list has to repeat a lesson', () => {
  const taught = new LessonCount()
  taught.tell(joins)
  expect(taught.chooseEach([[joins, plays], [joins]], same)).toEqual([plays, joins])
})

test('a free report teaches each lesson twice at most', () => {
  for (let seed = 1; seed <= 300; seed++) {
    const answers = drawCoreAnswers(seed)
    expect(mostRepeats(composeBasicClaims(scoreAnswers(answers), answers, 'en'))).toBeLessThan(3)
  }
})

test('three of five paid reports teach each lesson twice at most, one of twenty one four times', () => {
  const repeats = paidReports.slice(0, 200).map(mostRepeats)
  const shareOf = (least: number) => repeats.filter((one) => one >= least).length / repeats.length
  expect(shareOf(3)).toBeLessThan(2 / 5)
  expect(shareOf(4)).toBeLessThan(1 / 20)
})

test('of fifty readers of whom the Jester is told, one at most is asked to be earnest more than four times', () => {
  const asked = paidReports
    .map((claims) => textsOf(claims).filter((text) => lessonOf(text) === 'beEarnest'))
    .map((texts) => new Set(texts.map(placeOf)).size)
    .filter((count) => count > 0)
  expect(asked.length).toBeGreaterThan(50)
  expect(asked.filter((count) => count > 4).length / asked.length).toBeLessThanOrEqual(1 / 50)
})

test('an area of growth keeps one way at least, and some lose one', () => {
  const counts = paidReports.slice(0, 50).flatMap((claims) => {
    const keys = textsOf(claims)
      .filter(({ book }) => book === 'growth')
      .map(({ key }) => key.split('/'))
    const areas = keys.filter(([, way]) => way === undefined)
    return areas.map(([name]) => keys.filter(([one, way]) => one === name && way).length)
  })
  expect(Math.min(...counts)).toBe(1)
  expect(Math.max(...counts)).toBe(3)
})

/** An area of growth is one place, however many of its ways are told. */
function placeOf({ book, key }: TextRef): string {
  return book === 'growth' ? `${book} ${key.split('/')[0]}` : `${book} ${key}`
}

function textsOf(claims: readonly TracedClaim[]) {
  return claims.flatMap(({ texts }) => texts)
}

function mostRepeats(claims: readonly TracedClaim[]): number {
  const practice = textsOf(claims).filter(({ book }) => book !== 'scenes' && book !== 'dreams')
  const taught = practice.flatMap((text) => lessonOf(text) ?? [])
  return Math.max(...taught.map((lesson) => taught.filter((one) => one === lesson).length))
}
