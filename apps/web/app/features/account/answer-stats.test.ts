import type { UserAnswer } from '@individua/contract/answers'
import { expect, test } from 'vitest'
import { answerStats, byNumber } from './answer-stats.ts'

const question = (questionNo: number, answer: string): UserAnswer => ({
  questionUuid: `00000000-0000-4000-8000-${String(questionNo).padStart(12, '0')}`,
  questionNo,
  questionText: 'Text',
  questionType: 'open_ended',
  answer,
})

test('no questions are no percent', () => {
  expect(answerStats([])).toEqual({ total: 0, answered: 0, completion: 0 })
})

test('a blank answer is none, and the share is rounded', () => {
  const answers = [question(1, 'yes'), question(2, ' \n'), question(3, '4')]
  expect(answerStats(answers)).toEqual({ total: 3, answered: 2, completion: 67 })
})

test('questions stand in the order of their numbers', () => {
  const order = byNumber([question(11, ''), question(2, ''), question(1, '')])
  expect(order.map(({ questionNo }) => questionNo)).toEqual([1, 2, 11])
})
