import { beforeEach, expect, test, vi } from 'vitest'
import { forgetWaiting, keepWaiting, waitingAnswers } from './waiting-answers.ts'

const stored = new Map<string, string>()
const tellTab = vi.fn()
const waiting = {
  email: 'jana@example.sk',
  language: 'sk',
  answers: [{ questionUuid: 'q', answer: '4' }],
  since: 1,
} as const

beforeEach(() => {
  stored.clear()
  vi.stubGlobal('window', { dispatchEvent: tellTab })
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  })
})

test('answers wait until they are sent, and the screens of this tab notice', () => {
  keepWaiting({ ...waiting, answers: [...waiting.answers] })
  expect(waitingAnswers()).toEqual(waiting)
  forgetWaiting()
  expect(waitingAnswers()).toBeUndefined()
  expect(tellTab).toHaveBeenCalledTimes(2)
})

test.each([{ language: 'xx' }, { answers: 'all' }, { email: 3 }, { since: null }])(
  'spoilt answers wait for nothing: %o',
  (spoilt) => {
    stored.set('individua.waiting', JSON.stringify({ ...waiting, ...spoilt }))
    expect(waitingAnswers()).toBeUndefined()
  },
)
