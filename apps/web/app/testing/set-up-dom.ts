import { format } from 'node:util'
import { cleanup, configure } from '@testing-library/react'
import { afterEach, beforeEach, vi } from 'vitest'

// No test depends on how long something takes.
configure({ asyncUtilTimeout: 60_000 })
vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)

// No test reaches a network: what it does not provide itself stays pending.
beforeEach(() => {
  vi.stubGlobal('fetch', () => new Promise(() => undefined))
  localStorage.clear()
  sessionStorage.clear()
})

const unawaited: string[] = []
const print = console.error
console.error = (...words: unknown[]) => {
  const line = format(...words)
  if (line.includes('not wrapped in act')) unawaited.push(line)
  else print(...words)
}

// Hooks run in reverse, so this runs after the clean-up: a test must wait for the updates of what it shows.
afterEach(() => {
  const [first] = unawaited.splice(0)
  if (first !== undefined) throw new Error(`the test did not await an update: ${first}`)
})

afterEach(cleanup)
