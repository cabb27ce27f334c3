import type { UserAnswer } from '@individua/contract/answers'
import { expect, test } from 'vitest'
import { eachOf, renderPart, wordsOf } from '../../testing/render-part.tsx'
import { AnswerCard } from './answer-card.tsx'

function show(answer: Partial<UserAnswer>): HTMLElement {
  const question = {
    questionUuid: 'uuid',
    questionNo: 7,
    questionText: 'What moves you?',
    questionType: 'likert',
    answer: '',
    ...answer,
  } as const
  return renderPart(<AnswerCard answer={question} />)
}

test('a card has number, text and kind of its question', () => {
  const words = wordsOf(show({}))
  expect(words).toContain('Question 7')
  expect(words).toContain('What moves you?')
  expect(words).toContain('Scale')
  expect(wordsOf(show({ questionType: 'multi_choice', options: ['a'] }))).toContain('Choice')
  expect(wordsOf(show({ questionType: 'open_ended' }))).toContain('Own words')
})

test.each([
  ['1', 'Strongly Disagree', 'disagrees'],
  ['2', 'Disagree', 'disagrees'],
  ['3', 'Neutral', 'neutral'],
  ['4', 'Agree', 'agrees'],
  ['5', 'Strongly Agree', 'agrees'],
] as const)('the answer %s of the scale has its words and colour', (answer, words, leaning) => {
  const card = show({ answer })
  expect(wordsOf(card)).toContain(`${answer}/5\n${words}\n`)
  const colour = { disagrees: 'text-rust', neutral: 'text-gold', agrees: 'text-leaf' }[leaning]
  expect(eachOf(card, `[data-leaning=${leaning}].${colour}`)).toEqual([`${answer}/5`])
})

test('an answer in own words is quoted', () => {
  const card = show({ questionType: 'open_ended', answer: 'The sea.\n' })
  expect(eachOf(card, 'q')).toEqual(['The sea.'])
})

test('all options stand there, the chosen one marked', () => {
  const options = ['leave', 'stay', 'ask']
  const card = show({ questionType: 'multi_choice', options, answer: 'stay' })
  expect(eachOf(card, 'li').slice(-2)).toEqual(['stay\nYour choice', 'ask'])
  expect(wordsOf(card)).toContain('leave')
  expect(eachOf(card, '[aria-current]')).toEqual(['stay\nYour choice'])
})

test('the second choice is marked as such, and only the first is the current one', () => {
  const options = ['leave', 'stay', 'ask']
  const chosen = { questionType: 'multi_choice', options, answer: 'stay' } as const
  const card = show({ ...chosen, secondAnswer: 'ask' })
  expect(eachOf(card, 'ul li')).toEqual(['leave', 'stay\nYour choice', 'ask\nYour second choice'])
  expect(eachOf(card, '[aria-current]')).toEqual(['stay\nYour choice'])
})

test('whatever was left open says so', () => {
  const notice = 'You have not answered this question.'
  expect(wordsOf(show({ answer: ' ' }))).toContain(notice)
  expect(wordsOf(show({ questionType: 'open_ended', answer: '\n' }))).toContain(notice)
  expect(wordsOf(show({ questionType: 'multi_choice', options: ['a'] }))).toContain(notice)
})
