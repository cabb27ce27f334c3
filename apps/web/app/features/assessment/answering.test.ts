import { expect, test } from 'vitest'
import { answeredShare, resumeDraft, takeStep } from './answering.ts'

const uuids = ['a', 'b', 'c']
const fresh = resumeDraft(undefined, uuids)

function answer(questionUuid: string, value: number, milliseconds = 2000) {
  return { kind: 'answer', questionUuid, value, milliseconds, at: 1 } as const
}

test('a reload comes back to the very question', () => {
  const answeredAt = { a: 1, b: 2 }
  const stored = {
    answers: { a: 4, b: 2 },
    milliseconds: { a: 10, b: 20 },
    answeredAt,
    position: 1,
  }
  expect(resumeDraft(stored, uuids)).toEqual(stored)
})

test('a stored position beyond the first open question moves back to it', () => {
  const stored = { answers: { a: 4 }, milliseconds: {}, position: 9 }
  expect(resumeDraft(stored, uuids).position).toBe(1)
})

test('a finished draft comes back to its last question', () => {
  const stored = { answers: { a: 1, b: 2, c: 3 }, milliseconds: {}, position: 2 }
  expect(resumeDraft(stored, uuids).position).toBe(2)
})

test('answers to questions that are no longer asked are dropped', () => {
  const stored = { answers: { gone: 5, a: 4 }, milliseconds: { gone: 1, a: 2 }, position: 1 }
  expect(resumeDraft(stored, uuids)).toMatchObject({ answers: { a: 4 }, milliseconds: { a: 2 } })
})

test('a changed answer replaces the value and keeps the time of the first', () => {
  const once = takeStep(fresh, answer('a', 4, 1234.6))
  const twice = takeStep(once, answer('a', 2, 99_999))
  expect(twice.answers).toEqual({ a: 2 })
  expect(twice.milliseconds).toEqual({ a: 1235 })
})

test('an hour-long break is measured as at most a day', () => {
  expect(takeStep(fresh, answer('a', 4, 1e12)).milliseconds).toEqual({ a: 86_400_000 })
})

test('next stops at the last question, and any question may be shown again', () => {
  const last = { ...fresh, position: 2 }
  expect(takeStep(last, { kind: 'next', questionCount: 3 }).position).toBe(2)
  expect(takeStep(last, { kind: 'show', position: 0 }).position).toBe(0)
})

test('the share counts the questions of this form only', () => {
  expect(answeredShare({ a: 1, other: 2 }, uuids)).toBeCloseTo(1 / 3)
  expect(answeredShare({}, [])).toBe(0)
})
