// @module-tag postgres-only

import { setTimeout as sleep } from 'node:timers/promises'
import { randomValues } from '@individua/testkit/answers'
import { startBreakableProxy } from '@individua/testkit/breakable-proxy'
import { prepareEveryRequest } from '@individua/testkit/every-request'
import { freePort } from '@individua/testkit/free-port'
import { signIn } from '@individua/testkit/visitor'
import { afterAll, beforeAll, type ExpectStatic, test } from 'vitest'
import { buildServer, type ServerBuild, startServer } from '../testing/server-build.ts'
import { newTestDatabaseUrl } from '../testing/test-database.ts'

let build: ServerBuild
beforeAll(() => {
  build = buildServer()
})
afterAll(() => build.remove())

/** A server behind a proxy to its database, and the requests of all callers. */
async function startBehindProxy() {
  const url = new URL((await newTestDatabaseUrl()) ?? '')
  const proxy = await startBreakableProxy({ host: url.hostname, port: Number(url.port) })
  url.port = String(proxy.port)
  const server = await startServer(build, { PORT: await freePort(), DATABASE_URL: url.href })
  return { server, proxy, ...(await prepareEveryRequest(server.origin)) }
}

type Started = Awaited<ReturnType<typeof startBehindProxy>>

/** While the database is away every request gets a 503; how soon, the bench measures. */
async function expectAway(expect: ExpectStatic, started: Started, isCrowded: boolean) {
  const asked = isCrowded ? Array.from({ length: 5 }, started.sendAll).flat() : started.sendAll()
  for (const { path, status, retryAfter } of await Promise.all(asked)) {
    expect([path, status, retryAfter]).toEqual([path, 503, '2'])
  }
  expect(await started.send('/healthz')).toMatchObject({ status: 200 })
  expect(await started.send('/readyz')).toMatchObject({ status: 503, retryAfter: '2' })
  expect(await started.send('/api/questions/basic')).toMatchObject({ status: 200 })
}

async function expectRecovery(expect: ExpectStatic, { server, send, session, visitor }: Started) {
  await expect.poll(async () => (await send('/readyz')).status).toBe(200)
  await expect.poll(async () => (await send('/api/dashboard', undefined, session)).status).toBe(200)
  const email = visitor.newEmail()
  const registered = await visitor.register(email, await visitor.signUp(email))
  await visitor.submitCoreAnswers(registered, randomValues())
  expect(await signIn(visitor, email)).toBeDefined()
  expect(server.isAlive()).toBe(true)
}

// They mostly wait, so they do it together.
test.concurrent.for([
  ['cut', false],
  ['cut', true],
  ['freeze', false],
  ['freeze', true],
] as const)(
  'the database is away (%s, crowded: %s) and comes back',
  async ([way, isCrowded], { expect }) => {
    const started = await startBehindProxy()
    const { proxy, server } = started
    // Some are in the midst of a transaction when it happens.
    const underWay = started.sendAll()
    await sleep(Math.random() * 30)
    proxy[way]()
    await expectAway(expect, started, isCrowded)
    await Promise.all(underWay)
    // Longer than an idle connection stays open: now there is none left to wait on.
    await sleep(3000)
    await expectAway(expect, started, isCrowded)

    proxy.restore()
    await expectRecovery(expect, started)
    expect(server.output()).not.toMatch(/@example\.sk|eyJ|select |insert /)
    server.signal('SIGTERM')
    expect((await server.ended).code).toBe(0)
    proxy.close()
  },
)

test.concurrent('a stop ends without its database', async ({ expect }) => {
  const { server, proxy } = await startBehindProxy()
  proxy.freeze()
  server.signal('SIGTERM')
  expect((await server.ended).code).toBe(0)
  proxy.close()
})
