import { expect, test } from 'vitest'
import { withTime } from '../../lib/question-draft.ts'
import { isBlank, percentDone, resumeStep, sentAnswer, withReplaced } from './step-draft.ts'

const statement = (questionUuid: string, questionNo: number) => ({
  questionUuid,
  questionText: questionUuid,
  questionNo,
})
const first = statement('a', 1)
const statements = [first, statement('b', 2), statement('c', 3)]
const situation = { ...first, choices: ['leave', 'stay'] }

test('a new step begins at its first question', () => {
  expect(resumeStep(undefined, statements)).toEqual({ answers: {}, milliseconds: {}, position: 0 })
})

test('a reload comes back to the very question', () => {
  const stored = { answers: { a: '4', b: '2' }, milliseconds: { a: 10 }, position: 1 }
  expect(resumeStep(stored, statements)).toEqual(stored)
})

test('a text that was only begun is there again', () => {
  const stored = { answers: { a: 'done', b: 'half a sen' }, milliseconds: {}, position: 1 }
  expect(resumeStep(stored, statements).answers.b).toBe('half a sen')
})

test('answers given elsewhere are known here, and the way goes on after them', () => {
  const elsewhere = statements.map((question, index) =>
    index < 2 ? { ...question, answer: '3' } : question,
  )
  expect(resumeStep(undefined, elsewhere)).toMatchObject({
    answers: { a: '3', b: '3' },
    position: 2,
  })
  const stored = { answers: { a: '5' }, milliseconds: {}, position: 1 }
  expect(resumeStep(stored, elsewhere)).toMatchObject({ answers: { a: '5', b: '3' }, position: 2 })
})

test('a deleted text stays deleted, and no position lies beyond it', () => {
  const known = statements.map((question) => ({ ...question, answer: 'old' }))
  const stored = { answers: { a: '  ' }, milliseconds: {}, position: 0 }
  expect(resumeStep(stored, known)).toMatchObject({ answers: { a: '  ' }, position: 0 })
  expect(resumeStep({ ...stored, position: 2 }, known).position).toBe(0)
})

test('answers to questions that are no longer asked are dropped', () => {
  const stored = { answers: { gone: '1', a: '2' }, milliseconds: { gone: 5, a: 6 }, position: 0 }
  expect(resumeStep(stored, statements)).toMatchObject({
    answers: { a: '2' },
    milliseconds: { a: 6 },
  })
})

test('a choice is stored by its index and sent in its words', () => {
  expect(resumeStep(undefined, [{ ...situation, answer: 'stay' }]).answers).toEqual({ a: '1' })
  expect(resumeStep(undefined, [{ ...situation, answer: 'other' }]).answers).toEqual({})
  expect(sentAnswer(situation, '1')).toEqual({ answer: 'stay' })
  expect(sentAnswer(first, '1')).toEqual({ answer: '1' })
})

test('a second choice comes back from another device and is sent in its words', () => {
  const elsewhere = { ...situation, answer: 'stay', secondAnswer: 'leave' }
  expect(resumeStep(undefined, [elsewhere]).answers).toEqual({ a: '1,0' })
  expect(sentAnswer(situation, '1,0')).toEqual({ answer: 'stay', secondAnswer: 'leave' })
})

test('questions chosen anew take the place of those that were not shown', () => {
  const replaced = [
    { ...statement('new b', 2), choices: ['x'] },
    { ...statement('new c', 3), choices: ['y'] },
  ]
  const uuids = (furthest: number) =>
    withReplaced(statements, replaced, furthest).map(({ questionUuid }) => questionUuid)
  expect(uuids(0)).toEqual(['a', 'new b', 'new c'])
  expect(uuids(1)).toEqual(['a', 'b', 'new c'])
  expect(uuids(2)).toEqual(['a', 'b', 'c'])
})

test('a question keeps the time of its first visit, at most a day', () => {
  const once = withTime({ answers: {}, milliseconds: {}, position: 0 }, 'a', 1234.6)
  expect(withTime(once, 'a', 9).milliseconds).toEqual({ a: 1235 })
  expect(withTime(once, 'b', 1e12).milliseconds.b).toBe(86_400_000)
})

test('blank is what has no letter in it', () => {
  expect([undefined, '', ' \n'].every(isBlank)).toBe(true)
  expect(isBlank(' a ')).toBe(false)
})

test('each step is a third of the way', () => {
  expect(percentDone(1, 4, 8)).toBeCloseTo(50 / 3)
  expect(percentDone(2, 9, 9)).toBeCloseTo(200 / 3)
  expect(percentDone(3, 3, 3)).toBeCloseTo(100)
})
