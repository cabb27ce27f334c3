// @module-tag postgres-only

import { startBusyClients } from '@individua/testkit/busy-clients'
import { createUser } from '@individua/testkit/create-user'
import { freePort } from '@individua/testkit/free-port'
import { mailboxOf } from '@individua/testkit/mailbox'
import type { ServerProcess } from '@individua/testkit/server-process'
import { createVisitor } from '@individua/testkit/visitor'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { isInstalled, proxies, startProxy } from '../testing/real-proxies.ts'
import { buildServer, type ServerBuild, startServer } from '../testing/server-build.ts'
import { newTestDatabaseUrl } from '../testing/test-database.ts'

let build: ServerBuild
beforeAll(() => {
  build = buildServer()
})
afterAll(() => build.remove())

/** A visitor by way of the proxy; the local mailbox and the embedded Stripe take no proxy's requests. */
function visitorThrough(proxy: string, instance: string) {
  const isLocal = (url: string) => new URL(url).pathname.startsWith('/dev/')
  return createVisitor(proxy, {
    fetch: (url, init) => fetch(isLocal(url) ? url.replace(proxy, instance) : url, init),
    readMails: mailboxOf(instance),
  })
}

for (const proxy of proxies) {
  // Only on request: it is long, and rolling-restart.test.ts shows the same without a proxy.
  test.runIf(process.env.TEST_PROXIES && isInstalled(proxy))(
    `${proxy.name} with the operators' file: a report is paid for while one instance is away, two are replaced one by one`,
    async () => {
      const [firstPort, secondPort, port] = [await freePort(), await freePort(), await freePort()]
      const settings = {
        DATABASE_URL: (await newTestDatabaseUrl(process.env.TEST_POSTGRES_TEMPLATE)) ?? '',
        PUBLIC_URL: `http://localhost:${port}`,
        TRUSTED_PROXIES: '127.0.0.1,::1',
        DRAIN_SECONDS: 5,
      }
      const start = (PORT: number) => startServer(build, { ...settings, PORT })
      const second = await start(secondPort)
      const { origin, stop } = await startProxy(proxy, port, [firstPort, secondPort])
      onTestFinished(stop)
      // Each instance has an embedded Stripe of its own: only one may be there.
      await createUser(visitorThrough(origin, second.origin), { stage: 'report' })

      const first = await start(firstPort)
      const clients = startBusyClients(origin, 8)
      const replace = async (instance: ServerProcess, ownPort: number) => {
        const before = clients.counts.responses
        await expect.poll(() => clients.counts.responses).toBeGreaterThan(before + 100)
        instance.signal('SIGTERM')
        expect((await instance.ended).code).toBe(0)
        await start(ownPort)
        await expect.poll(() => clients.counts.responses).toBeGreaterThan(before + 300)
      }
      await replace(first, firstPort)
      await replace(second, secondPort)

      const { resets, failures } = await clients.stop()
      expect({ resets, failures }).toEqual({ resets: 0, failures: [] })
      expect((await fetch(`${origin}/metrics`)).status).toBe(404)
    },
  )
}
