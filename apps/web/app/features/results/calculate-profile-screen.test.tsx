import { act, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ApiError } from '../../lib/api-error.ts'
import { pathOf, renderPart } from '../../testing/render-part.tsx'
import CalculateProfileScreen from './calculate-profile-screen.tsx'

const server = vi.hoisted(() => ({ calculateBasicResult: vi.fn() }))
vi.mock('./results.queries.ts', async (original) => ({
  ...(await original<typeof import('./results.queries.ts')>()),
  ...server,
}))
vi.mock('../../lib/session.ts', () => ({ useSession: () => ({ status: 'visitor' }) }))

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(Math, 'random').mockReturnValue(0.999999)
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

/** The screen while the calculation runs, and what ends it. */
function show() {
  const calculation = Promise.withResolvers<void>()
  server.calculateBasicResult.mockReturnValue(calculation.promise)
  const page = renderPart(<CalculateProfileScreen />, { path: '/calculate-profile' })
  const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))
  return { page, pass, ...calculation }
}
const value = () => screen.getByRole('progressbar').getAttribute('aria-valuenow')

test('the bar rises by seven at most every 800 ms up to ninety, then it leads to the dashboard', async () => {
  const { page, pass, resolve } = show()
  await pass(799)
  expect(value()).toBe('0')
  await pass(1)
  expect(value()).toBe('7')
  await pass(4 * 800)
  expect(value()).toBe('35')
  await pass(60_000)
  expect(value()).toBe('90')
  resolve()
  await pass(0)
  expect(value()).toBe('100')
  await pass(1400)
  expect(pathOf(page)).toBe('/calculate-profile')
  await pass(200)
  expect(pathOf(page)).toBe('/dashboard')
})

test('a failed calculation leads home after three seconds', async () => {
  const { page, pass, reject } = show()
  reject(new ApiError('session_missing', 'none', 401))
  await pass(0)
  expect(screen.getByRole('alert').textContent).not.toBe('')
  expect(screen.queryByRole('progressbar')).toBeNull()
  await pass(2900)
  expect(pathOf(page)).toBe('/calculate-profile')
  await pass(200)
  expect(pathOf(page)).toBe('/')
})
