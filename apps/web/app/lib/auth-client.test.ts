import { expect, test, vi } from 'vitest'

const made = vi.hoisted((): object[] => [])
vi.mock('@supabase/auth-js', () => ({
  GoTrueClient: class {
    constructor(options: object) {
      made.push(options)
    }
    getSession = async () => ({ data: { session: { access_token: 'abc' } } })
  },
}))
vi.mock('./public-config.ts', () => ({
  publicConfig: async () => ({ auth: { url: 'https://auth.test', publishableKey: 'key' } }),
}))

// Files of this project share a worker: another one may have loaded the client without these mocks.
vi.resetModules()
const { accessToken, authClient } = await import('./auth-client.ts')

test('one client, which keeps the session, renews it and leaves the URL to us', async () => {
  expect(await authClient()).toBe(await authClient())
  expect(made).toEqual([
    expect.objectContaining({
      url: 'https://auth.test',
      headers: { apikey: 'key' },
      persistSession: true,
      autoRefreshToken: true,
      detectSessionInUrl: false,
    }),
  ])
})

test('the token is asked for only where a session may be', async () => {
  vi.stubGlobal('localStorage', { getItem: () => null })
  expect(await accessToken()).toBeUndefined()
  vi.stubGlobal('localStorage', { getItem: () => '{}' })
  expect(await accessToken()).toBe('abc')
})
