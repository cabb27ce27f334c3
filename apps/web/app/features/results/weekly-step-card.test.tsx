import type { WeeklyStep } from '@individua/contract/weekly-step'
import { within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderPart, wordsOf } from '../../testing/render-part.tsx'
import { weeklyStepQuery } from './weekly-step.queries.ts'
import { WeeklyStepCard } from './weekly-step-card.tsx'

const step: WeeklyStep = {
  week: 3,
  archetype: 'jester',
  text: 'Do one thing that has no use.',
  triedAt: null,
  line: '',
  lookBack: null,
}

const show = (state: Partial<WeeklyStep>) =>
  renderPart(<WeeklyStepCard userId="u1" />, {
    read: [[weeklyStepQuery('en', 'u1').queryKey, { ...step, ...state }]],
  })

test('the step of the week is one text and one button', () => {
  const card = show({})
  const section = within(card).getByRole('region', { name: 'This week’s step' })
  expect(wordsOf(section)).toContain('Do one thing that has no use.')
  expect(within(section).getByRole('button', { name: 'I tried it' })).toBeTruthy()
  expect(within(card).queryByRole('textbox')).toBeNull()
})

test('a step that was tried has its date and a line for oneself', () => {
  const card = show({ triedAt: new Date('2026-11-20T10:00').toISOString(), line: 'It was odd.' })
  expect(wordsOf(card)).toContain('Tried on November 20, 2026.')
  const line = within(card).getByRole('textbox', { name: 'One line for yourself' })
  expect(line.getAttribute('value')).toBe('It was odd.')
  expect(within(card).queryByRole('button', { name: 'I tried it' })).toBeNull()
})

test('a week later the card asks what has stayed, and takes nothing for an answer', () => {
  const card = show({
    lookBack: {
      week: 2,
      text: 'Ask for help.',
      triedAt: new Date('2026-11-13T10:00').toISOString(),
      line: 'Hard.',
    },
  })
  const section = within(card).getByRole('region', { name: 'A week later' })
  expect(wordsOf(section)).toContain('On November 13, 2026 you tried this: Ask for help.')
  expect(wordsOf(section)).toContain('You wrote: “Hard.”')
  expect(within(section).getByRole('textbox', { name: 'What has stayed with you?' })).toBeTruthy()
  expect(within(section).getByRole('button', { name: 'Nothing to add' })).toBeTruthy()
})
