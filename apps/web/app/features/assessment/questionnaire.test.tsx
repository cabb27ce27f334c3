import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useEffect } from 'react'
import {
  createMemoryRouter,
  Link,
  RouterProvider,
  useLocation,
  useNavigate,
  useNavigationType,
} from 'react-router'
import { expect, test, vi } from 'vitest'
import { readTexts } from '../../lib/all-texts.server.ts'
import { saveDraft } from '../../lib/assessment-draft.ts'
import { type TextSource, TextSourceContext } from '../../lib/texts.ts'
import { linksOf, renderPart } from '../../testing/render-part.tsx'
import AssessmentScreen from './assessment-screen.tsx'
import { Questionnaire } from './questionnaire.tsx'

const questions = ['a', 'b', 'c', 'd'].map((questionUuid, index) => ({
  questionUuid,
  questionText: `Statement ${questionUuid}`,
  questionNo: index + 1,
}))

const stillLoading = new Promise<never>(() => undefined)

function show(asked = questions) {
  const onComplete = vi.fn()
  const page = renderPart(
    <>
      <Questionnaire
        formType="initial"
        questions={asked}
        total={asked.length}
        onComplete={onComplete}
      />
      <BrowserButtons />
    </>,
  )
  return { page, onComplete, user: userEvent.setup() }
}

function BrowserButtons() {
  const navigate = useNavigate()
  const { state } = useLocation()
  return (
    <>
      <span data-testid="entry">{state?.question}</span>
      <button type="button" onClick={() => navigate(-1)}>
        Browser back
      </button>
      <button type="button" onClick={() => navigate(1)}>
        Browser forward
      </button>
      <button type="button" onClick={() => navigate('#main')}>
        Skip link
      </button>
    </>
  )
}

const option = (name: RegExp) => screen.getByRole<HTMLInputElement>('radio', { name })
const isShown = (text: string) => screen.queryByRole('heading', { name: text }) !== null

test('one question at a time, with its number, the share and a bar', () => {
  show()
  expect(screen.getByText('Question 1 of 4')).not.toBeNull()
  expect(screen.getByText('0% complete')).not.toBeNull()
  expect(screen.getAllByText(/^Statement/)).toHaveLength(1)
  expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('0')
})

test('five values, from Strongly Disagree to Strongly Agree', () => {
  show()
  const names = screen
    .getAllByRole<HTMLInputElement>('radio')
    .map(({ labels }) => labels?.[0]?.textContent?.replace(/\s+/g, ' '))
  expect(names).toEqual([
    '1 Strongly Disagree',
    '2 Disagree',
    '3 Neutral',
    '4 Agree',
    '5 Strongly Agree',
  ])
})

test('on the first question Previous is disabled, and a link leads home', () => {
  const { page } = show()
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Previous' }).disabled).toBe(true)
  expect(linksOf(page)['Back to Home']).toBe('/')
})

test('until the questions are there, the screen says that they are loading', () => {
  renderPart(<AssessmentScreen />)
  const main = within(screen.getByRole('main'))
  expect(main.getByRole('status').textContent).toMatch(/…$/)
  expect(main.queryByRole('radio')).toBeNull()
})

test('a choice leads to the next question, Previous back to the answer', async () => {
  const { user } = show()
  await user.click(option(/^4/))
  await waitFor(() => expect(isShown('Statement b')).toBe(true))
  expect(screen.getByText('Question 2 of 4')).not.toBeNull()
  expect(screen.getByText('25% complete')).not.toBeNull()
  expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('25')
  await user.click(screen.getByRole('button', { name: 'Previous' }))
  expect(isShown('Statement a')).toBe(true)
  expect(option(/^4/).checked).toBe(true)
  await user.click(screen.getByRole('button', { name: 'Next' }))
  expect(isShown('Statement b')).toBe(true)
})

test("the browser's Back and Forward lead through the questions, Previous takes the same way", async () => {
  const { user } = show()
  const press = (name: string) => user.click(screen.getByRole('button', { name }))
  /** The entry in the history comes a moment after the question. */
  const expectShown = (text: string) =>
    waitFor(() => {
      expect(isShown(text)).toBe(true)
      const entry = screen.getByTestId('entry').textContent
      expect(questions[Number(entry)]?.questionText).toBe(text)
    })
  for (const next of ['b', 'c']) {
    await user.click(option(/^4/))
    await expectShown(`Statement ${next}`)
  }
  await press('Browser back')
  await expectShown('Statement b')
  await press('Previous')
  await expectShown('Statement a')
  await press('Browser forward')
  await expectShown('Statement b')
  await press('Skip link')
  await press('Browser back')
  await expectShown('Statement b')
  await press('Browser back')
  await expectShown('Statement a')
  expect(option(/^4/).checked).toBe(true)
})

test('an answer leads on in one navigation', async () => {
  const onNavigation = vi.fn()
  function Navigations() {
    const type = useNavigationType()
    const { state } = useLocation()
    useEffect(() => onNavigation(type, state?.question), [type, state])
    return null
  }
  renderPart(
    <>
      <Questionnaire formType="initial" questions={questions} total={4} onComplete={vi.fn()} />
      <Navigations />
    </>,
  )
  onNavigation.mockClear()
  await userEvent.click(option(/^4/))
  await waitFor(() => expect(onNavigation).toHaveBeenCalled())
  expect(isShown('Statement b')).toBe(true)
  expect(onNavigation.mock.calls).toEqual([['PUSH', 1]])
})

test('a language chosen just before the next question stays chosen', async () => {
  const slowSlovak: TextSource = (language, namespace) =>
    language === 'sk' ? stillLoading : readTexts(language, namespace)
  const element = (
    <TextSourceContext value={slowSlovak}>
      <Questionnaire formType="initial" questions={questions} total={4} onComplete={vi.fn()} />
      <Link to="/sk/assessment" replace>
        SK
      </Link>
    </TextSourceContext>
  )
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: ['/assessment'] })
  render(<RouterProvider router={router} />)
  const user = userEvent.setup()
  await user.click(option(/^4/))
  await user.click(screen.getByRole('link', { name: 'SK' }))
  await waitFor(() => expect(router.state.location.state).toMatchObject({ question: 1 }))
  expect(router.state.location.pathname).toBe('/sk/assessment')
})

test('a form that begins later has its own way back, and Back leaves it', async () => {
  saveDraft('initial', { answers: { a: 1, b: 2 }, milliseconds: {}, position: 2 })
  const { user } = show()
  await user.click(screen.getByRole('button', { name: 'Previous' }))
  await waitFor(() => expect(isShown('Statement b')).toBe(true))
  await user.click(screen.getByRole('button', { name: 'Next' }))
  await waitFor(() => expect(isShown('Statement c')).toBe(true))
  await user.click(screen.getByRole('button', { name: 'Browser back' }))
  await waitFor(() => expect(isShown('Statement b')).toBe(true))
})

test('arrow keys select and stay, Enter goes on, digits answer', async () => {
  const { user } = show()
  option(/^1/).focus()
  await user.keyboard('{ArrowRight}{ArrowRight}')
  expect(option(/^3/).checked).toBe(true)
  expect(document.activeElement).toBe(option(/^3/))
  expect(isShown('Statement a')).toBe(true)
  await user.keyboard('{ArrowLeft}{ArrowLeft}{ArrowLeft}')
  expect(option(/^5/).checked).toBe(true)
  await user.keyboard('{Enter}')
  await waitFor(() => expect(isShown('Statement b')).toBe(true))
  await user.keyboard('2')
  await waitFor(() => expect(isShown('Statement c')).toBe(true))
})

test('a reload comes back to the question, the last answer completes the form', async () => {
  const first = show(questions.slice(0, 2))
  await first.user.click(option(/^2/))
  await waitFor(() => expect(isShown('Statement b')).toBe(true))
  document.body.replaceChildren()

  const { user, onComplete } = show(questions.slice(0, 2))
  expect(isShown('Statement b')).toBe(true)
  await user.click(option(/^5/))
  await waitFor(() => expect(onComplete).toHaveBeenCalledOnce())
  expect(onComplete.mock.calls[0]?.[0].answers).toEqual({ a: 2, b: 5 })
})
