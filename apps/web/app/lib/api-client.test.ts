import { beforeEach, expect, test, vi } from 'vitest'
import { apiGet, apiGetNewer, apiPost } from './api-client.ts'
import { apiPostLines } from './api-lines.ts'

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
  await apiPost('/answers', { uid: 'u', answers: [] })
  expect(lastRequest().headers.get('authorization')).toBe('Bearer abc')
  expect(lastRequest().body).toBe('{"uid":"u","answers":[]}')
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

test('a caller sends the tag of what it holds, and keeps that when there is no newer one', async () => {
  const { signal } = new AbortController()
  const tagged = (etag: string) => Response.json({ of: etag }, { headers: { etag } })
  fetched.mockResolvedValueOnce(tagged('W/"1"'))
  const first = await apiGetNewer('/dashboard', undefined, { signal })
  expect(first).toEqual({ body: { of: 'W/"1"' }, etag: 'W/"1"' })
  expect(lastRequest().headers.get('if-none-match')).toBeNull()
  fetched.mockResolvedValueOnce(new Response(null, { status: 304 }))
  expect(await apiGetNewer('/dashboard', first, { signal })).toBe(first)
  expect(lastRequest().headers.get('if-none-match')).toBe('W/"1"')
  expect(lastRequest().headers.get('accept-language')).toBe('sk')
  fetched.mockResolvedValueOnce(tagged('W/"2"'))
  expect((await apiGetNewer('/dashboard', first, { signal })).body).toEqual({ of: 'W/"2"' })
})

const encode = (text: string) => new TextEncoder().encode(text)

async function readLines(answer: Response) {
  fetched.mockResolvedValueOnce(answer)
  const lines: unknown[] = []
  for await (const line of apiPostLines('/chat/messages', { message: 'Ahoj' })) lines.push(line)
  return lines
}

test('lines arrive whole, wherever the network cuts them', async () => {
  const bytes = encode('{"text":"tieň"}\n{"text":"a sen"}\n')
  const cut = bytes.indexOf(0xc5) + 1
  const body = new ReadableStream({
    start(controller) {
      controller.enqueue(bytes.slice(0, cut))
      controller.enqueue(bytes.slice(cut))
      controller.close()
    },
  })
  expect(await readLines(new Response(body))).toEqual([{ text: 'tieň' }, { text: 'a sen' }])
})

test('lines that break off are a lost network, a refusal is a refusal', async () => {
  const broken = new ReadableStream({
    start(controller) {
      controller.enqueue(encode('{"text":"tieň"}\n{"te'))
      controller.error(new TypeError('reset'))
    },
  })
  await expect(readLines(new Response(broken))).rejects.toMatchObject({ code: 'network' })
  const error = { code: 'payment_required', message: 'no' }
  await expect(readLines(Response.json({ error }, { status: 402 }))).rejects.toMatchObject({
    code: 'payment_required',
  })
})
