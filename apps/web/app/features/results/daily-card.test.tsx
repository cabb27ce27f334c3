import type { DailyQuestion } from '@individua/contract/further-questions'
import { within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderPart, wordsOf } from '../../testing/render-part.tsx'
import { DailyCard } from './daily-card.tsx'
import { dailyQuestionQuery } from './results.queries.ts'

const question = { questionUuid: 'q1', questionText: 'I keep a map of the city.', questionNo: 1 }

const show = (state: Partial<DailyQuestion>) =>
  renderPart(<DailyCard userId="u1" />, {
    read: [
      [
        dailyQuestionQuery('en', 'u1').queryKey,
        { answerCount: 12, goal: 60, question: null, isAnsweredToday: false, ...state },
      ],
    ],
  })

test('the question of the day is one statement with a scale of five', () => {
  const card = show({ question })
  expect(within(card).getByRole('region', { name: 'Question of the day' })).toBeTruthy()
  expect(wordsOf(card)).toContain('I keep a map of the city.')
  expect(wordsOf(card)).toContain('after midnight (UTC)')
  expect(within(card).getAllByRole('radio')).toHaveLength(5)
})

test('once it is answered the card says so, and where none is left there is no card', () => {
  const answered = show({ isAnsweredToday: true })
  expect(wordsOf(answered)).toContain('Today’s question is answered.')
  expect(within(answered).queryAllByRole('radio')).toEqual([])
  expect(wordsOf(show({})).trim()).toBe('')
})
