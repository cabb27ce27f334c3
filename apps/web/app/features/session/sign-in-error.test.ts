import { AuthApiError, AuthRetryableFetchError } from '@supabase/auth-js'
import { expect, test } from 'vitest'
import { readTexts } from '../../lib/all-texts.server.ts'
import { apiErrorOfProvider } from '../../lib/auth-error.ts'
import { translate } from '../../lib/translate.ts'
import { signInErrorText } from './sign-in-error.ts'

const inGerman = (namespace: 'session' | 'errors') => (key: string) =>
  translate(readTexts('de', namespace), 'de', key)

function shownText(error: unknown): string {
  return signInErrorText(error, inGerman('session'), inGerman('errors'))
}

const failed = 'Die Anmeldung hat nicht geklappt. Bitte versuchen Sie es noch einmal.'

test('known errors are shown in the language of the page', () => {
  const tooOften = new AuthApiError('slowly', 429, 'over_email_send_rate_limit')
  expect(shownText(apiErrorOfProvider(tooOften))).toBe(inGerman('errors')('too_many_requests'))
  const forAnHour = 'For security purposes, you can only request this after 3540 seconds.'
  const usedUp = new AuthApiError(forAnHour, 429, 'over_email_send_rate_limit')
  expect(shownText(apiErrorOfProvider(usedUp))).toBe(inGerman('errors')('link_limit'))
  const wrongEmail = new AuthApiError('no address', 400, 'email_address_invalid')
  expect(shownText(apiErrorOfProvider(wrongEmail))).toBe(inGerman('errors')('validation_failed'))
})

test.each([
  new AuthApiError('Signups are closed for maintenance', 422, 'signup_disabled'),
  new AuthApiError('Signups are closed for maintenance', 400, 'never_heard_of'),
  new AuthRetryableFetchError('Signups are closed for maintenance', 500),
])('the server’s own message is shown where nothing else is known: %o', (error) => {
  expect(shownText(apiErrorOfProvider(error))).toBe('Signups are closed for maintenance')
})

test.each([
  ['', 400],
  ['{}', 400],
  ['{"error":{"code":"internal_error"}}', 500],
  ['Internal Server Error', 500],
  ['HTTP 500', 500],
])('a response without a message (%s) is shown as a failure to sign in', (message, status) => {
  expect(shownText(apiErrorOfProvider(new AuthApiError(message, status, undefined)))).toBe(failed)
})

test('whatever else is thrown is a failure to sign in', () => {
  expect(shownText(new TypeError('no module'))).toBe(failed)
})
