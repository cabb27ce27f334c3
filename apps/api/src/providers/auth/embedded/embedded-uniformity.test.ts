import { randomUUID } from 'node:crypto'
import { drizzle } from 'drizzle-orm/pglite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openClient } from '../../../db/pglite.ts'
import { minute } from '../../../lib/durations.ts'
import { copyMigratedPglite } from '../../../testing/copied-pglite.ts'
import { startTestProvider, tokenHashIn } from './start-test-provider.ts'

/*
 * Times differ only where the work differs: the same statements in the same order for an
 * email with an account, with a waiting one, and with none, in the response and after it.
 */
const statements: string[] = []
const client = copyMigratedPglite()
const db = drizzle(client, { logger: { logQuery: (query) => statements.push(query) } })
const database = { ...(await openClient(client)), db }
let auth: Awaited<ReturnType<typeof startTestProvider>>
beforeAll(async () => {
  auth = await startTestProvider({ database, limits: { mailsPerClientPerHour: 1000 } })
})
afterAll(() => auth.close())

async function emails() {
  const [confirmed, waiting, unknown] = [1, 2, 3].map(() => `${randomUUID()}@example.org`)
  for (const email of [confirmed, waiting]) {
    await auth.client().signUp({ email: email ?? '', password: randomUUID() })
    const mail = await auth.nextMail()
    if (email === confirmed) {
      await auth.client().verifyOtp({ type: 'signup', token_hash: tokenHashIn(mail) })
    }
  }
  auth.turnClock(2 * minute)
  return [confirmed, waiting, unknown]
}

test.each([
  ['signing up', '/signup', { password: 'a random password' }],
  ['asking for a link', '/otp', { create_user: false }],
  ['asking for a link too soon', '/otp', { create_user: false }],
  ['guessing a code', '/verify', { type: 'email', token: 'abcdef' }],
])('%s does the same work for every email', async (name, path, body) => {
  const work = []
  for (const email of await emails()) {
    if (name.endsWith('too soon')) {
      await auth.post(path, { ...body, email })
      await auth.nextMail()
    }
    statements.length = 0
    const response = await auth.post(path, { ...body, email })
    const inResponse = statements.splice(0)
    await auth.nextMail()
    work.push({ status: response.status, inResponse, afterwards: statements.splice(0) })
  }
  expect(work[0]?.inResponse.length).toBeGreaterThan(1)
  if (/^(signing|asking)/.test(name) && !name.endsWith('soon')) {
    expect(work[0]?.afterwards.length).toBeGreaterThan(3)
  }
  expect(work[1]).toEqual(work[0])
  expect(work[2]).toEqual(work[0])
})
