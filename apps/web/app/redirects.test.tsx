import { waitFor } from '@testing-library/react'
import type { ComponentType } from 'react'
import { expect, test, vi } from 'vitest'
import { ApiError } from './lib/api-error.ts'
import type { Session } from './lib/session.ts'
import { pathOf, renderPart, wordsOf } from './testing/render-part.tsx'

// Where each screen leads a reader who may not see it, or has nothing to see there.

const session = vi.hoisted(() => ({ current: { status: 'visitor' } as Session }))
vi.mock('./lib/session.ts', async (original) => ({
  ...(await original<typeof import('./lib/session.ts')>()),
  useSession: () => session.current,
}))

const screens = import.meta.glob<{ default: ComponentType }>('./features/*/*-screen.tsx')

async function open(screen: string, path: string) {
  const load = screens[`./features/${screen}-screen.tsx`]
  if (!load) throw new Error(`there is no ${screen}`)
  const { default: Screen } = await load()
  return renderPart(<Screen />, { path })
}

test.each([
  ['results/dashboard', '/dashboard', '/assessment'],
  ['account/my-answers', '/my-answers', '/assessment'],
  ['results/portraits', '/portraits', '/assessment'],
  ['results/compare-portraits', '/portraits/compare', '/assessment'],
  ['results/portrait', '/portrait', '/assessment'],
  ['advanced-assessment/advanced-assessment', '/advanced-assessment', '/assessment'],
  ['advanced-assessment/more-questions', '/more-questions', '/assessment'],
  ['payments/payment-advanced', '/payment-advanced', '/assessment'],
  ['results/results-processing', '/results-processing', '/assessment'],
  ['account/profile', '/profile', '/'],
  ['session/verification-sent', '/verification-sent', '/'],
  ['results/detailed-results', '/detailed-results', '/payment'],
  ['results/basic-results', '/basic-results', '/dashboard'],
])('%s leads a visitor from %s to %s, without a message', async (screen, path, to) => {
  session.current = { status: 'visitor' }
  const page = await open(screen, path)
  await waitFor(() => expect(pathOf(page)).toBe(to))
  expect(wordsOf(page)).not.toMatch(/signed out|sign in again/i)
})

test.each([
  ['results/basic-results', '/sk/basic-results', '/sk/dashboard'],
  ['session/verification-sent', '/sk/verification-sent', '/sk'],
  ['results/detailed-results', '/sk/detailed-results', '/sk/payment'],
])('%s leads a user from %s to %s as well', async (screen, path, to) => {
  session.current = { status: 'user', email: 'jana@example.sk', userId: 'uid' }
  const page = await open(screen, path)
  await waitFor(() => expect(pathOf(page)).toBe(to))
})

test('a user who could not be read is led from the account to the start, and told why', async () => {
  const userInfoError = new ApiError('network', 'no answer', 0)
  session.current = { status: 'user', email: 'jana@example.sk', userId: 'uid', userInfoError }
  const page = await open('account/profile', '/profile')
  await waitFor(() => expect(pathOf(page)).toBe('/'))
  expect(wordsOf(page)).toContain('No connection.')
})
