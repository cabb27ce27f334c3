import { beforeEach, expect, test, vi } from 'vitest'
import { clearDraft, loadDraft, mergeDrafts, saveDraft } from './assessment-draft.ts'

const stored = new Map<string, string>()
const storedInTab = new Map<string, string>()

const storageOf = (entries: Map<string, string>) => ({
  getItem: (key: string) => entries.get(key) ?? null,
  setItem: (key: string, value: string) => entries.set(key, value),
  removeItem: (key: string) => entries.delete(key),
})

beforeEach(() => {
  stored.clear()
  storedInTab.clear()
  vi.stubGlobal('localStorage', storageOf(stored))
  vi.stubGlobal('sessionStorage', storageOf(storedInTab))
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
  [
    'times that are no numbers',
    '{"answers":{},"milliseconds":{},"answeredAt":{"a":"noon"},"position":0}',
  ],
  ['a negative position', '{"answers":{},"milliseconds":{},"position":-1}'],
])('a spoilt draft is no draft: %s', (_, spoilt) => {
  stored.set('individua.draft.initial', spoilt)
  expect(loadDraft('initial')).toBeUndefined()
})

test('a tab comes back to its own question, a new one to the question shown last', () => {
  saveDraft('initial', { ...draft, position: 1 })
  stored.set('individua.draft.initial', JSON.stringify({ ...draft, position: 0 }))
  expect(loadDraft('initial')?.position).toBe(1)
  storedInTab.set('individua.draft.initial', 'spoilt')
  expect(loadDraft('initial')?.position).toBe(0)
  storedInTab.clear()
  expect(loadDraft('initial')?.position).toBe(0)
})

test('two drafts merge by question: the newest answer counts, no answer is lost', () => {
  const own = {
    answers: { a: 4, b: 1 },
    milliseconds: { a: 10, b: 20 },
    answeredAt: { a: 100, b: 200 },
    position: 2,
  }
  const other = {
    answers: { a: 5, b: 2, c: 3 },
    milliseconds: { a: 11, c: 31 },
    answeredAt: { a: 150, b: 150, c: 150 },
    position: 0,
  }
  expect(mergeDrafts(own, other)).toEqual({
    answers: { a: 5, b: 1, c: 3 },
    milliseconds: { a: 10, b: 20, c: 31 },
    answeredAt: { a: 150, b: 200, c: 150 },
    position: 2,
  })
})

test('a draft of an older version, without times, gives only what is missing', () => {
  const older = { answers: { a: 5, c: 3 }, milliseconds: {}, position: 0 }
  expect(mergeDrafts(draft, older).answers).toEqual({ a: 4, b: 1, c: 3 })
  expect(mergeDrafts(draft, undefined)).toEqual(draft)
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
