import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { BodyCache } from './body-cache.ts'
import { toJsonBytes } from './json-bytes.ts'

beforeEach(() => {
  vi.useFakeTimers()
  // The cache takes a moment of 0 for none.
  vi.advanceTimersByTime(1)
})
afterEach(() => vi.useRealTimers())

const json = toJsonBytes({ text: 'A sentence.' })

test('a body is there until its person is erased', () => {
  const cache = new BodyCache(1_000)
  cache.set('one', 'anna', json)
  cache.set('two', 'anna', json)
  cache.set('three', 'bert', json)
  expect(cache.get('one')).toBe(json)
  cache.forget('anna')
  expect(['one', 'two', 'three'].map((key) => cache.get(key))).toEqual([undefined, undefined, json])
})

test('a body goes within a minute, also while it is read', () => {
  const cache = new BodyCache(1_000)
  cache.set('one', 'anna', json)
  for (let seconds = 0; seconds < 60; seconds += 10) {
    vi.advanceTimersByTime(10_000)
    if (seconds === 0) expect(cache.get('one')).toBe(json)
  }
  expect(cache.get('one')).toBeUndefined()
})

test('bodies that take too much together push out the one that was read longest ago', () => {
  const cache = new BodyCache(2 * json.bytes.length)
  for (const key of ['one', 'two']) cache.set(key, 'anna', json)
  cache.get('one')
  cache.set('three', 'bert', json)
  expect(['one', 'two', 'three'].map((key) => cache.get(key))).toEqual([json, undefined, json])
})

test('without room none is kept', () => {
  const cache = new BodyCache(0)
  cache.set('one', 'anna', json)
  expect(cache.get('one')).toBeUndefined()
})
