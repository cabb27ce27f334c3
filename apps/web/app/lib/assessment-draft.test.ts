import { beforeEach, expect, test, vi } from 'vitest'
import { clearDraft, loadDraft, saveDraft } from './assessment-draft.ts'

const stored = new Map<string, string>()

beforeEach(() => {
  stored.clear()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  })
})

const draft = { answers: { a: 4, b: 1 }, milliseconds: { a: 2100 }, position: 2 }

test('a saved draft comes back, each form its own', () => {
  saveDraft('initial', draft)
  expect(loadDraft('initial')).toEqual(draft)
  expect(loadDraft('detailed')).toBeUndefined()
  clearDraft('initial')
  expect(loadDraft('initial')).toBeUndefined()
})

test.each([
  ['no JSON', '{'],
  ['another shape', '{"answers":[]}'],
  ['an answer out of range', '{"answers":{"a":6},"milliseconds":{},"position":0}'],
  ['a negative position', '{"answers":{},"milliseconds":{},"position":-1}'],
])('a spoilt draft is no draft: %s', (_, spoilt) => {
  stored.set('individua.draft.initial', spoilt)
  expect(loadDraft('initial')).toBeUndefined()
})

test('a storage that refuses does not stop the assessment', () => {
  vi.stubGlobal('localStorage', {
    getItem: () => {
      throw new Error('denied')
    },
    setItem: () => {
      throw new Error('full')
    },
  })
  expect(() => saveDraft('initial', draft)).not.toThrow()
  expect(loadDraft('initial')).toBeUndefined()
})
