// @module-tag postgres

import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildServer, freePort, type ServerBuild, startServer } from '../testing/server-process.ts'
import { newTestDatabaseUrl } from '../testing/test-database.ts'
import { randomValues, visitor } from '../testing/visitor.ts'

let build: ServerBuild
beforeAll(() => {
  build = buildServer()
})
afterAll(() => build.remove())

test.runIf(process.env.TEST_DATABASE_URL)(
  'two instances that start together on one database are one product',
  async () => {
    const DATABASE_URL = (await newTestDatabaseUrl()) ?? ''
    const settings = { DATABASE_URL, PUBLIC_URL: 'http://individua.test' }
    const [here, there] = await Promise.all(
      [await freePort(), await freePort()].map(async (PORT) => {
        const server = await startServer(build, { ...settings, PORT })
        return { server, browser: visitor(server.origin) }
      }),
    )
    if (!here || !there) throw new Error('two were started')

    const email = here.browser.newAddress()
    const uid = await here.browser.signUp(email)
    await expect(there.browser.signUp(email)).rejects.toThrow('answered 429')

    const registered = await there.browser.register(email, uid)
    await here.browser.submit(registered, randomValues())
    const session = await there.browser.signIn(email)
    const result = await here.browser.ask('/api/results/basic', { body: {}, headers: session })
    const dashboard = await there.browser.ask('/api/dashboard', { headers: session })
    expect(dashboard.metadata.resultId).toBe(result.metadata.resultId)
    expect(await here.browser.mailsTo(email)).toHaveLength(1)

    const signOut = await fetch(`${there.server.origin}/auth/v1/logout`, {
      method: 'POST',
      headers: session,
    })
    expect(signOut.status).toBe(204)
    await expect(here.browser.ask('/api/dashboard', { headers: session })).rejects.toThrow(
      'answered 401',
    )

    await Promise.all([here, there].map(({ server }) => server.kill()))
  },
)
