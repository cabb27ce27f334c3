import { expect, test } from 'vitest'
import { readNavigationState } from './navigation-state.ts'

const state = {
  answers: { 'a-question': 4 },
  milliseconds: { 'a-question': 1200 },
  email: 'jana@example.sk',
  paid: true,
  from: '/email-collection',
  question: 3,
  pathBefore: '/sk/assessment',
  questionsBefore: { default: 2 },
}

test('what a screen passed on arrives whole', () => {
  expect(readNavigationState(state)).toEqual(state)
})

test.each([
  null,
  undefined,
  'text',
  { answers: { 'a-question': '4' }, milliseconds: [null], email: 7, paid: 'yes', from: {} },
  { question: -1, pathBefore: 0, questionsBefore: { default: '2' } },
  { question: '3' },
])('%j is no state of ours', (other) => {
  expect(readNavigationState(other)).toEqual({})
})

test('parts that do not fit are left out, the others stay', () => {
  expect(readNavigationState({ ...state, answers: null, other: 1 })).toEqual({
    milliseconds: state.milliseconds,
    email: state.email,
    paid: true,
    from: state.from,
    question: state.question,
    pathBefore: state.pathBefore,
    questionsBefore: state.questionsBefore,
  })
})
