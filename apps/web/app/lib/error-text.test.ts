import type { ClientErrorCode } from '@individua/contract/errors'
import { expect, test } from 'vitest'
import { readTexts } from './all-texts.server.ts'
import { ApiError } from './api-error.ts'
import { errorText } from './error-text.ts'
import { translate } from './translate.ts'

const t = (key: string) => translate(readTexts('en', 'errors'), 'en', key)
const common = 'Something went wrong. Please try again.'

test('a code of ours has its text', () => {
  expect(errorText(t, new ApiError('network', 'no response', 0))).toBe(
    'No connection. Check your network and try again.',
  )
  expect(errorText(t, new ApiError('session_invalid', 'no', 401))).toBe(
    'You are no longer signed in. Please sign in again.',
  )
})

test('a fault of the program shows the common text', () => {
  expect(errorText(t, new ApiError('bad_json', 'no', 400))).toBe(common)
})

test.each(['tea_is_cold', 'constructor', '', undefined])(
  'the unknown code %s shows the common text',
  (code) => {
    // What a server sends is not what the types promise.
    const sent: { code: ClientErrorCode } = JSON.parse(JSON.stringify({ code }))
    expect(errorText(t, new ApiError(sent.code, 'brr', 418))).toBe(common)
  },
)

test('any other thrown value shows the common text', () => {
  expect(errorText(t, new TypeError('x is undefined'))).toBe(common)
})
