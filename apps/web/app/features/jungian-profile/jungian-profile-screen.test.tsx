import { screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { writeSampleProfile } from '../../../sample-person.ts'
import type { Session } from '../../lib/session.ts'
import { linksOf, renderPart } from '../../testing/render-part.tsx'
import { userSession } from '../../testing/user-session.ts'
import { sampleProfileQuery } from './jungian-profile.queries.ts'
import JungianProfileScreen from './jungian-profile-screen.tsx'

const session = vi.hoisted(() => ({ current: { status: 'visitor' } as Session }))
const api = vi.hoisted(() => ({ apiGet: vi.fn() }))
vi.mock('../../lib/session.ts', () => ({ useSession: () => session.current }))
vi.mock('../../lib/api-client.ts', () => api)

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
  session.current = userSession(false)
  expect(await noticeLinks()).toEqual(['/advanced-assessment'])
  expect(api.apiGet).not.toHaveBeenCalled()
})
