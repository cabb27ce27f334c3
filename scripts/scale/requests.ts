import type { OperationId } from '@individua/contract/operations'
import { type Step, steps } from '@individua/contract/questions'
import { coreAnswers, randomValues, stepAnswers } from '@individua/testkit/answers'
import { createReport, openStep, pay } from '@individua/testkit/create-user'
import { headersOf, type Visitor } from '@individua/testkit/visitor'
import type { Person, ScaledProduct } from './scaled-product.ts'

/** Measures one use; `time` takes the milliseconds of one of its requests. */
export interface Scenario {
  /** Uses of it in each database. */
  uses: number
  run(product: ScaledProduct, time: Timer): Promise<void>
}
export type Timer = <Value>(name: string, work: () => Promise<Value>) => Promise<Value>

type SimpleOperation = Exclude<OperationId, `${string}{${string}`>

/** Requests of people who have an older profile; each is sent by another person. */
const requests: { kind: 'basic' | 'advanced'; ids: SimpleOperation[]; uses: number }[] = [
  {
    kind: 'basic',
    uses: 40,
    ids: [
      'GET /api/users/info',
      'GET /api/users/payments',
      'GET /api/users/calibration-consent',
      'GET /api/questions/generated',
      'GET /api/answers',
      'GET /api/questions/further',
      'GET /api/questions/today',
      'GET /api/results',
      'GET /api/results/basic',
      'GET /api/dashboard',
      'GET /api/weekly-step',
      'GET /api/weekly-mail',
      'POST /api/weekly-mail',
      'DELETE /api/weekly-mail',
      'POST /api/results/basic',
    ],
  },
  { kind: 'advanced', uses: 40, ids: ['GET /api/dashboard', 'GET /api/results/advanced'] },
  { kind: 'advanced', uses: 40, ids: ['GET /api/chat/messages', 'POST /api/questions/more'] },
  { kind: 'basic', uses: 30, ids: ['GET /api/users/export', 'DELETE /api/users/me'] },
]

const callers = ({ kind, ids, uses }: (typeof requests)[number]): Scenario[] =>
  ids.map((id) => ({
    uses,
    async run(product, time) {
      const { uid, headers } = await product.takePerson(kind, id === 'DELETE /api/users/me')
      const visitor = product.newVisitor()
      const name = kind === 'basic' ? id : `${id}, ${kind}`
      await forgetBodies(product, uid)
      await time(name, () => visitor.call(id, { headers }))
      if (!isReadOfResult.test(id)) return
      await forgetBodies(product, uid)
      await time(`${name}, again`, () => visitor.call(id, { headers }))
    },
  }))

/** Reads of the largest rows: they are sent twice, the second time with the rows in PostgreSQL's memory. */
const isReadOfResult = /^GET .*(dashboard|results|answers|export)/

/** In the small database each person is read several times: a kept body would make only those reads fast. */
function forgetBodies({ client }: ScaledProduct, uid: string) {
  return client.query(
    `delete from presented_results where result_id in (select id from results where user_id = $1)`,
    [uid],
  )
}

/** A new visitor, from the sign-up to the dashboard. */
const newcomer: Scenario = {
  uses: 40,
  async run(product, time) {
    const visitor = product.newVisitor()
    const email = visitor.newEmail()
    const uid = await time('sign-up', () => visitor.signUp(email))
    const { ticket } = await time('POST /api/users/register', () => visitor.register(email, uid))
    await time('POST /api/answers/basic', () =>
      visitor.call('POST /api/answers/basic', {
        body: { uid, answers: coreAnswers(randomValues()) },
        headers: { 'x-registration-ticket': ticket },
      }),
    )
    const link = await visitor.waitForLink(email)
    const session = await time('verify a link', () => visitor.followLink(link))
    await time('refresh a session', () =>
      visitor.send('/auth/v1/token?grant_type=refresh_token', {
        method: 'POST',
        body: { refresh_token: session.refresh_token },
      }),
    )
    const headers = headersOf(session)
    await time('the first POST /api/results/basic', () =>
      visitor.call('POST /api/results/basic', { headers }),
    )
    await time('ask for a sign-in link', () =>
      visitor.send('/auth/v1/otp', { method: 'POST', body: { email: visitor.newEmail() } }),
    )
  },
}

/** An older profile is paid for and completed. */
const buyer: Scenario = {
  uses: 20,
  async run(product, time) {
    const user = userOf(product.newVisitor(), await product.takePerson('basic'))
    for (const step of steps) await answerStep(user, step, time)
    await time('pay', () => pay(user))
    await time('the full report', () => createReport(user))
    await time('POST /api/chat/messages', () => converse(user))
  },
}

async function answerStep(user: ReturnType<typeof userOf>, step: Step, time: Timer) {
  const asked = await time(`questions of step ${step}`, () => openStep(user, step))
  const body = { uid: user.uid, answers: stepAnswers(asked) }
  await time(`answers of step ${step}`, () => user.call('POST /api/answers', { body }))
}

/** The reply is streamed: it is not one JSON document. */
async function converse({ openPage, origin, headers }: ReturnType<typeof userOf>): Promise<void> {
  const response = await openPage(`${origin}/api/chat/messages`, {
    method: 'POST',
    body: JSON.stringify({ message: 'Work is too much for me at the moment.' }),
    headers: { ...headers, 'content-type': 'application/json' },
  })
  if (!response.ok) throw new Error(`the chat responded with ${response.status}`)
  await response.text()
}

function userOf(visitor: Visitor, { uid, headers }: Person) {
  const call: Visitor['call'] = (id, parts) =>
    visitor.call(id, { ...parts, headers: { ...headers, ...parts?.headers } })
  return { uid, headers, call, origin: visitor.origin, openPage: visitor.openPage }
}

export const scenarios: Scenario[] = [...requests.flatMap(callers), newcomer, buyer]
