import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { ApiError } from '../../lib/api-error.ts'
import { renderPart } from '../../testing/render-part.tsx'
import SignInScreen from './sign-in-screen.tsx'

const requestSignInLink = vi.hoisted(() => vi.fn())
vi.mock('./session.queries.ts', async (original) => ({
  ...(await original<typeof import('./session.queries.ts')>()),
  requestSignInLink,
}))

beforeEach(() => {
  requestSignInLink.mockReset().mockResolvedValue(undefined)
})

async function submit(email: string) {
  renderPart(<SignInScreen />, { path: '/sign-in' })
  const user = userEvent.setup()
  const field = screen.getByLabelText('E-mail address')
  if (email) await user.type(field, email)
  await user.click(screen.getByRole('button', { name: 'Send magic link' }))
  return field
}

test('without an email nothing is sent, and a message says what is missing', async () => {
  await submit('')
  expect(await screen.findByText('Please enter your e-mail address.')).not.toBeNull()
  expect(requestSignInLink).not.toHaveBeenCalled()
})

test('what is not an email is refused at its field', async () => {
  const field = await submit('jana')
  expect(field.getAttribute('aria-invalid')).toBe('true')
  const error = document.getElementById(field.getAttribute('aria-describedby') ?? '')
  expect(error?.getAttribute('role')).toBe('alert')
  expect(requestSignInLink).not.toHaveBeenCalled()
})

test('an email is sent without spaces, then the screen says to look for the mail', async () => {
  await submit('jana@example.sk')
  expect(await screen.findByRole('heading', { name: 'Check your e-mail' })).not.toBeNull()
  expect(requestSignInLink).toHaveBeenCalledWith('jana@example.sk', 'en', undefined)
})

test('while the mail is asked for, the button waits and says so', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  requestSignInLink.mockReturnValueOnce(promise)
  await submit('jana@example.sk')
  const button = await screen.findByRole<HTMLButtonElement>('button', { name: 'Sending…' })
  expect(button.disabled).toBe(true)
  resolve()
  expect(await screen.findByRole('heading', { name: 'Check your e-mail' })).not.toBeNull()
})

test('the card after sending leads back to the form, with the email', async () => {
  await submit('jana@example.sk')
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))
  expect(screen.getByLabelText<HTMLInputElement>('E-mail address').value).toBe('jana@example.sk')
})

test('a failure is shown, and the form can be sent again', async () => {
  requestSignInLink.mockRejectedValueOnce(new ApiError('network', 'no network', 0))
  await submit('jana@example.sk')
  const button = await screen.findByRole<HTMLButtonElement>('button', { name: 'Send magic link' })
  expect(await screen.findByText(/^No connection\./)).not.toBeNull()
  expect(button.disabled).toBe(false)
  await userEvent.click(button)
  expect(await screen.findByRole('heading', { name: 'Check your e-mail' })).not.toBeNull()
})
