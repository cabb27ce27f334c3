import { once } from 'node:events'
import { mkdir, readdir, rename, rm } from 'node:fs/promises'
import { createConnection, createServer } from 'node:net'
import { text } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { startBusyClients } from '@individua/testkit/busy-clients'
import { freePort } from '@individua/testkit/free-port'
import { afterAll, expect, test } from 'vitest'
import { buildServer, spawnServer, startServer } from '../testing/server-build.ts'

const build = buildServer()
afterAll(build.remove)

test('a folder in use is refused, a killed holder is followed, a replaced folder is left alone', async () => {
  const first = await startServer(build, { PORT: await freePort() })
  const settings = { DATA_DIR: first.home, PORT: await freePort() }
  const second = spawnServer(build, settings)
  expect((await second.ended).code).toBe(1)
  expect(second.output().trim().split('\n')).toHaveLength(1)
  expect(second.output()).toContain(`process ${first.pid}`)
  expect((await fetch(`${first.origin}/readyz`)).status).toBe(200)

  await first.kill()
  const third = await startServer(build, settings)
  expect((await fetch(`${third.origin}/readyz`)).status).toBe(200)
  await stopsWhenReplaced(third)
})

/** A server whose data folder is replaced says so, stops and leaves the new one alone. */
async function stopsWhenReplaced(server: Awaited<ReturnType<typeof startServer>>) {
  await rename(server.home, `${server.home}-moved`)
  await mkdir(server.home)
  expect((await server.ended).code).toBe(1)
  // The log of a query that was under way may be read after the last line.
  expect(server.output().split('\n')).toContain(
    `${server.home} or its lock file was removed or replaced`,
  )
  expect(await readdir(server.home)).toEqual([])
  await rm(`${server.home}-moved`, { recursive: true })
}

test.each([
  [{}, 'production'],
  [{ NODE_ENV: 'development' }, 'development'],
])('with %o React is loaded for %s', async (setting, kind) => {
  const onExit = `import { createRequire } from 'node:module'
    import { isMainThread } from 'node:worker_threads'
    const { cache } = createRequire('file:///')
    const loaded = () => Object.values(cache).filter(({ loaded }) => loaded).map(({ id }) => id)
    if (isMainThread) process.on('exit', () => console.log(loaded().join('\\n')))`
  const server = await startServer(build, {
    ...setting,
    PORT: await freePort(),
    NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(onExit)}`,
  })
  await server.stop()
  expect([...server.output().matchAll(/\breact\.(\w+)\.js/g)].map(([, loaded]) => loaded)).toEqual([
    kind,
  ])
})

// The test of the settings has all the others.
test('a wrong setting stops the start with one line that names it', async () => {
  const DATABASE_URL = 'postgres://owner:secret@127.0.0.1:1/nothing'
  const server = spawnServer(build, { PORT: await freePort(), DATABASE_URL })
  expect((await server.ended).code).toBe(1)
  expect(server.output().trim().split('\n')).toHaveLength(1)
  expect(server.output()).toContain('DATABASE_URL')
  expect(server.output()).not.toMatch(/secret|\n\s+at /)
})

test('a port in use stops the start with one line', async () => {
  const port = await freePort()
  const holder = createServer().listen(Number(port))
  const server = spawnServer(build, { PORT: port, DATA_DIR: build.newMigratedHome() })
  expect((await server.ended).code).toBe(1)
  expect(server.output().trim()).toMatch(
    new RegExp(`^PORT ${port} is in use: .+ such as PORT=\\d+$`),
  )
  holder.close()
})

/** With a load balancer before it: a stop drains even when nothing is under way. */
const production = { APP_ENV: 'production', ALLOW_EMBEDDED: 'true' }

test('a stop serves the request that is under way and closes connections without one', async () => {
  const server = await startServer(build, { PORT: await freePort(), ...production })
  const body = JSON.stringify({
    uid: '3e3fd9f9-8a4f-4a3c-9a3e-2f8f3c0b6a51',
    email: 'a@example.sk',
  })
  const connect = () => createConnection(Number(new URL(server.origin).port), '127.0.0.1')
  const [socket, idle, silent] = [connect(), connect(), connect()]
  idle.write('GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n')
  const [idleResponse] = await once(idle, 'data')
  expect(String(idleResponse)).toContain('Keep-Alive: timeout=75')
  const areClosed = Promise.all([once(idle, 'close'), once(silent.resume(), 'close')])
  const response = text(socket)
  const isUnderWay = once(socket, 'data')
  socket.write(
    `POST /api/users/register HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nExpect: 100-continue\r\nContent-Length: ${body.length}\r\n\r\n`,
  )
  await isUnderWay
  server.signal('SIGTERM')
  const isServed = () =>
    fetch(`${server.origin}/healthz`).then(
      () => true,
      () => false,
    )
  await expect.poll(isServed, { interval: 20 }).toBe(false)
  await areClosed
  socket.write(body)

  expect(await response).toMatch(
    /^HTTP\/1\.1 100 Continue\r\n\r\nHTTP\/1\.1 403 [\s\S]*"code":"not_yours"/,
  )
  expect((await server.ended).code).toBe(0)
})

test('a stop under sixteen busy clients resets no connection and serves new ones as it drains', async () => {
  const server = await startServer(build, { PORT: await freePort(), DRAIN_SECONDS: 5 })
  const clients = startBusyClients(server.origin, 16)
  await expect.poll(() => clients.counts.responses).toBeGreaterThan(100)
  server.signal('SIGTERM')
  const statusOf = async (path: string) => {
    const response = await fetch(server.origin + path, { headers: { connection: 'close' } })
    return response.status
  }
  await expect.poll(() => statusOf('/readyz')).toBe(503)
  expect(await statusOf('/api/questions/basic')).toBe(200)

  const { resets, closing } = await clients.ended()
  expect(resets).toBe(0)
  expect(closing).toBeGreaterThan(16)
  expect((await server.ended).code).toBe(0)
})

test('a second signal ends the process at once, a repetition of the first does not', async () => {
  const server = await startServer(build, {
    PORT: await freePort(),
    DRAIN_SECONDS: 5,
    ...production,
  })
  server.signal('SIGTERM')
  server.signal('SIGTERM')
  await expect.poll(async () => (await fetch(`${server.origin}/readyz`)).status).toBe(503)
  await sleep(1_100)
  expect((await fetch(`${server.origin}/healthz`)).status).toBe(200)
  server.signal('SIGINT')
  expect((await server.ended).code).toBe(1)
})
