import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { ApiError } from '../../lib/api-error.ts'
import { eachOf, linksOf, pathOf, renderPart, wordsOf } from '../../testing/render-part.tsx'
import { CollectionForm } from './collection-form.tsx'

const server = vi.hoisted(() => ({
  createAccount: vi.fn(),
  registerUser: vi.fn(),
  submitBasicAnswers: vi.fn(),
  readPreview: vi.fn(),
}))
vi.mock('./session.queries.ts', async (original) => ({
  ...(await original<typeof import('./session.queries.ts')>()),
  ...server,
}))

beforeEach(() => {
  server.createAccount.mockReset().mockResolvedValue('uid')
  server.registerUser.mockReset().mockResolvedValue({})
  server.submitBasicAnswers.mockReset().mockResolvedValue({})
  server.readPreview.mockReset().mockRejectedValue(new ApiError('network', 'no network', 0))
})

async function submit(state: unknown) {
  const page = renderPart(<CollectionForm />, { path: '/email-collection', state })
  await userEvent.type(screen.getByRole('textbox'), ' jana@example.sk ')
  await userEvent.click(screen.getByRole('button', { name: 'Get My Results' }))
  return page
}

test('without answers nothing is sent, and the questions are offered', async () => {
  await submit(null)
  expect(await screen.findByText('Please provide email and answers')).not.toBeNull()
  expect(eachOf(document.body, 'h1')).toEqual(['The questions come first'])
  expect(linksOf(document.body)['Begin with the assessment']).toBe('/assessment')
  expect(server.createAccount).not.toHaveBeenCalled()
})

test('account, registration and answers go out in this order, then the mail is announced', async () => {
  const page = await submit({ answers: { a: 4 }, milliseconds: { a: 1200 } })
  await waitFor(() => expect(pathOf(page)).toBe('/verification-sent'))
  expect(server.createAccount).toHaveBeenCalledWith('jana@example.sk', 'en')
  expect(server.registerUser).toHaveBeenCalledWith('uid', 'jana@example.sk')
  expect(server.submitBasicAnswers).toHaveBeenCalledWith('uid', [
    { questionUuid: 'a', answer: '4', milliseconds: 1200 },
  ])
})

test('while the answers are submitted, the button waits and says so', async () => {
  const { promise, resolve } = Promise.withResolvers<object>()
  server.submitBasicAnswers.mockReturnValueOnce(promise)
  const page = await submit({ answers: { a: 4 }, milliseconds: {} })
  const button = await screen.findByRole<HTMLButtonElement>('button', { name: 'Processing...' })
  expect(button.disabled).toBe(true)
  resolve({})
  await waitFor(() => expect(pathOf(page)).toBe('/verification-sent'))
})

test('a failed registration is shown; a second try does not create the account again', async () => {
  server.registerUser.mockRejectedValueOnce(new ApiError('network', 'no network', 0))
  const page = await submit({ answers: { a: 4 }, milliseconds: {} })
  expect(await screen.findByText(/^No connection\./)).not.toBeNull()
  const button = await screen.findByRole('button', { name: 'Get My Results' })
  await userEvent.click(button)
  await waitFor(() => expect(pathOf(page)).toBe('/verification-sent'))
  expect(server.createAccount).toHaveBeenCalledOnce()
  expect(server.registerUser).toHaveBeenCalledTimes(2)
})

const tenAnswers = Object.fromEntries(Array.from('abcdefghij', (uuid) => [uuid, 4]))

function renderWithTen() {
  return renderPart(<CollectionForm />, {
    path: '/email-collection',
    state: { answers: tenAnswers, milliseconds: { a: 1200 } },
  })
}

test('before the email the screen shows how the portrait begins, and which petals are open', async () => {
  const petals = ['sage', 'lover', 'hero', 'ruler'].map((archetype, index) => ({
    archetype,
    name: `The ${archetype}`,
    strength: 0.8,
    interval80: [0.6, 0.9],
    shadow: 0.4,
    isNamed: index < 3,
  }))
  server.readPreview.mockResolvedValue({ petals, opening: 'You carry a donor card.' })
  const page = renderWithTen()
  expect(await screen.findByText('You carry a donor card.')).not.toBeNull()
  expect(wordsOf(page)).toContain('are open: The sage · The lover · The hero. The other nine')
  expect(screen.getByRole('img', { name: 'Your mandala, half open' })).not.toBeNull()
  expect(eachOf(page, 'h2')).toEqual(['Where may we send the whole of it?'])
  expect(server.readPreview).toHaveBeenCalledOnce()
})

test('without a preview the email is asked for all the same', async () => {
  const page = renderWithTen()
  expect(screen.getByText('Your portrait is being sketched…')).not.toBeNull()
  await waitFor(() => expect(eachOf(page, 'figure')).toEqual([]))
  expect(eachOf(page, 'h1, h2')).toEqual(['Your answers are in'])
  expect(wordsOf(page)).toContain('That was the last question. Thank you for your answers.')
})

test('fewer than ten answers are not sent for a preview', async () => {
  renderPart(<CollectionForm />, { path: '/email-collection', state: { answers: { a: 4 } } })
  await screen.findByText('Your answers are in')
  expect(server.readPreview).not.toHaveBeenCalled()
})
