// @module-tag postgres-only

import { randomValues } from '@individua/testkit/answers'
import { freePort } from '@individua/testkit/free-port'
import { createVisitor, signIn } from '@individua/testkit/visitor'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildServer, type ServerBuild, startServer } from '../testing/server-build.ts'
import { type Pooler, poolerBinary, startPooler } from '../testing/start-pooler.ts'
import { newTestDatabaseUrl } from '../testing/test-database.ts'

let build: ServerBuild
let pooler: Pooler | undefined
beforeAll(() => {
  build = buildServer()
})
afterAll(() => {
  build.remove()
  pooler?.stop()
})

test('two starts and a visitor behind a pooler leave no setting and no lock on its connections', async ({
  skip,
}) => {
  if (!poolerBinary) return skip('PgBouncer is not installed')
  pooler = await startPooler((await newTestDatabaseUrl()) ?? '', poolerBinary)
  const settings = {
    DATABASE_URL: pooler.url,
    PUBLIC_URL: 'http://individua.test',
    TRUSTED_NETWORK: '127.0.0.1,::1',
  }
  const first = await startServer(build, { ...settings, PORT: await freePort() })
  const second = await startServer(build, { ...settings, PORT: await freePort() })

  const [here, there] = [createVisitor(first.origin), createVisitor(second.origin)]
  const email = here.newEmail()
  const registered = await there.register(email, await here.signUp(email))
  await here.submitCoreAnswers(registered, randomValues())
  const headers = await signIn(there, email)
  await here.call('POST /api/results/basic', { headers })
  expect((await there.call('GET /api/dashboard', { headers })).metadata.resultId).toBeDefined()

  expect(await settingsOfEveryConnection(pooler.url)).toEqual([['0', '0', 0]])
  await Promise.all([first, second].map((server) => server.kill()))
})

/** Timeouts and held locks that clients find on the pooler's connections, each variant once. */
async function settingsOfEveryConnection(connectionString: string) {
  const clients = Array.from({ length: 4 }, () => new pg.Client({ connectionString }))
  await Promise.all(clients.map((client) => client.connect()))
  // Each holds a connection of its own until its transaction ends.
  await Promise.all(clients.map((client) => client.query('begin')))
  const found = await Promise.all(
    clients.map(async (client) => {
      const { rows } = await client.query(
        `select current_setting('statement_timeout') as statement,
           current_setting('idle_in_transaction_session_timeout') as idle,
           (select count(*)::int from pg_locks
            where locktype = 'advisory' and pid = pg_backend_pid()) as locks`,
      )
      return JSON.stringify(Object.values(rows[0]))
    }),
  )
  await Promise.all(clients.map((client) => client.end()))
  return [...new Set(found)].map((text) => JSON.parse(text))
}
