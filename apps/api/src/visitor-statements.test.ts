import { createVisitor, headersOf } from '@individua/testkit/visitor'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startLoggedProduct } from './testing/logged-product.ts'

/** From the sign-up to the dashboard, without the beginnings and ends of transactions. */
const mostStatements = 35

let logged: Awaited<ReturnType<typeof startLoggedProduct>>
beforeAll(async () => {
  logged = await startLoggedProduct(() => new Date())
})
afterAll(() => logged.stop())

test('a visitor who becomes a user costs the database few statements', async () => {
  const visitor = createVisitor('http://localhost:3000', {
    fetch: (url, init) => logged.fetch(url, init),
    readMails: (email) => logged.readMails(email),
  })
  const email = visitor.newEmail('light')
  logged.statements.length = 0
  const uid = await visitor.signUp(email)
  await visitor.submitCoreAnswers(await visitor.register(email, uid), Array(10).fill(3))
  await logged.untilIdle()
  const headers = headersOf(await visitor.followLink(await visitor.waitForLink(email)))
  await visitor.call('POST /api/results/basic', { headers })
  await visitor.call('GET /api/dashboard', { headers })
  expect(logged.statements.length, logged.statements.join('\n')).toBeLessThanOrEqual(mostStatements)
})
