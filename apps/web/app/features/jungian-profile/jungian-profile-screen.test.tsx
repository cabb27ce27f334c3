import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { writeSampleProfile } from '../../../sample-person.ts'
import { ApiError } from '../../lib/api-error.ts'
import type { Session } from '../../lib/session.ts'
import { linksOf, renderPart, wordsOf } from '../../testing/render-part.tsx'
import { userSession } from '../../testing/user-session.ts'
import { sampleProfileQuery } from './jungian-profile.queries.ts'
import JungianProfileScreen from './jungian-profile-screen.tsx'

const session = vi.hoisted(() => ({ current: { status: 'visitor' } as Session }))
const api = vi.hoisted(() => ({ apiGet: vi.fn(), apiGetNewer: vi.fn() }))
vi.mock('../../lib/session.ts', () => ({ useSession: () => session.current }))
vi.mock('../../lib/api-client.ts', () => api)

beforeEach(() => {
  api.apiGet.mockReset()
  api.apiGetNewer.mockReset()
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

test('a reader whose access has ended sees the sample, and why', async () => {
  session.current = userSession(true)
  api.apiGetNewer.mockRejectedValue(new ApiError('payment_required', '', 402))
  expect(await noticeLinks()).toEqual(['/payment-advanced'])
  expect(wordsOf(screen.getByRole('region', { name: 'Sample' }))).toContain('has ended')
})

test('a profile that does not come says so, and is asked for again', async () => {
  session.current = userSession(true)
  api.apiGetNewer.mockRejectedValue(new ApiError('internal_error', '', 500))
  renderPart(<JungianProfileScreen />, { path: '/jungian-dashboard' })
  expect(wordsOf(await screen.findByRole('alert'))).toContain('Your profile did not open')
  fireEvent.click(screen.getByRole('button', { name: 'Try Again' }))
  await waitFor(() => expect(api.apiGetNewer).toHaveBeenCalledTimes(2))
})
