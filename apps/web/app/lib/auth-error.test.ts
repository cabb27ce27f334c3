import {
  AuthApiError,
  AuthInvalidCredentialsError,
  AuthRetryableFetchError,
  AuthSessionMissingError,
  AuthWeakPasswordError,
} from '@supabase/auth-js'
import { expect, test } from 'vitest'
import { apiErrorOfProvider } from './auth-error.ts'

function tooManyMails(seconds: number) {
  const message = `For security purposes, you can only request this after ${seconds} seconds.`
  return new AuthApiError(message, 429, 'over_email_send_rate_limit')
}

test.each([
  [new AuthSessionMissingError(), 'internal_error'],
  [new AuthInvalidCredentialsError('no'), 'internal_error'],
  [new AuthWeakPasswordError('weak', 422, ['length']), 'validation_failed'],
  [new AuthRetryableFetchError('away', 502), 'unavailable'],
  [new AuthRetryableFetchError('away', 503), 'unavailable'],
  [new AuthRetryableFetchError('away', 504), 'unavailable'],
  [new AuthRetryableFetchError('no network', 0), 'network'],
  [new AuthApiError('slowly', 429, 'over_email_send_rate_limit'), 'too_many_requests'],
  [tooManyMails(60), 'too_many_requests'],
  [tooManyMails(61), 'link_limit'],
  [tooManyMails(3_540), 'link_limit'],
])('a provider error becomes a code of ours: %s', (error, code) => {
  expect(apiErrorOfProvider(error)).toMatchObject({ code, status: error.status })
})

test('the provider’s errors carry what the product relies on', () => {
  expect(new AuthSessionMissingError().message).toBe('Auth session missing!')
  expect(new AuthWeakPasswordError('weak', 422, []).code).toBe('weak_password')
})
