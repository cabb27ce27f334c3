import { beforeEach, expect, test, vi } from 'vitest'
import { apiGet, apiPost } from './api-client.ts'

const auth = vi.hoisted(() => ({ token: undefined as string | undefined }))
vi.mock('./auth-client.ts', () => ({ accessToken: async () => auth.token }))

const fetched = vi.fn<typeof fetch>()
const lastRequest = () => {
  const [url, init] = fetched.mock.lastCall ?? []
  return { url, body: init?.body, headers: new Headers(init?.headers) }
}

beforeEach(() => {
  auth.token = undefined
  fetched.mockReset().mockImplementation(async () => Response.json({}))
  vi.stubGlobal('fetch', fetched)
  vi.stubGlobal('window', { location: { pathname: '/sk/dashboard' } })
})

test('a call speaks the language of the page, and carries the token where there is one', async () => {
  await apiGet('/dashboard')
  expect(lastRequest().url).toBe('/api/dashboard')
  expect(lastRequest().headers.get('accept-language')).toBe('sk')
  expect(lastRequest().headers.get('authorization')).toBeNull()
  auth.token = 'abc'
  await apiPost('/answers', { uid: 'u' })
  expect(lastRequest().headers.get('authorization')).toBe('Bearer abc')
  expect(lastRequest().body).toBe('{"uid":"u"}')
})

test('a refusal brings its code and status, a lost network a code of its own', async () => {
  const error = { code: 'already_paid', message: 'no' }
  fetched.mockResolvedValueOnce(Response.json({ error }, { status: 409 }))
  await expect(apiGet('/dashboard')).rejects.toMatchObject({ code: 'already_paid', status: 409 })
  fetched.mockRejectedValueOnce(new TypeError('offline'))
  await expect(apiGet('/dashboard')).rejects.toMatchObject({ code: 'network', status: 0 })
  fetched.mockResolvedValueOnce(new Response('<html>', { status: 502 }))
  await expect(apiGet('/dashboard')).rejects.toMatchObject({ code: 'unavailable', status: 502 })
})
