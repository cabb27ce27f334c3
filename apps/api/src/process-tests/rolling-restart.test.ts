// @module-tag postgres-only

import { startBusyClients } from '@individua/testkit/busy-clients'
import { freePort } from '@individua/testkit/free-port'
import { startLoadBalancer } from '@individua/testkit/load-balancer'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildServer, type ServerBuild, startServer } from '../testing/server-build.ts'
import { newTestDatabaseUrl } from '../testing/test-database.ts'

let build: ServerBuild
beforeAll(() => {
  build = buildServer()
})
afterAll(() => build.remove())

/** The pages of a version: one, and its code. */
const webApp = (version: string) => ({
  'index.html': `<!doctype html><html lang="en"><script src="/assets/page-${version}.js"></script></html>`,
  [`assets/page-${version}.js`]: `start("${version}")`,
})

const textOf = async (url: string) => (await fetch(url)).text()

test('two instances are replaced one by one under load: no request fails, each version finds its code everywhere', async () => {
  const settings = { DATABASE_URL: (await newTestDatabaseUrl()) ?? '', DRAIN_SECONDS: 5 }
  const balancer = await startLoadBalancer()
  const [old, next] = ['old', 'new'].map((version) => ({
    ...build,
    entry: build.entryWithWebApp(webApp(version)),
  }))
  if (!old || !next) throw new Error('two versions were built')
  const start = async (version: ServerBuild) => {
    const server = await startServer(version, { ...settings, PORT: await freePort() })
    await balancer.add(server.origin)
    return server
  }
  const olds = [await start(old), await start(old)]
  const clients = startBusyClients(balancer.origin, 8, ['/', '/assets/page-old.js'])
  const beBusy = (from = clients.counts.responses) =>
    expect.poll(() => clients.counts.responses).toBeGreaterThan(from + 100)

  for (const server of olds) {
    await beBusy()
    const replacement = await start(next)
    expect(await textOf(`${server.origin}/assets/page-new.js`)).toBe('start("new")')
    await beBusy()
    server.signal('SIGTERM')
    expect((await server.ended).code).toBe(0)
    balancer.remove(server.origin)
    expect(await textOf(`${replacement.origin}/assets/page-old.js`)).toBe('start("old")')
  }
  await beBusy()

  const { resets, failures } = await clients.stop()
  expect({ resets, failures }).toEqual({ resets: 0, failures: [] })
  balancer.close()
})
