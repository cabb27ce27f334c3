import { screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { writeSampleProfile } from '../../../sample-person.ts'
import type { Session } from '../../lib/session.ts'
import { linksOf, renderPart } from '../../testing/render-part.tsx'
import { sampleProfileQuery } from './jungian-profile.queries.ts'
import JungianProfileScreen from './jungian-profile-screen.tsx'

const session = vi.hoisted(() => ({ current: { status: 'visitor' } as Session }))
const api = vi.hoisted(() => ({ apiGet: vi.fn() }))
vi.mock('../../lib/session.ts', () => ({ useSession: () => session.current }))
vi.mock('../../lib/api-client.ts', () => api)

const email = 'jana@example.sk'
const userOf = (is_premium: boolean): Session => ({
  status: 'user',
  email,
  userId: 'uid',
  userInfo: { id: 'uid', email, registered_at: '2026-03-09T12:00:00Z', is_premium },
})

beforeEach(() => {
  api.apiGet.mockReset()
})

/** Where the notice above the sample leads. */
async function noticeLinks() {
  renderPart(<JungianProfileScreen />, {
    path: '/jungian-dashboard',
    read: [[sampleProfileQuery('en').queryKey, writeSampleProfile('en')]],
  })
  return Object.values(linksOf(await screen.findByRole('region', { name: 'Sample' })))
}

test('a visitor and a user who has not paid see the sample, and nothing else is asked for', async () => {
  session.current = { status: 'visitor' }
  expect(await noticeLinks()).toContain('/assessment')
  document.body.replaceChildren()
  session.current = userOf(false)
  expect(await noticeLinks()).toEqual(['/advanced-assessment'])
  expect(api.apiGet).not.toHaveBeenCalled()
})
