import { createVisitor } from '@individua/testkit/visitor'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startLoggedProduct } from './testing/logged-product.ts'
import { countsOf } from './testing/read-metrics.ts'

/*
 * Times show who is registered only where the work differs, in the response or in what the server
 * does next: the requests that follow wait for it.
 */
let logged: Awaited<ReturnType<typeof startLoggedProduct>>
let clock = new Date()
beforeAll(async () => {
  logged = await startLoggedProduct(() => clock)
})
afterAll(() => logged.stop())

const visitor = createVisitor('http://localhost:3000', {
  fetch: (url, init) => logged.fetch(url, init),
  readMails: (email) => logged.readMails(email),
})

/** What a call makes the server do until it is idle again. */
async function workOf(call: () => Promise<unknown>) {
  const { statements } = logged
  statements.length = 0
  const before = countsOf(await logged.metrics())
  await call()
  const inResponse = statements.splice(0)
  await logged.untilIdle()
  const afterwards = statements.splice(0)
  const counted = Object.entries(countsOf(await logged.metrics()))
    .map(([name, count]) => [name, count - (before[name] ?? 0)] as const)
    .filter(([, difference]) => difference !== 0)
  return { inResponse, afterwards, counted: Object.fromEntries(counted) }
}

async function emails(): Promise<string[]> {
  const known = visitor.newEmail('known')
  await visitor.signUp(known)
  await visitor.followLink(await visitor.waitForLink(known))
  const waiting = visitor.newEmail('waiting')
  await visitor.signUp(waiting)
  await logged.untilIdle()
  clock = new Date(clock.getTime() + 2 * 60_000)
  return [known, waiting, visitor.newEmail('unknown')]
}

test('asking for a link makes the server do the same for every email', async () => {
  const work = []
  for (const email of await emails()) {
    work.push(await workOf(() => visitor.send('/auth/v1/otp', { method: 'POST', body: { email } })))
  }
  expect(work[0]?.afterwards.filter((statement) => /outgoing_mails/.test(statement))).toHaveLength(
    1,
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
  const { rows } = await logged.database.executeSql(
    `select * from outgoing_mails where kind = 'decoy' order by created_at desc`,
  )
  expect(rows[0]).toMatchObject({ recipient: '', status: 'failed', sent_at: null })
  expect(JSON.stringify(rows)).not.toContain(email)
  const { rows: users } = await logged.database.executeSql(
    `select 1 from auth.users where email = $1 or email like '%@decoy.invalid'`,
    [email],
  )
  expect(users).toEqual([])
  const mailbox = await (await logged.fetch('/dev/mailbox.json')).text()
  expect(mailbox).not.toContain('"to":""')
})
