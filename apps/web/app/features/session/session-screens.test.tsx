import { expect, test } from 'vitest'
import { eachOf, linksOf, render, wordsOf } from '../../testing/render.tsx'
import { CheckEmail } from './check-email.tsx'
import { CollectionForm } from './collection-form.tsx'
import SignInCallbackScreen from './sign-in-callback-screen.tsx'
import { SignInForm } from './sign-in-form.tsx'
import SignInScreen from './sign-in-screen.tsx'
import SignUpCallbackScreen from './sign-up-callback-screen.tsx'

const nothing = () => undefined

test('signing in: logo and back lead home, and whoever has no account to the questions', () => {
  const page = render(<SignInScreen />, { path: '/sk/sign-in' })
  const links = linksOf(page)
  expect(links.Individua).toBe('/sk')
  expect(links['← Späť']).toBe('/sk')
  expect(Object.values(links)).toContain('/sk/assessment')
})

test('signing in: title, description, a field for the e-mail and the button', () => {
  const page = render(<SignInForm email="" onEmail={nothing} onSent={nothing} />)
  expect(eachOf(page, 'h1')).toEqual(['Welcome back'])
  expect(wordsOf(page)).toContain('we will send you a link to sign in')
  expect(page).toMatch(/<input[^>]*type="email"/)
  expect(eachOf(page, 'button')).toEqual(['Send magic link'])
})

test('after sending: the e-mail is named, with ways to try again and home', () => {
  const page = render(<CheckEmail email="jana@example.sk" onTryAgain={nothing} />)
  expect(eachOf(page, 'h1')).toEqual(['Check your e-mail'])
  expect(wordsOf(page)).toContain('If jana@example.sk belongs to an account')
  expect(eachOf(page, 'button')).toContain('Try again')
  expect(linksOf(page)['Back to Home']).toBe('/')
})

test('collecting the e-mail: one required field, a consent line, a button that waits for it', () => {
  const page = render(<CollectionForm />, { path: '/email-collection' })
  const inputs = page.match(/<input[^>]*>/g) ?? []
  expect(inputs).toHaveLength(1)
  expect(inputs[0]).toMatch(/type="email"/)
  expect(inputs[0]).toMatch(/required/)
  expect(linksOf(page)).toEqual({ 'Terms & Privacy Policy': '/privacy-policy' })
  const [button = ''] = page.match(/<button.*?<\/button>/s) ?? []
  expect(button).toMatch(/ disabled=""/)
  expect(wordsOf(button).trim()).toBe('Get My Results')
})

test('while a link is being proved: a spinner to sign in, a skeleton to confirm', () => {
  const signIn = render(<SignInCallbackScreen />)
  expect(eachOf(signIn, 'h1')).toEqual(['Signing you in…'])
  expect(signIn).toContain('animate-spin')
  const signUp = render(<SignUpCallbackScreen />)
  expect(eachOf(signUp, 'h1')).toEqual(['Confirming your e-mail address…'])
  expect(signUp).toContain('animate-pulse')
})
