import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { eachOf, linksOf, renderPart, wordsOf } from '../../testing/render-part.tsx'
import { CheckEmail } from './check-email.tsx'
import { CollectionForm } from './collection-form.tsx'
import SignInCallbackScreen from './sign-in-callback-screen.tsx'
import { SignInForm } from './sign-in-form.tsx'
import SignInScreen from './sign-in-screen.tsx'
import SignUpCallbackScreen from './sign-up-callback-screen.tsx'
import VerificationSentScreen from './verification-sent-screen.tsx'

// A link stays in the middle of being verified.
vi.mock('./session.queries.ts', async (original) => ({
  ...(await original<typeof import('./session.queries.ts')>()),
  confirmLink: () => new Promise(() => {}),
}))

const nothing = () => undefined

test('signing in: logo and back lead home, a link leads to the questions', () => {
  const page = renderPart(<SignInScreen />, { path: '/sk/sign-in' })
  const links = linksOf(page)
  expect(links.Individua).toBe('/sk')
  expect(links['← Späť']).toBe('/sk')
  expect(Object.values(links)).toContain('/sk/assessment')
})

test('signing in: title, description, a field for the e-mail and the button', () => {
  const page = renderPart(<SignInForm email="" onEmail={nothing} onSent={nothing} />)
  expect(eachOf(page, 'h1')).toEqual(['Welcome back'])
  expect(wordsOf(page)).toContain('we will send you a link to sign in')
  expect(screen.getByLabelText<HTMLInputElement>('E-mail address').type).toBe('email')
  expect(eachOf(page, 'button')).toEqual(['Send magic link'])
})

test('after sending: the e-mail is named, with ways to try again and home', () => {
  const page = renderPart(<CheckEmail email="jana@example.sk" onTryAgain={nothing} />)
  expect(eachOf(page, 'h1')).toEqual(['Check your e-mail'])
  expect(wordsOf(page)).toContain('If jana@example.sk belongs to an account')
  expect(eachOf(page, 'button')).toContain('Try again')
  expect(linksOf(page)['Back to Home']).toBe('/')
  expect(linksOf(page)['Begin with the assessment']).toBe('/assessment')
  expect(wordsOf(page)).toContain('works for 60 minutes')
})

test('collecting the e-mail: one required field, a consent line, a button that waits for it', () => {
  const page = renderPart(<CollectionForm />, {
    path: '/email-collection',
    state: { answers: { a: 4 }, milliseconds: {} },
  })
  const [field, ...others] = within(page).getAllByRole<HTMLInputElement>('textbox')
  expect(others).toEqual([])
  expect([field?.type, field?.required]).toEqual(['email', true])
  expect(linksOf(page)).toEqual({ 'Terms & Privacy Policy': '/privacy-policy' })
  const button = within(page).getByRole<HTMLButtonElement>('button', { name: 'Get My Results' })
  expect(button.disabled).toBe(true)
})

test('after submitting: what was done, where the mail went, and a way home', () => {
  const page = renderPart(<VerificationSentScreen />, {
    path: '/verification-sent',
    state: { email: 'jana@example.sk' },
  })
  expect(wordsOf(page)).toContain('Verification email sent! Please check your inbox.')
  expect(wordsOf(page)).toContain('jana@example.sk')
  expect(linksOf(page)['Back to Home']).toBe('/')
})

test('while a link is verified, the screen says so', () => {
  const signIn = renderPart(<SignInCallbackScreen />)
  expect(eachOf(signIn, 'h1')).toEqual(['Signing you in…'])
  const signUp = renderPart(<SignUpCallbackScreen />)
  expect(eachOf(signUp, 'h1')).toEqual(['Confirming your e-mail address…'])
})
