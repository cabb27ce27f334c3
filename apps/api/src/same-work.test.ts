import { openAsBlob } from 'node:fs'
import { PGlite } from '@electric-sql/pglite'
import { createVisitor } from '@individua/testkit/visitor'
import { drizzle } from 'drizzle-orm/pglite'
import pino from 'pino'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { Database } from './db/database.ts'
import { openClient } from './db/pglite.ts'
import { readEnv } from './env.ts'
import { createProduct, type Product } from './product.ts'
import { countsOf } from './testing/read-metrics.ts'
import { testTimeoutMs } from './testing/test-database.ts'

/*
 * Times show who is registered only where the work differs, in the response or in what the server
 * does next: the requests that follow wait for it.
 */
const statements: string[] = []
let database: Database
let product: Product
let clock = new Date()
beforeAll(async () => {
  const { TEST_PGLITE_TEMPLATE: template } = process.env
  const client = new PGlite(template ? { loadDataDir: await openAsBlob(template) } : {})
  // The queues are polled through the other way in, which is not logged.
  const db = drizzle(client, { logger: { logQuery: (query) => statements.push(query) } })
  database = { ...(await openClient(client)), db }
  product = await createProduct({
    env: readEnv({}),
    database,
    log: pino({ level: 'silent' }),
    now: () => clock,
    requestTimeoutMs: testTimeoutMs,
  })
})
afterAll(async () => {
  await product.stop()
  await database.close()
})

const visitor = createVisitor('http://localhost:3000', {
  fetch: (url, init) => product.app.request(url, init),
  readMails: async (email) => {
    const { rows } = await database.executeSql<Record<'to' | 'subject' | 'text', string>>(
      `select recipient as "to", subject, text from outgoing_mails
       where recipient = $1 and status = 'sent' order by created_at desc`,
      [email],
    )
    return rows
  },
})

/** What a call makes the server do until it is idle again. */
async function workOf(call: () => Promise<unknown>) {
  statements.length = 0
  const before = countsOf(await product.ctx.metrics.text())
  await call()
  const inResponse = statements.splice(0)
  await untilIdle()
  const afterwards = statements.splice(0)
  const counted = Object.entries(countsOf(await product.ctx.metrics.text()))
    .map(([name, count]) => [name, count - (before[name] ?? 0)] as const)
    .filter(([, difference]) => difference !== 0)
  return { inResponse, afterwards, counted: Object.fromEntries(counted) }
}

async function untilIdle(): Promise<void> {
  await vi.waitFor(
    async () => {
      const { rows } = await database.executeSql(
        `select 1 from auth.link_requests where request is not null
         union all select 1 from outgoing_mails where status = 'queued'`,
      )
      expect(rows).toEqual([])
    },
    { timeout: testTimeoutMs, interval: 20 },
  )
  // The jobs that guarantee a mail look after it a quarter of a minute later.
  await database.executeSql(`delete from jobs.job where name = 'serve-link-request'`)
}

async function emails(): Promise<string[]> {
  const known = visitor.newEmail('known')
  await visitor.signUp(known)
  await visitor.followLink(await visitor.waitForLink(known))
  const waiting = visitor.newEmail('waiting')
  await visitor.signUp(waiting)
  await untilIdle()
  clock = new Date(clock.getTime() + 2 * 60_000)
  return [known, waiting, visitor.newEmail('unknown')]
}

test('asking for a link makes the server do the same for every email', async () => {
  const work = []
  for (const email of await emails()) {
    work.push(await workOf(() => visitor.send('/auth/v1/otp', { method: 'POST', body: { email } })))
  }
  expect(work[0]?.afterwards.filter((statement) => /outgoing_mails/.test(statement))).toHaveLength(
    3,
  )
  expect(work[0]?.counted).toMatchObject({ 'individua_mails_total{outcome="sent"}': 1 })
  expect(work[1]).toEqual(work[0])
  expect(work[2]).toEqual(work[0])
})

test('signing up, registering and answering make the server do the same for every email', async () => {
  const work = []
  for (const email of await emails()) {
    let uid = ''
    const signUp = await workOf(async () => {
      uid = await visitor.signUp(email)
    })
    // The second time a minute later, when a link might be sent again.
    const registrations = []
    let registered = { email, uid, ticket: '' }
    for (let time = 0; time < 2; time++) {
      registrations.push(
        await workOf(async () => {
          registered = await visitor.register(email, uid)
        }),
      )
      clock = new Date(clock.getTime() + 61_000)
    }
    const answers = await workOf(() => visitor.submitCoreAnswers(registered, Array(10).fill(3)))
    work.push({ signUp, registrations, answers })
  }
  expect(work[0]?.registrations[0]?.counted).toMatchObject({
    'individua_sign_ups_total{stage="asked"}': 1,
  })
  expect(work[0]?.registrations[1]?.inResponse.length).toBeGreaterThan(0)
  expect(work[0]?.registrations[1]?.afterwards).toEqual([])
  expect(work[1]).toEqual(work[0])
  expect(work[2]).toEqual(work[0])
})

test('a mail that stands for one that is not sent has no recipient and no email in it', async () => {
  const email = visitor.newEmail('unknown')
  await workOf(() => visitor.send('/auth/v1/otp', { method: 'POST', body: { email } }))
  const { rows } = await database.executeSql(
    `select * from outgoing_mails where kind = 'decoy' order by created_at desc`,
  )
  expect(rows[0]).toMatchObject({ recipient: '', status: 'failed', sent_at: null })
  expect(JSON.stringify(rows)).not.toContain(email)
  const { rows: users } = await database.executeSql(
    `select 1 from auth.users where email = $1 or email like '%@decoy.invalid'`,
    [email],
  )
  expect(users).toEqual([])
  const mailbox = await (await product.app.request('/dev/mailbox.json')).text()
  expect(mailbox).not.toContain('"to":""')
})
