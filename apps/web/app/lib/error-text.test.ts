import { expect, test } from 'vitest'
import { readTexts } from './all-texts.server.ts'
import { ApiError, type ApiErrorCode } from './api-error.ts'
import { errorText } from './error-text.ts'
import { translate } from './translate.ts'

const t = (key: string) => translate(readTexts('en', 'app'), 'en', key)
const common = 'Something went wrong. Please try again.'

test('a code of ours has its text', () => {
  expect(errorText(t, new ApiError('network', 'no answer', 0))).toBe(t('errors.network'))
})

test.each(['tea_is_cold', 'constructor', '', undefined])(
  'the unknown code %s is told in common words',
  (code) => {
    // What a server sends is not what the types promise.
    const sent: { code: ApiErrorCode } = JSON.parse(JSON.stringify({ code }))
    expect(errorText(t, new ApiError(sent.code, 'brr', 418))).toBe(common)
  },
)

test('anything else thrown is told in common words', () => {
  expect(errorText(t, new TypeError('x is undefined'))).toBe(common)
})
