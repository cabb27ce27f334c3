import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { answerInTime, mayTakeLong } from './answer-in-time.ts'
import { errorResponse } from './error-response.ts'
import { createHttpApp } from './http-app.ts'

const app = createHttpApp()
app.onError(errorResponse)
app.use(answerInTime)
app.get('/slow', async (c) => {
  await sleep(3_000)
  return c.text('late')
})
app.get('/model', mayTakeLong, async (c) => {
  await sleep(3_000)
  return c.text('long, and expected to be')
})

test('who waits too long is told to come back, within the promise', async () => {
  const startedAt = performance.now()
  const answer = await app.request('/slow')
  expect(answer.status).toBe(503)
  expect(answer.headers.get('retry-after')).toBe('2')
  expect(performance.now() - startedAt).toBeLessThan(2_500)
})

test('a route that waits for more than the database may take its time', async () => {
  expect(await (await app.request('/model')).text()).toBe('long, and expected to be')
})
