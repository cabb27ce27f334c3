import type { Session } from '../lib/session.ts'

const email = 'jana@example.sk'

/** The session of a signed-in user; a premium one has paid. */
export const userSession = (is_premium: boolean): Session => ({
  status: 'user',
  email,
  userId: 'uid',
  userInfo: { id: 'uid', email, registered_at: '2026-03-09T12:00:00Z', is_premium },
})
