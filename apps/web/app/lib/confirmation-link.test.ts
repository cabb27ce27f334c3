import { expect, test } from 'vitest'
import { readLink } from './confirmation-link.ts'

test('both tokens are found in the hash or in the query', () => {
  const link = { kind: 'session', accessToken: 'a', refreshToken: 'r' }
  expect(readLink('', '#access_token=a&refresh_token=r&type=signup')).toEqual(link)
  expect(readLink('?access_token=a&refresh_token=r', '')).toEqual(link)
})

test('one token alone is no session', () => {
  expect(readLink('', '#access_token=a')).toEqual({ kind: 'failed' })
})

test('a token hash brings its type', () => {
  expect(readLink('?token_hash=h&type=magiclink', '')).toEqual({
    kind: 'tokenHash',
    tokenHash: 'h',
    type: 'magiclink',
  })
})

test("a provider's error is a failure", () => {
  expect(readLink('', '#error=access_denied&error_code=otp_expired')).toEqual({ kind: 'failed' })
})
