import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { errorResponse } from './error-response.ts'
import { createHttpApp } from './http-app.ts'
import { busyTimeoutMs, requestTimeout, requestTimeoutMs, skipTimeout } from './request-timeout.ts'

const fakedTimers = [
  'setTimeout',
  'clearTimeout',
  'setInterval',
  'clearInterval',
  'performance',
] as const
// By the test's own clock: how busy the machine is does not matter.
beforeAll(() => void vi.useFakeTimers({ toFake: [...fakedTimers] }))
afterAll(() => void vi.useRealTimers())

const promised = 2_500
let responses = 0
let stopping = new AbortController()
let queued = Promise.withResolvers<string>()
beforeEach(() => {
  vi.clearAllTimers()
  stopping = new AbortController()
  queued = Promise.withResolvers<string>()
})

const app = createHttpApp()
app.onError(errorResponse)
app.use(
  requestTimeout({
    requestTimeoutMs,
    databaseResponses: () => responses,
    get stopping() {
      return stopping.signal
    },
  }),
)
app.get('/queued', async (c) => c.text(await queued.promise))
app.get('/model', skipTimeout, async (c) => c.text(await queued.promise))

/** The database responds to other requests. */
const respondToOthers = () => setInterval(() => responses++, 100)

async function statusWithin(milliseconds: number, asked: Response | Promise<Response>) {
  await vi.advanceTimersByTimeAsync(milliseconds)
  return Promise.race([asked, 'waits']).then((response) =>
    response instanceof Response ? response.status : response,
  )
}

test('a request that waits too long gets a 503 with Retry-After, within the promise', async () => {
  const asked = app.request('/queued')
  await vi.advanceTimersByTimeAsync(promised)
  const response = await asked
  expect(response.status).toBe(503)
  expect(response.headers.get('retry-after')).toBe('2')
})

test('a request waits on while the database responds to others', async () => {
  respondToOthers()
  const asked = app.request('/queued')
  expect(await statusWithin(4 * promised, asked)).toBe('waits')
  queued.resolve('in its turn')
  expect(await (await asked).text()).toBe('in its turn')
})

test('a request does not wait for ever', async () => {
  respondToOthers()
  expect(await statusWithin(busyTimeoutMs + promised, app.request('/queued'))).toBe(503)
})

test('when a busy database falls silent, those who wait hear of it within the promise', async () => {
  const others = respondToOthers()
  const asked = app.request('/queued')
  await vi.advanceTimersByTimeAsync(2 * promised)
  clearInterval(others)
  expect(await statusWithin(promised, asked)).toBe(503)
})

test('a stop ends the wait in a queue', async () => {
  respondToOthers()
  const asked = app.request('/queued')
  await vi.advanceTimersByTimeAsync(2 * promised)
  stopping.abort()
  expect(await statusWithin(promised, asked)).toBe(503)
})

test('a route that waits for more than the database may take its time', async () => {
  const asked = app.request('/model')
  await vi.advanceTimersByTimeAsync(10 * promised)
  queued.resolve('long, and expected to be')
  expect(await (await asked).text()).toBe('long, and expected to be')
})
