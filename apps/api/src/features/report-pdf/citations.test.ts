import { expect, test } from 'vitest'
import { citeFrom } from './citations.ts'

const answers = Array.from({ length: 12 }, (_, index) => ({
  questionUuid: `q${index + 1}`,
  questionText: 'A question',
  answer: '4',
}))
const cite = citeFrom(answers)

test('answers are cited by their numbers, in order, each once, in runs where they follow each other', () => {
  expect(cite(['q7', 'q1', 'q2', 'q3', 'q7'])).toBe('1–3, 7')
  expect(cite(['q11', 'q12'])).toBe('11, 12')
})

test('what is not among the answers is not cited', () => {
  expect(cite(['elsewhere', 'q5'])).toBe('5')
  expect(cite([])).toBe('')
})
