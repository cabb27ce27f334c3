import { screen, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { ApiError } from '../../lib/api-error.ts'
import type { Session } from '../../lib/session.ts'
import { eachOf, linksOf, renderPart, wordsOf } from '../../testing/render-part.tsx'
import { userSession } from '../../testing/user-session.ts'
import ChatScreen from './chat-screen.tsx'

const session = vi.hoisted(() => ({ current: { status: 'visitor' } as Session }))
const api = vi.hoisted(() => ({ apiGet: vi.fn(), apiPost: vi.fn(), apiDelete: vi.fn() }))
vi.mock('../../lib/session.ts', () => ({ useSession: () => session.current }))
vi.mock('../../lib/api-client.ts', () => api)

beforeEach(() => {
  session.current = { status: 'visitor' }
  api.apiGet.mockReset()
})

test('a field, four questions to ask and a link back', () => {
  renderPart(<ChatScreen />, { path: '/chat' })
  const main = screen.getByRole('main')
  expect(within(main).getAllByRole('textbox')).toHaveLength(1)
  expect(eachOf(main, 'li').filter((item) => item.endsWith('?'))).toHaveLength(4)
  expect(eachOf(main, 'button')).toContain('Send')
  expect(linksOf(main)['← Back']).toBe('/')
})

test('a user who has not paid sees the preview and the link to the report', () => {
  session.current = userSession(false)
  renderPart(<ChatScreen />, { path: '/sk/chat' })
  const main = screen.getByRole('main')
  expect(Object.values(linksOf(main))).toContain('/sk/payment-advanced')
  expect(Object.values(linksOf(main))).not.toContain('/sk/sign-in')
  expect(api.apiGet).not.toHaveBeenCalled()
})

test('a user who paid but did not answer is sent to the questions', async () => {
  session.current = userSession(true)
  api.apiGet.mockRejectedValue(new ApiError('result_not_found', 'none', 404))
  const page = renderPart(<ChatScreen />, { path: '/chat' })
  await screen.findByRole('heading', { level: 2 })
  const main = screen.getByRole('main')
  expect(Object.values(linksOf(main))).toContain('/advanced-assessment')
  expect(within(main).queryByRole('textbox')).toBeNull()
  expect(wordsOf(page)).not.toContain('Try again')
})
