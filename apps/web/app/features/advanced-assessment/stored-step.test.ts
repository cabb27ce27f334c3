import { beforeEach, expect, test, vi } from 'vitest'
import { clearStep, loadStep, saveStep } from './stored-step.ts'

const stored = new Map<string, string>()
const draft = { answers: { a: 'a text', b: '2' }, milliseconds: { a: 2100 }, position: 1 }

beforeEach(() => {
  stored.clear()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  })
})

test('a step comes back to its own user only', () => {
  saveStep('anna', 3, draft)
  expect(loadStep('anna', 3)).toEqual(draft)
  expect(loadStep('anna', 2)).toBeUndefined()
  expect(loadStep('boris', 3)).toBeUndefined()
  clearStep('anna', 3)
  expect(loadStep('anna', 3)).toBeUndefined()
})

test.each([
  ['no JSON', '{'],
  ['another shape', '{"answers":[]}'],
  ['an answer that is no text', '{"answers":{"a":6},"milliseconds":{},"position":0}'],
  ['a negative position', '{"answers":{},"milliseconds":{},"position":-1}'],
])('a spoilt step is no step: %s', (_, spoilt) => {
  stored.set('individua.advanced.anna.1', spoilt)
  expect(loadStep('anna', 1)).toBeUndefined()
})

test('a storage that refuses does not stop the assessment', () => {
  const refuse = () => {
    throw new Error('denied')
  }
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse })
  expect(() => saveStep('anna', 1, draft)).not.toThrow()
  expect(() => clearStep('anna', 1)).not.toThrow()
  expect(loadStep('anna', 1)).toBeUndefined()
})
