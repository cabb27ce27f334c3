import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { errorResponse } from './error-response.ts'
import { createHttpApp } from './http-app.ts'
import { requestTimeout, requestTimeoutMs, skipTimeout } from './request-timeout.ts'

// By the test's own clock: how busy the machine is does not matter.
beforeAll(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterAll(() => void vi.useRealTimers())

const promised = 2_500

const app = createHttpApp()
app.onError(errorResponse)
app.use(requestTimeout(() => requestTimeoutMs))
app.get('/hanging', () => new Promise<Response>(() => {}))
const model = Promise.withResolvers<string>()
app.get('/model', skipTimeout, async (c) => c.text(await model.promise))

test('a request that waits too long gets a 503 with Retry-After, within the promise', async () => {
  const asked = app.request('/hanging')
  await vi.advanceTimersByTimeAsync(promised)
  const response = await asked
  expect(response.status).toBe(503)
  expect(response.headers.get('retry-after')).toBe('2')
})

test('a route that waits for more than the database may take its time', async () => {
  const asked = app.request('/model')
  await vi.advanceTimersByTimeAsync(10 * promised)
  model.resolve('long, and expected to be')
  expect(await (await asked).text()).toBe('long, and expected to be')
})
