import type { AuthChangeEvent, Session as AuthSession } from '@supabase/auth-js'
import { beforeEach, expect, test, vi } from 'vitest'

type Listener = (event: AuthChangeEvent, session: Partial<AuthSession> | null) => void

const provider = vi.hoisted(() => ({
  apiGet: vi.fn(),
  signOut: vi.fn(),
  listeners: [] as unknown[],
  isAway: false,
}))

vi.mock('./api-client.ts', () => ({ apiGet: provider.apiGet }))
vi.mock('./auth-client.ts', () => ({
  sessionStorageKey: 'key',
  mayBeSignedIn: () => true,
  storedUser: () => ({ userId: 'a', email: 'a@example.test' }),
  authClient: async () => {
    if (provider.isAway) throw new Error('no configuration')
    return {
      signOut: provider.signOut,
      onAuthStateChange: (listener: unknown) => provider.listeners.push(listener),
    }
  },
}))

/** Fires an authentication event and lets everything it causes happen. */
async function fire(event: AuthChangeEvent, userId?: string) {
  const [listener] = provider.listeners as Listener[]
  const user = { id: userId, email: `${userId}@example.test` } as AuthSession['user']
  listener?.(event, userId ? { user } : null)
  await new Promise((resolve) => setTimeout(resolve, 5))
}

/** The class of this test's own copy of the modules. */
async function apiError(code: 'session_invalid' | 'network', status: number) {
  const { ApiError } = await import('./api-error.ts')
  return new ApiError(code, '', status)
}

beforeEach(async () => {
  vi.resetModules()
  provider.listeners = []
  provider.isAway = false
  provider.apiGet.mockReset().mockResolvedValue({ id: 'a', is_premium: false })
  provider.signOut.mockReset()
  const { openSession } = await import('./session.ts')
  await openSession()
})

test('the user info of one user is asked for once, however many events come', async () => {
  await Promise.all([fire('INITIAL_SESSION', 'a'), fire('SIGNED_IN', 'a')])
  await fire('TOKEN_REFRESHED', 'a')
  expect(provider.apiGet).toHaveBeenCalledTimes(1)
})

test('after a sign-out, and for another user, it is asked for again', async () => {
  await fire('SIGNED_IN', 'a')
  await fire('SIGNED_OUT')
  await fire('SIGNED_IN', 'a')
  await fire('SIGNED_IN', 'b')
  expect(provider.apiGet).toHaveBeenCalledTimes(3)
})

test('a session that the server no longer knows ends in this browser', async () => {
  provider.apiGet.mockRejectedValue(await apiError('session_invalid', 401))
  await fire('INITIAL_SESSION', 'a')
  expect(provider.signOut).toHaveBeenCalledWith({ scope: 'local' })
})

test('a session that ended by itself differs from a sign-out', async () => {
  const { openSession, sessionNow, signOut } = await import('./session.ts')
  await openSession()
  await fire('SIGNED_IN', 'a')
  await fire('SIGNED_OUT')
  expect(sessionNow()).toEqual({ status: 'visitor', hasExpired: true })

  await fire('SIGNED_IN', 'a')
  provider.signOut.mockImplementation(async () => {
    await fire('SIGNED_OUT')
    return { error: null }
  })
  await signOut()
  expect(sessionNow()).toEqual({ status: 'visitor' })
})

test('a dead network does not sign the user out, and the next event asks again', async () => {
  provider.apiGet.mockRejectedValueOnce(await apiError('network', 0))
  await fire('INITIAL_SESSION', 'a')
  expect(provider.signOut).not.toHaveBeenCalled()
  await fire('TOKEN_REFRESHED', 'a')
  expect(provider.apiGet).toHaveBeenCalledTimes(2)
})

test.each([
  ['INITIAL_SESSION', true],
  ['SIGNED_IN', true],
  ['TOKEN_REFRESHED', true],
  ['USER_UPDATED', true],
  ['PASSWORD_RECOVERY', true],
  ['MFA_CHALLENGE_VERIFIED', true],
  ['SIGNED_OUT', false],
] as const)('after the event %s it is known whether a user is signed in', async (event, isUser) => {
  await fire(event, 'a')
  expect(provider.apiGet).toHaveBeenCalledTimes(isUser ? 1 : 0)
})

test('without a network the stored user is shown, with what is kept of them', async () => {
  const kept = { id: 'a', email: 'a@example.test', is_premium: true }
  const stored = new Map([['individua.copy.user', JSON.stringify({ userId: 'a', body: kept })]])
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    removeItem: (key: string) => stored.delete(key),
  })
  const { sessionNow, signOut } = await import('./session.ts')
  await fire('INITIAL_SESSION')
  expect(sessionNow()).toMatchObject({ status: 'user', userId: 'a', userInfo: kept })

  provider.signOut.mockResolvedValue({ error: null })
  await signOut()
  expect(stored.size).toBe(0)
  vi.unstubAllGlobals()
})

test('a server that cannot be asked makes no visitor of a user, and is asked again', async () => {
  vi.useFakeTimers()
  vi.resetModules()
  provider.isAway = true
  const { openSession, sessionNow } = await import('./session.ts')
  await openSession()
  expect(sessionNow()).toMatchObject({ status: 'user', userId: 'a', userInfoError: {} })

  await vi.advanceTimersByTimeAsync(5000)
  provider.isAway = false
  await vi.advanceTimersByTimeAsync(9000)
  expect(provider.listeners).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(1000)
  expect(sessionNow()).toMatchObject({ status: 'user', userInfo: { id: 'a' } })
  expect(sessionNow().userInfoError).toBeUndefined()
  expect(provider.listeners).toHaveLength(2)
  vi.useRealTimers()
})
