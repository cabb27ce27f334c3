import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { renderPart, wordsOf } from '../../testing/render-part.tsx'
import { Questionnaire } from './questionnaire.tsx'

const questions = Array.from({ length: 10 }, (_, index) => ({
  questionUuid: `q${index + 1}`,
  questionText: `Statement ${index + 1}`,
  questionNo: index + 1,
}))
const option = (name: RegExp) => screen.getByRole<HTMLInputElement>('radio', { name })
const heading = () => screen.getByRole('heading', { level: 1 })
const expectQuestion = (number: number) =>
  waitFor(() => expect(heading().textContent).toBe(`Statement ${number}`))
const previous = () => screen.getByRole('button', { name: 'Previous' })
// The toasts have a status of their own.
const status = () => document.querySelector('[data-questions] [role="status"]')

function show() {
  const onComplete = vi.fn()
  renderPart(
    <Questionnaire formType="initial" questions={questions} total={10} onComplete={onComplete} />,
  )
  return { user: userEvent.setup(), onComplete }
}

afterEach(() => vi.useRealTimers())

test('a choice advances by itself after 300 ms, not at once', async () => {
  show()
  vi.useFakeTimers()
  act(() => option(/^3/).click())
  await act(() => vi.advanceTimersByTimeAsync(290))
  expect(heading().textContent).toBe('Statement 1')
  await act(() => vi.advanceTimersByTimeAsync(20))
  expect(heading().textContent).toBe('Statement 2')
})

test('a tap that was noted while the page came to life answers nothing in another language', async () => {
  const onComplete = vi.fn()
  const InEachLanguage = () => {
    const [language, setLanguage] = useState('en')
    return (
      <>
        <button type="button" onClick={() => setLanguage('sk')}>
          {language}
        </button>
        <Questionnaire
          key={language}
          {...{ questions, onComplete }}
          formType="initial"
          total={10}
        />
      </>
    )
  }
  renderPart(<InEachLanguage />)
  vi.useFakeTimers()
  window.earlyAnswer = 4
  act(() => screen.getByRole('button', { name: 'en' }).click())
  await act(() => vi.advanceTimersByTimeAsync(400))
  expect(heading().textContent).toBe('Statement 1')
  expect(screen.queryByRole('radio', { checked: true })).toBeNull()
})

test('an answer may be chosen by its words, its digit or its circle', async () => {
  const { user } = show()
  await user.click(screen.getByText('Strongly Agree'))
  await expectQuestion(2)
  await user.keyboard('1')
  await expectQuestion(3)
  await user.click(option(/^2/))
  await expectQuestion(4)
  for (const [number, value] of [
    [3, '2'],
    [2, '1'],
    [1, '5'],
  ] as const) {
    await user.keyboard('{ArrowLeft}')
    await expectQuestion(number)
    expect(option(new RegExp(`^${value}`)).checked).toBe(true)
  }
})

test('Previous goes back to an answer, which can be changed', async () => {
  const { user } = show()
  await user.keyboard('2')
  await expectQuestion(2)
  await user.keyboard('5')
  await expectQuestion(3)
  await user.click(previous())
  await expectQuestion(2)
  expect(option(/^5/).checked).toBe(true)
  await user.click(option(/^1/))
  await expectQuestion(3)
  await user.click(previous())
  await expectQuestion(2)
  expect(option(/^1/).checked).toBe(true)
  await user.click(previous())
  await expectQuestion(1)
  expect(option(/^2/).checked).toBe(true)
})

test('Enter on the question goes on where it has an answer, as Next does', async () => {
  const { user } = show()
  await user.keyboard('2')
  await expectQuestion(2)
  await user.keyboard('{ArrowLeft}')
  await expectQuestion(1)
  expect(document.activeElement).toBe(heading())
  await user.keyboard('{Enter}')
  await expectQuestion(2)

  // Without an answer Enter changes nothing, and on a button it presses that button.
  await user.keyboard('{Enter}')
  await expectQuestion(2)
  await user.keyboard('4')
  await expectQuestion(3)
  await user.keyboard('{ArrowLeft}')
  await expectQuestion(2)
  previous().focus()
  await user.keyboard('{Enter}')
  await expectQuestion(1)
})

test('the questions greet and breathe half-way', async () => {
  const { user, onComplete } = show()
  const seen: string[] = []
  for (const { questionNo } of questions) {
    await expectQuestion(questionNo)
    const words = wordsOf(status())
    expect(words).toContain(`Question ${questionNo} of 10`)
    if (words.includes('Hello. How far is each of these sentences true of you?'))
      seen.push(`greeting ${questionNo}`)
    if (words.includes('Half-way there. Take a breath.')) seen.push(`half-way ${questionNo}`)
    await user.keyboard('4')
  }
  await waitFor(() => expect(onComplete).toHaveBeenCalledOnce())
  expect(seen).toEqual(['greeting 1', 'half-way 6'])
})
