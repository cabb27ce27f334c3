import type { Profile } from '@individua/instrument/profile'
import { bookNames, type TextRef } from '@individua/report/plan/planned-text'
import { holds } from '@individua/report/plan/truth/conditions'
import { contradict } from '@individua/report/plan/truth/contradictions'
import { expect, test } from 'vitest'
import { checkTruth } from './check-truth.ts'
import { drawReaders } from './draw-readers.ts'

test('no report of 300 people tells a text that is not true of them, or two that contradict', () => {
  const { falseTexts, contradictions, groundless, unexplained } = checkTruth(300)
  expect(falseTexts).toEqual([])
  expect(contradictions).toEqual([])
  expect(groundless).toEqual([])
  expect(unexplained).toBe(0)
})

test('a text is false of a person it was not written for', () => {
  const [person] = [...drawReaders(1)]
  if (!person) throw new Error('no person was drawn')
  const { free } = person
  const last = (family: Profile['archetypes']) => family.at(-1)?.name ?? ''
  const lowest = last(free.profile.archetypes)
  const leader = free.profile.archetypes[0]?.name
  expect(holds({ book: 'scenes', key: `${lowest}/work` }, free)).toBe(false)
  expect(holds({ book: 'lessRoom', key: `${leader}` }, free)).toBe(false)
  expect(holds({ book: 'personas', key: `${lowest}/same` }, free)).toBe(false)
  expect(holds({ book: 'shadows', key: `${leader}:disowned/card` }, free)).toBe(false)
  expect(holds({ book: 'ownWords', key: 'intro' }, free)).toBe(false)
})

test('what is lived contradicts what is pushed away or missing, in either order', () => {
  const scene = { book: 'scenes', key: 'hero/work' } as const
  const pushed = { book: 'shadows', key: 'hero:disowned/card' } as const
  const other = { book: 'shadows', key: 'sage:disowned/card' } as const
  const tilted = { book: 'tensions', key: 'contestAndCloseness/tilted/1' } as const
  expect(contradict(scene, pushed)).toBe(true)
  expect(contradict(pushed, scene)).toBe(true)
  expect(contradict(scene, other)).toBe(false)
  expect(contradict(scene, tilted)).toBe(true)
  expect(contradict({ book: 'threads', key: 'opposite/lover>hero/plant' }, scene)).toBe(true)
})

test('a tendency as such and a tip are denied by no other archetype', () => {
  const leads = { book: 'cards', key: 'outlaw' } as const
  expect(contradict(leads, { book: 'shadows', key: 'citizen:overused/image' })).toBe(true)
  expect(contradict(leads, { book: 'shadows', key: 'citizen:overused/tip' })).toBe(false)
  expect(contradict(leads, { book: 'tendencies', key: 'citizen:overused/text' })).toBe(false)
  expect(contradict(leads, { book: 'tendencies', key: 'outlaw:disowned/text' })).toBe(true)
})

test.each([
  ['cards outlaw', 'shadows citizen:overused/card'],
  ['turns hero/work', 'shadows innocent:overused/card'],
  ['scenes lover/close', 'shadows magician:overused/card'],
  ['forTheOther citizen', 'shadows caregiver:disowned/card'],
  ['cards hero', 'lessRoom magician'],
  ['portraits jester+ruler', 'threads shadow/citizen:disowned/plant'],
  ['cards citizen', 'shadows innocent:disowned/card'],
  ['scenes explorer/work', 'threads shadow/innocent:disowned/plant'],
  ['cards ruler', 'complexes maskAndMiddle/description'],
  ['cards citizen', 'shadows sage:overused/card'],
  ['cards creator', 'shadows jester:disowned/card'],
  ['scenes explorer/work', 'shadows hero:disowned/image'],
  ['turns outlaw/work', 'scenes citizen/argument'],
])('who leads denies a shadow of another: %s and %s', (one, other) => {
  expect(contradict(refOf(one), refOf(other))).toBe(true)
  expect(contradict(refOf(other), refOf(one))).toBe(true)
})

test.each([
  ['statements c05/agree', 'personas sage/same'],
  ['complexes maskAndMiddle/description', 'personas sage/same'],
  ['complexes frontAndCellar/description', 'shadows citizen:disowned/card'],
  ['personas hero/different', 'personas sage/same'],
  ['personas citizen/different', 'personas ruler/shownMore'],
  ['personas citizen/same', 'personas explorer/same'],
  ['situations wedding-speech/hero', 'shadows lover:disowned/card'],
  ['situations child-for-an-afternoon/magician', 'shadows jester:disowned/card'],
  ['personas hero/different', 'shadows hero:overused/card'],
  ['personas hero/different', 'situations power-cut/hero'],
  ['depths hero/undertone', 'growth hero'],
  ['depths hero/undertone', 'shadows hero:overused/card'],
])('a face or an undertone contradicts what is said of it elsewhere: %s and %s', (one, other) => {
  expect(contradict(refOf(one), refOf(other))).toBe(true)
  expect(contradict(refOf(other), refOf(one))).toBe(true)
})

test.each([
  ['statements c01/agree', 'shadows ruler:disowned/card'],
  ['statements c01/disagree', 'cards ruler'],
  ['statements c02/agree', 'shadows lover:disowned/card'],
  ['statements c02/disagree', 'scenes caregiver/work'],
  ['statements c04/disagree', 'cards magician'],
  ['statements c07/agree', 'turns explorer/work'],
  ['statements c07/agree', 'statements c06/agree'],
  ['statements c05/agree', 'cards citizen'],
  ['statements c01/agree', 'shadows lover:overused/card'],
])('an answer contradicts what is said of its archetypes: %s and %s', (one, other) => {
  expect(contradict(refOf(one), refOf(other))).toBe(true)
})

test.each([
  ['personas hero/shownMore', 'shadows hero:overused/card'],
  ['personas hero/different', 'personas sage/shownMore'],
  ['personas citizen/different', 'personas explorer/shownMore'],
  ['situations wedding-speech/ruler', 'shadows lover:disowned/card'],
  ['cards outlaw', 'shadows sage:overused/card'],
  ['depths outlaw/undertone', 'shadows citizen:overused/card'],
  ['depths outlaw/depth', 'shadows outlaw:overused/card'],
])('what may meet: %s and %s', (one, other) => {
  expect(contradict(refOf(one), refOf(other))).toBe(false)
})

function refOf(name: string): TextRef {
  const [book = '', key = ''] = name.split(' ')
  const known = bookNames.find((one) => one === book)
  if (!known) throw new Error(`no book ${book}`)
  return { book: known, key }
}
