import { beforeEach, expect, test, vi } from 'vitest'
import { isMissingCode, mayReload, rememberReload } from './missing-code.ts'

const stored = new Map<string, string>()
const storage = {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => stored.set(key, value),
}

beforeEach(() => {
  stored.clear()
  vi.useRealTimers()
  vi.stubGlobal('sessionStorage', storage)
  vi.stubGlobal('navigator', { onLine: true })
})

test.each([
  'Failed to fetch dynamically imported module: http://localhost/assets/a.js',
  'error loading dynamically imported module: http://localhost/assets/a.js',
  'Importing a module script failed.',
  'Unable to preload CSS for /assets/a.css',
])('browsers say that code is missing: %s', (message) => {
  expect(isMissingCode(new TypeError(message))).toBe(true)
})

test('any other failure is none of missing code', () => {
  expect(isMissingCode(new TypeError('x is undefined'))).toBe(false)
  expect(isMissingCode('Importing a module script failed.')).toBe(false)
})

test('one reload a minute', () => {
  vi.useFakeTimers()
  expect(mayReload()).toBe(true)
  expect(rememberReload()).toBe(true)
  vi.advanceTimersByTime(59_000)
  expect(mayReload()).toBe(false)
  vi.advanceTimersByTime(2_000)
  expect(mayReload()).toBe(true)
})

test('none without a network, and none that could not be remembered', () => {
  vi.stubGlobal('navigator', { onLine: false })
  expect(mayReload()).toBe(false)
  vi.stubGlobal('sessionStorage', { ...storage, setItem: () => undefined })
  expect(rememberReload()).toBe(false)
})
