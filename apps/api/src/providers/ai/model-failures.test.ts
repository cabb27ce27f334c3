import { APICallError, type LanguageModelUsage, NoObjectGeneratedError } from 'ai'
import { expect, test, vi } from 'vitest'
import { ModelFailure } from './language-model.ts'
import { ReplyTooLarge } from './limited-fetch.ts'
import { asModelFailure } from './model-failures.ts'

interface Response {
  statusCode?: number
  responseHeaders?: Record<string, string>
  responseBody?: string
  cause?: unknown
}

const apiError = (response: Response) =>
  new APICallError({ message: 'no', url: 'http://127.0.0.1', requestBodyValues: {}, ...response })

test.each([
  [undefined, 'unreachable'],
  [200, 'unusable'],
  [399, 'unusable'],
  [400, 'refused'],
  [404, 'refused'],
  [429, 'limited'],
  [499, 'refused'],
  [500, 'unreachable'],
  [529, 'unreachable'],
])('status %s is %s', (statusCode, problem) => {
  const failure = asModelFailure(apiError(statusCode === undefined ? {} : { statusCode }))
  expect(failure).toMatchObject({ problem, status: statusCode, isKeyRefused: false })
})

test.each([
  [400, undefined, false],
  [400, '{"reason":"INVALID_ARGUMENT"}', false],
  [400, '{"reason":"API_KEY_INVALID"}', true],
  [404, '{"reason":"API_KEY_INVALID"}', false],
  [401, undefined, true],
  [402, undefined, true],
  [403, undefined, true],
  [405, undefined, false],
  [429, undefined, false],
])('status %s with body %s: the key is refused: %s', (statusCode, responseBody, isKeyRefused) => {
  const error = apiError({ statusCode, ...(responseBody !== undefined && { responseBody }) })
  expect(asModelFailure(error).isKeyRefused).toBe(isKeyRefused)
})

test.each([
  ['120', 120_000],
  [' 1.5 ', 1_500],
  ['Tue, 01 Dec 2026 08:01:00 GMT', 60_000],
  ['Tue, 01 Dec 2026 07:59:00 GMT', undefined],
  ['0', undefined],
  ['-5', undefined],
  ['1e9', undefined],
  ['5 s', undefined],
  ['soon', undefined],
  ['', undefined],
])('Retry-After: %s is %s ms', (value, retryAfterMs) => {
  vi.useFakeTimers({ now: new Date('2026-12-01T08:00:00Z') })
  try {
    const responseHeaders = { 'retry-after': value }
    const failure = asModelFailure(apiError({ statusCode: 503, responseHeaders }))
    expect(failure.retryAfterMs).toBe(retryAfterMs)
  } finally {
    vi.useRealTimers()
  }
})

test('a response that is no failure asks for no wait', () => {
  const responseHeaders = { 'retry-after': '60' }
  expect(
    asModelFailure(apiError({ statusCode: 200, responseHeaders })).retryAfterMs,
  ).toBeUndefined()
  expect(asModelFailure(apiError({ statusCode: 400, responseHeaders })).retryAfterMs).toBe(60_000)
})

test('what was aborted is late, whatever it failed with', () => {
  const error = apiError({ statusCode: 401 })
  expect(asModelFailure(error, AbortSignal.abort()).problem).toBe('late')
  expect(asModelFailure(error, new AbortController().signal).problem).toBe('refused')
})

test('a failure that is named already stays as it is', () => {
  const failure = new ModelFailure('limited')
  expect(asModelFailure(failure, AbortSignal.abort())).toBe(failure)
})

test('a reply that was cut off for its size is too large, however deep the cause lies', () => {
  expect(asModelFailure(new ReplyTooLarge()).problem).toBe('too_large')
  const cause = new Error('outer', { cause: new ReplyTooLarge() })
  expect(asModelFailure(apiError({ statusCode: 500, cause })).problem).toBe('too_large')
})

test('a reply without an object keeps the tokens that it cost', () => {
  const response = { id: '1', timestamp: new Date(), modelId: 'm' }
  const usage: LanguageModelUsage = JSON.parse('{}')
  const reply = { message: 'no', response, usage, finishReason: 'stop' } as const
  const noObject = (used?: { totalTokens: number }) =>
    Object.assign(new NoObjectGeneratedError(reply), { usage: used })
  expect(asModelFailure(noObject({ totalTokens: 7 }))).toMatchObject({
    problem: 'unusable',
    tokens: 7,
  })
  expect(asModelFailure(noObject())).toMatchObject({ problem: 'unusable', tokens: undefined })
})

test.each([new Error('other'), 'text', undefined])('anything else is unusable: %s', (error) => {
  expect(asModelFailure(error)).toMatchObject({ problem: 'unusable', status: undefined })
})
