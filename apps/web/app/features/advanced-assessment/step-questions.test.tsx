import { within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { eachOf, renderPart, wordsOf } from '../../testing/render-part.tsx'
import { AnswerField } from './answer-field.tsx'
import { StepHead, StepTitle } from './step-head.tsx'

const question = { questionUuid: 'a', questionText: 'What then?', questionNo: 9 }

const field = (step: 1 | 2 | 3, choices?: string[], value = '') =>
  renderPart(
    <AnswerField
      step={step}
      question={choices ? { ...question, choices } : question}
      value={value}
      labelledBy="heading"
      onAnswer={() => undefined}
    />,
  )

test('choices make a question one of choice, in whatever step', () => {
  for (const step of [1, 2, 3] as const) {
    expect(eachOf(field(step, ['leave', 'stay']), 'label')).toEqual(['leave', 'stay'])
  }
})

test('a screen reader hears which option is the first choice and which the second', () => {
  const marked = within(field(2, ['leave', 'stay', 'wait'], '2,0'))
  expect(marked.getByRole('checkbox', { name: /^wait ?, first choice$/ })).toHaveProperty(
    'checked',
    true,
  )
  expect(marked.getByRole('checkbox', { name: /^leave ?, second choice$/ })).toHaveProperty(
    'checked',
    true,
  )
  expect(marked.getByRole('checkbox', { name: 'stay' })).toHaveProperty('checked', false)
})

test('the hint says that one choice is enough as soon as one is made', () => {
  const hintOf = (value: string) => wordsOf(field(2, ['leave', 'stay'], value))
  expect(hintOf('')).toContain('Mark what you would most likely do.')
  expect(hintOf('1')).toContain('one is enough')
  expect(hintOf('1,0')).toContain('Your first and second choices are marked.')
})

test('without choices the first step is a scale and the third a text', () => {
  expect(eachOf(field(1), 'label')).toHaveLength(5)
  expect(within(field(3)).getByRole('textbox').tagName).toBe('TEXTAREA')
})

test('a step has the title of the assessment, its own, a description, its number and a bar', () => {
  const head = renderPart(<StepHead step={2} percent={37} current={{ number: 1, total: 9 }} />)
  expect(eachOf(head, 'h1')).toEqual(['Advanced Assessment'])
  expect(wordsOf(head)).toContain('Step 2 of 3')
  expect(wordsOf(head)).toContain('Question 1 of 9')
  expect(within(head).getByRole('progressbar').getAttribute('aria-valuenow')).toBe('37')
  const title = renderPart(<StepTitle step={2} />)
  expect(eachOf(title, 'h2')).toEqual(['What you would do'])
  expect(wordsOf(title)).toContain('Situations with no right way out.')
})
