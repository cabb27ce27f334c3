import { cleanup, configure } from '@testing-library/react'
import { afterEach, beforeEach, vi } from 'vitest'

// How long anything takes is no matter of a test.
configure({ asyncUtilTimeout: 60_000 })
vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)

// No test reaches a network: what it does not provide itself stays pending.
beforeEach(() => {
  vi.stubGlobal('fetch', () => new Promise(() => undefined))
  localStorage.clear()
  sessionStorage.clear()
})

afterEach(cleanup)
