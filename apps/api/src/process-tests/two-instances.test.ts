// @module-tag postgres-only

import { randomValues } from '@individua/testkit/answers'
import { freePort } from '@individua/testkit/free-port'
import { createVisitor, signIn } from '@individua/testkit/visitor'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildServer, type ServerBuild, startServer } from '../testing/server-build.ts'
import { newTestDatabaseUrl } from '../testing/test-database.ts'

let build: ServerBuild
beforeAll(() => {
  build = buildServer()
})
afterAll(() => build.remove())

test('two instances that start together on one database are one product', async () => {
  const DATABASE_URL = (await newTestDatabaseUrl()) ?? ''
  const settings = {
    DATABASE_URL,
    PUBLIC_URL: 'http://individua.test',
    TRUSTED_NETWORK: '127.0.0.1,::1',
  }
  const [here, there] = await Promise.all(
    [await freePort(), await freePort()].map(async (PORT) => {
      const server = await startServer(build, { ...settings, PORT })
      return { server, browser: createVisitor(server.origin) }
    }),
  )
  if (!here || !there) throw new Error('two were started')

  const email = here.browser.newEmail()
  const uid = await here.browser.signUp(email)
  await expect(there.browser.signUp(email)).rejects.toThrow('answered 429')

  const registered = await there.browser.register(email, uid)
  await here.browser.submitCoreAnswers(registered, randomValues())
  const session = await signIn(there.browser, email)
  const result = await here.browser.call('POST /api/results/basic', { headers: session })
  const dashboard = await there.browser.call('GET /api/dashboard', { headers: session })
  expect(dashboard.metadata.resultId).toBe(result.metadata.resultId)
  expect(await here.browser.readMails(email)).toHaveLength(1)

  const signOut = await fetch(`${there.server.origin}/auth/v1/logout`, {
    method: 'POST',
    headers: session,
  })
  expect(signOut.status).toBe(204)
  await expect(here.browser.call('GET /api/dashboard', { headers: session })).rejects.toThrow(
    'answered 401',
  )

  await Promise.all([here, there].map(({ server }) => server.kill()))
})
