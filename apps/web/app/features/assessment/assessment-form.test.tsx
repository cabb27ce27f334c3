import { shownErrorTexts } from '@individua/contract/errors'
import { coreItems } from '@individua/instrument/items/core'
import { act, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { linksOf, renderPart } from '../../testing/render-part.tsx'
import { AssessmentForm } from './assessment-form.tsx'

const questions = [1, 2].map((questionNo) => ({
  questionUuid: `q${questionNo}`,
  questionText: `Statement ${questionNo}`,
  questionNo,
}))
const respond = (status: number) => async () =>
  status === 200
    ? Response.json({ questions })
    : Response.json({ error: { code: 'internal', message: 'down' } }, { status })

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  localStorage.clear()
})

function renderForm() {
  return renderPart(<AssessmentForm formType="initial" onComplete={() => {}} />, {
    path: '/assessment',
  })
}

test('reads the questions again while the server is away', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const fetch = vi.fn().mockImplementationOnce(respond(503)).mockImplementation(respond(200))
  vi.stubGlobal('fetch', fetch)
  renderForm()
  await act(() => vi.advanceTimersByTimeAsync(1_100))
  await screen.findByText('Statement 1')
  expect(fetch).toHaveBeenCalledTimes(2)
})

test('shows the stored questions at once, also without a network', async () => {
  vi.stubGlobal('fetch', vi.fn().mockImplementation(respond(200)))
  renderForm()
  await screen.findByText('Statement 1')
  document.body.replaceChildren()
  vi.stubGlobal('fetch', vi.fn().mockRejectedValue(new TypeError('offline')))
  renderForm()
  expect(screen.getByText('Statement 1')).toBeTruthy()
})

test('without a network a first visit has the questions that the product was built with', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  renderForm()
  await screen.findByText(coreItems[0]?.text.en ?? '')
  vi.restoreAllMocks()
})

test('an error that no attempt can mend is shown, with a way to try again and one home', async () => {
  vi.stubGlobal('fetch', vi.fn().mockImplementation(respond(500)))
  const page = renderForm()
  await screen.findByText('The questions could not be loaded')
  const { internal_error: text = '' } = shownErrorTexts('en')
  expect(screen.getByText(text)).not.toBeNull()
  expect(screen.getByRole('button', { name: 'Try Again' })).not.toBeNull()
  expect(linksOf(page)).toEqual({ 'Back to Home': '/' })
})

test('a list without questions shows an error and a link home', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ questions: [] }))
  const page = renderForm()
  await screen.findByText(/^There are no questions here at the moment/)
  expect(linksOf(page)).toEqual({ 'Back to Home': '/' })
})
