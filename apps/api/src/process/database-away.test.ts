import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startBreakableProxy } from '../testing/breakable-proxy.ts'
import { buildServer, freePort, type ServerBuild, startServer } from '../testing/server-process.ts'
import { newTestDatabaseUrl } from '../testing/test-database.ts'
import { answersOf, randomValues, visitor } from '../testing/visitor.ts'

let build: ServerBuild
beforeAll(() => {
  build = buildServer()
})
afterAll(() => build.remove())

const promised = { answer: 2_500, recovery: 5_000 }

/** A server behind a proxy to its database, and every read and write of it, ready to be sent. */
async function startBehindProxy() {
  const url = new URL((await newTestDatabaseUrl()) ?? '')
  const proxy = await startBreakableProxy({ host: url.hostname, port: Number(url.port) })
  url.port = String(proxy.port)
  const server = await startServer(build, { PORT: await freePort(), DATABASE_URL: url.href })
  const browser = visitor(server.origin)
  const email = browser.newAddress()
  const registered = await browser.register(email, await browser.signUp(email))
  await browser.submit(registered, randomValues())
  const session = await browser.signIn(email)
  await browser.ask('/api/results/basic', { body: {}, headers: session })

  const send = async (path: string, body?: object, headers: Record<string, string> = {}) => {
    const startedAt = performance.now()
    const answer = await fetch(server.origin + path, {
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
      headers: { 'content-type': 'application/json', ...headers },
    })
    await answer.arrayBuffer()
    const { status } = answer
    const retryAfter = answer.headers.get('retry-after')
    return { path, status, retryAfter, milliseconds: performance.now() - startedAt }
  }
  const { uid, ticket } = registered
  const asEverybody = () => [
    send('/api/users/info', undefined, session),
    send('/api/results/basic', undefined, session),
    send('/api/dashboard', undefined, session),
    send('/api/results/basic', {}, session),
    send('/api/results/advanced', undefined, session),
    send('/api/results/advanced', {}, session),
    send('/api/answers/basic', { uid, answers: answersOf(randomValues()) }, session),
    send(
      '/api/answers/basic',
      { uid, answers: answersOf(randomValues()) },
      { 'x-registration-ticket': ticket },
    ),
    send('/api/users/register', { uid, email }),
    send('/auth/v1/signup', { email: browser.newAddress(), password: 'a long password' }),
    send('/auth/v1/otp', { email: browser.newAddress() }),
    send('/auth/v1/verify', { type: 'email', token_hash: 'nothing' }),
    send('/auth/v1/token?grant_type=refresh_token', { refresh_token: 'nothing' }),
    send('/auth/v1/user', undefined, session),
    send('/dev/mailbox.json'),
  ]
  return { server, proxy, browser, session, send, asEverybody }
}

/** While the database is away: told so in time, by everyone, for whoever asks. */
async function expectAway(
  started: Awaited<ReturnType<typeof startBehindProxy>>,
  isCrowded: boolean,
) {
  const asked = isCrowded
    ? Array.from({ length: 5 }, started.asEverybody).flat()
    : started.asEverybody()
  for (const { path, status, retryAfter, milliseconds } of await Promise.all(asked)) {
    expect([path, status, retryAfter]).toEqual([path, 503, '2'])
    expect([path, milliseconds < promised.answer]).toEqual([path, true])
  }
  expect(await started.send('/healthz')).toMatchObject({ status: 200 })
  expect(await started.send('/readyz')).toMatchObject({ status: 503, retryAfter: '2' })
  expect(await started.send('/api/questions/basic')).toMatchObject({ status: 200 })
}

async function expectRecovery({
  server,
  send,
  session,
  browser,
}: Awaited<ReturnType<typeof startBehindProxy>>) {
  const back = { timeout: promised.recovery, interval: 50 }
  await expect.poll(async () => (await send('/readyz')).status, back).toBe(200)
  await expect
    .poll(async () => (await send('/api/dashboard', undefined, session)).status, back)
    .toBe(200)
  const email = browser.newAddress()
  const registered = await browser.register(email, await browser.signUp(email))
  await browser.submit(registered, randomValues())
  expect(await browser.signIn(email)).toBeDefined()
  expect(server.isAlive()).toBe(true)
}

test.runIf(process.env.TEST_DATABASE_URL).for([
  ['cut', false],
  ['cut', true],
  ['freeze', false],
  ['freeze', true],
] as const)(
  'the database is away (%s, crowded: %s) and comes back',
  { timeout: 60_000 },
  async ([way, isCrowded]) => {
    const started = await startBehindProxy()
    const { proxy, server } = started
    // Some are in the midst of a transaction when it happens.
    const underWay = started.asEverybody()
    await sleep(Math.random() * 30)
    proxy[way]()
    await expectAway(started, isCrowded)
    for (const { milliseconds } of await Promise.all(underWay)) {
      expect(milliseconds).toBeLessThan(promised.answer)
    }
    await sleep(3000)
    await expectAway(started, isCrowded)

    proxy.restore()
    await expectRecovery(started)
    expect(server.output()).not.toMatch(/@example\.sk|eyJ|select |insert /)
    server.signal('SIGTERM')
    expect((await server.ended).code).toBe(0)
    proxy.close()
  },
)

test.runIf(process.env.TEST_DATABASE_URL)(
  'a stop ends in time without its database',
  { timeout: 60_000 },
  async () => {
    const { server, proxy } = await startBehindProxy()
    proxy.freeze()
    const stoppedAt = performance.now()
    server.signal('SIGTERM')
    expect((await server.ended).code).toBe(0)
    expect(performance.now() - stoppedAt).toBeLessThan(10_000)
    proxy.close()
  },
)
