import { GoTrueClient } from '@supabase/auth-js'
import {
  AUTO_REFRESH_TICK_DURATION_MS,
  EXPIRY_MARGIN_MS,
} from '@supabase/auth-js/dist/main/lib/constants.js'
import { afterEach, expect, test, vi } from 'vitest'

afterEach(() => vi.useRealTimers())

test('the library looks at a session every 30 s and renews it when 90 s remain', () => {
  expect(AUTO_REFRESH_TICK_DURATION_MS).toBe(30_000)
  expect(EXPIRY_MARGIN_MS).toBe(90_000)
})

test('a renewal that fails is tried again after 200 ms, and each time after twice as long', async () => {
  vi.useFakeTimers({ now: 0 })
  const times: number[] = []
  const client = new GoTrueClient({
    url: 'https://auth.test',
    persistSession: false,
    autoRefreshToken: false,
    fetch: async () => {
      times.push(Date.now())
      return new Response('{}', { status: 503 })
    },
  })
  const renewing = client.refreshSession({ refresh_token: 'token' })
  await vi.advanceTimersByTimeAsync(3200)
  expect(times).toEqual([0, 200, 600, 1400, 3000])
  await vi.advanceTimersByTimeAsync(60_000)
  expect((await renewing).error?.name).toBe('AuthRetryableFetchError')
})
