import { expect, test } from 'vitest'
import { eachOf, linksOf, render, wordsOf } from '../../testing/render.tsx'
import AssessmentScreen from './assessment-screen.tsx'
import { Questionnaire } from './questionnaire.tsx'

const questions = ['a', 'b', 'c', 'd'].map((questionUuid, index) => ({
  questionUuid,
  questionText: `Statement ${questionUuid}`,
  questionNo: index + 1,
}))
const page = render(
  <Questionnaire formType="initial" questions={questions} onComplete={() => undefined} />,
)

test('one question at a time, with its number, the share and a bar', () => {
  expect(wordsOf(page)).toContain('Question 1 of 4')
  expect(wordsOf(page)).toContain('0% complete')
  expect(wordsOf(page).match(/Statement/g)).toHaveLength(1)
  expect(page).toMatch(/role="progressbar"[^>]*aria-valuenow="0"/)
})

test('five values, from Strongly Disagree to Strongly Agree', () => {
  expect(eachOf(page, 'label').map((label) => label.replace(/\s+/g, ' '))).toEqual([
    '1 Strongly Disagree',
    '2 Disagree',
    '3 Neutral',
    '4 Agree',
    '5 Strongly Agree',
  ])
})

test('on the first question Previous is not to be pressed, and the way home is open', () => {
  const [previous = ''] = page.match(/<button[^>]*>(?=Previous)/) ?? []
  expect(previous).toMatch(/ disabled=""/)
  expect(linksOf(page)['Back to Home']).toBe('/')
})

test('grey lines stand where the questions will come', () => {
  expect(render(<AssessmentScreen />)).toContain('animate-pulse')
})
