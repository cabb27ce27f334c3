import type { Profile } from '@individua/instrument/profile'
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
