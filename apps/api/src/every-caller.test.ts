// @module-tag postgres

import { errorStatus } from '@individua/contract/errors'
import { languages } from '@individua/contract/languages'
import { beforeAll, expect, test } from 'vitest'
import { type Operation, readOperations } from './testing/api-operations.ts'
import { type Attempt, attemptsOf, idsOf, unknownIdsOf } from './testing/attempts.ts'
import {
  type Caller,
  makeEveryCaller,
  type OtherCaller,
  otherCallers,
} from './testing/every-caller.ts'
import { problemsOfRefusal, textOf } from './testing/read-answer.ts'
import { startTestApi, type TestApi } from './testing/start-test-api.ts'

/** Who may call: `paid` only for whoever has paid; `ticket` also before the address is confirmed. */
type Access = 'anyone' | 'session' | 'paid' | 'ticket'

/** Every operation of the document. Whoever adds one says here who may call it; the rest follows. */
const accessOf: Record<string, Access> = {
  'get /api/config': 'anyone',
  'get /api/callbacks/supabase/signup': 'anyone',
  'get /api/questions/basic': 'anyone',
  'get /api/questions': 'anyone',
  'get /api/results/sample.pdf': 'anyone',
  'post /api/users/register': 'anyone',
  'post /api/answers/basic': 'ticket',
  'get /api/users/info': 'session',
  'get /api/users/export': 'session',
  'delete /api/users/me': 'session',
  'get /api/questions/generated': 'session',
  'post /api/questions/generated/steps/{step}': 'session',
  'post /api/answers': 'session',
  'post /api/answers/draft': 'session',
  'get /api/answers': 'session',
  'post /api/results/basic': 'session',
  'get /api/results/basic': 'session',
  'get /api/dashboard': 'session',
  'get /api/results/report.pdf': 'session',
  'post /api/payments/stripe/create-checkout-session': 'session',
  'post /api/payments/stripe/check': 'session',
  'get /api/users/payments': 'session',
  'post /api/results/advanced': 'paid',
  'get /api/results/advanced': 'paid',
  'get /api/chat/messages': 'paid',
  'post /api/chat/messages': 'paid',
  'delete /api/chat/messages': 'paid',
}

/** What the document leaves out. */
const outsideTheDocument: Record<string, 'anyone' | 'signed'> = {
  'post /api/payments/stripe/webhook': 'signed',
  'post /api/hooks/send-email': 'signed',
  'get /api/openapi.json': 'anyone',
  'get /api/docs': 'anyone',
  'get /api/docs/start.js': 'anyone',
  'get /api/docs/swagger-ui.css': 'anyone',
  'get /api/docs/swagger-ui-bundle.js': 'anyone',
}

/** Stands in everything the owner wrote, and in their address. */
const word = 'quokkaboat'

let api: TestApi
let operations: Operation[]
let owner: Caller
let others: Record<OtherCaller, Caller>
/** What nobody but the owner is to be shown: the word, and the ids of all that is theirs. */
let secrets: string[]

beforeAll(async () => {
  const hookSecret = `v1,whsec_${Buffer.from('a secret for the tests only, long').toString('base64')}`
  api = await startTestApi({ settings: { SEND_EMAIL_HOOK_SECRET: hookSecret } })
  operations = await readOperations(api)
  const callers = await makeEveryCaller(api, word)
  owner = callers.owner
  others = callers.others
  const told = [owner.uid, owner.question.questionUuid]
  const ids = [...(await exportOf(owner)).matchAll(/"id":"([^"]+)"/g)].map(([, id = '']) => id)
  secrets = [word, ...ids.filter((id) => !told.includes(id))]
  expect(secrets.length).toBeGreaterThan(30)
})

test('the table says of every operation who may call it, as the document does', () => {
  const shownFor = { anyone: [], session: ['session'], paid: ['session'] }
  expect(Object.fromEntries(operations.map(({ name, shown }) => [name, shown]))).toEqual(
    Object.fromEntries(
      Object.entries(accessOf).map(([name, access]) => [
        name,
        access === 'ticket' ? ['session', 'registrationTicket'] : shownFor[access],
      ]),
    ),
  )
})

test('every id that an operation takes is one that foreign, random and malformed ones are known of', () => {
  expect(operations.flatMap((one) => unknownIdsOf(one).map((id) => [one.name, id]))).toEqual([])
  expect([...new Set(operations.flatMap(idsOf))].toSorted()).toEqual([
    'email',
    'questionUuid',
    'step',
    'uid',
  ])
})

test('nothing stands outside the document but what is known to', () => {
  const documented = new Set(
    operations.map(({ method, path }) => `${method} ${path.replace(/\{(\w+)\}/g, ':$1')}`),
  )
  const outside = api.routes
    .filter(({ method, path }) => method !== 'ALL' && path.startsWith('/api/'))
    .map(({ method, path }) => `${method} ${path}`)
    .filter((route) => !documented.has(route))
    .map((route) => route.replace(/^\w+/, (method) => method.toLowerCase()))
  expect([...new Set(outside)].toSorted()).toEqual(Object.keys(outsideTheDocument).toSorted())
})

test.each(otherCallers)(
  '%s sees and changes nothing of the owner’s, and gets in nowhere else',
  async (name) => {
    const before = await exportOf(owner)
    expect(before).toContain(word)
    const caller = others[name]
    const faults: string[] = []
    for (const operation of operations.filter((one) => !erases(one, caller))) {
      for (const attempt of attemptsOf(operation, caller, owner)) {
        if (!isOwnersPair(operation, caller, attempt))
          await judge(operation, caller, attempt, faults)
      }
    }
    expect(faults).toEqual([])
    expect(await exportOf(owner)).toBe(before)
  },
)

test('what is not in the document lets nobody in without its signature', async () => {
  const before = await exportOf(owner)
  for (const [route, access] of Object.entries(outsideTheDocument)) {
    const [method = '', path = ''] = route.split(' ')
    for (const [name, caller] of Object.entries(others)) {
      const body = method === 'post' ? JSON.stringify(forgedEvent()) : undefined
      const answer = await api.request(method.toUpperCase(), path, body, {
        ...caller.headers,
        'stripe-signature': 't=1,v1=00',
        'webhook-signature': 'v1,AAAA',
      })
      expect([route, name, answer.status]).toEqual([route, name, access === 'signed' ? 401 : 200])
      expect(await answer.text()).not.toContain(word)
    }
  }
  expect(await exportOf(owner)).toBe(before)
})

test('the owner reaches everything that is theirs, by their own ids alone', async () => {
  const other = others['a refunded user']
  const faults: string[] = []
  const shows = new Set<string>()
  for (const operation of operations) {
    if (erases(operation, owner)) continue
    for (const attempt of attemptsOf(operation, owner, other)) {
      if (isOwnersPair(operation, other, attempt)) continue
      const { text } = await judge(operation, owner, attempt, faults)
      if (text.includes(word)) shows.add(operation.name)
    }
  }
  expect(faults).toEqual([])
  expect([...shows].toSorted()).toEqual(
    expect.arrayContaining([
      'get /api/answers',
      'get /api/chat/messages',
      'get /api/results/report.pdf',
      'get /api/users/export',
      'get /api/users/info',
    ]),
  )
})

test('whoever erases themselves erases nobody else, and is let in nowhere from then on', async () => {
  const before = await exportOf(owner)
  const faults: string[] = []
  for (const caller of Object.values(others).filter(isLiving)) {
    for (const operation of operations.filter((one) => erases(one, caller))) {
      const attempts = attemptsOf(operation, caller, owner)
      const [besides] = attempts.filter(({ kind }) => kind === 'besides')
      if (besides) await judge(operation, caller, besides, faults)
    }
    for (const operation of operations.filter(({ name }) => accessOf[name] !== 'anyone')) {
      for (const attempt of attemptsOf(operation, caller, owner)) {
        await judge(operation, { ...caller, standing: 'dead' }, attempt, faults)
      }
    }
  }
  expect(faults).toEqual([])
  expect(await exportOf(owner)).toBe(before)
})

const erasing = 'delete /api/users/me'
const isLiving = ({ standing }: Caller) => /^(unpaid|refunded|paid)$/.test(standing)

/** Left to the test of its own: nobody would be there for the others. */
function erases({ name }: Operation, caller: Caller): boolean {
  return name === erasing && isLiving(caller)
}

/** Registering asks for no session: with the owner's ids a stranger is the owner, who gets a mail. */
function isOwnersPair({ name }: Operation, caller: Caller, { kind }: Attempt): boolean {
  const isOwner =
    kind === 'replayed' || (caller.uid === owner.uid && /own|besides|foreign/.test(kind))
  return accessOf[name] === 'anyone' && isOwner
}

let asked = 0

/** Asks, and notes what is wrong with the answer. @returns its status, and its text as it is read */
async function judge(
  operation: Operation,
  caller: Caller,
  attempt: Attempt,
  faults: string[],
): Promise<{ status: number; text: string }> {
  const language = languages[asked++ % languages.length] ?? 'en'
  const answer = await api.request(
    operation.method,
    attempt.path,
    attempt.body === undefined ? undefined : JSON.stringify(attempt.body),
    { ...caller.headers, 'accept-language': language },
  )
  const text = await textOf(answer)
  const { status } = answer
  const wanted = statusesFor(operation, caller, attempt)
  const shown = [text, ...answer.headers.values()].join('\n')
  const problems = [
    ...(wanted.includes(status) ? [] : [`${status}, not ${wanted.join(' or ')}`]),
    ...(status < 400 ? [] : problemsOfRefusal(status, text, language)),
    ...secrets
      .filter((secret) => caller !== owner && shown.includes(secret))
      .map((secret) => `it shows ${secret} of the owner’s`),
  ]
  const what = `${operation.name} by somebody ${caller.standing}, ${attempt.kind} ${attempt.id ?? 'ids'}`
  faults.push(...problems.map((problem) => `${what}: ${problem}`))
  return { status, text }
}

/** Where some have come too far to begin. */
const closedTo: Record<string, Caller['standing'][]> = {
  'post /api/answers/draft': ['refunded', 'paid'],
  'post /api/payments/stripe/create-checkout-session': ['paid'],
}

const statusOfAnothers: Record<string, number> = { uid: 403, email: 403, questionUuid: 404 }

function statusesFor(operation: Operation, caller: Caller, { kind, id }: Attempt): number[] {
  const access = accessOf[operation.name]
  const { standing } = caller
  const isLetIn =
    access === 'anyone' || isLiving(caller) || (access === 'ticket' && standing === 'ticket')
  if (!isLetIn) return [errorStatus.session_missing]
  if (kind === 'malformed') return [errorStatus.validation_failed]
  if (kind === 'replayed') return [errorStatus.not_yours]
  if (id !== undefined) return [statusOfAnothers[id] ?? Number.NaN]
  if (access === 'paid' && standing === 'refunded') return [402]
  if (access === 'paid' && standing === 'unpaid') return [402, 404]
  if (access === 'anyone' && idsOf(operation).length > 0) {
    return standing === 'none' || standing === 'dead' ? [403] : [200]
  }
  if (closedTo[operation.name]?.includes(standing)) return [409]
  return access === 'anyone' ? [200, 303] : [200]
}

/** All that is stored of somebody, without the moment of asking. */
async function exportOf({ headers }: Caller): Promise<string> {
  const answer = await api.client.get('/api/users/export', headers)
  expect(answer.status).toBe(200)
  return (await answer.text()).replace(/"exportedAt":"[^"]+"/, '')
}

/** What Stripe and the authentication provider would send, about the owner, by nobody. */
function forgedEvent() {
  return {
    id: 'evt_forged',
    type: 'charge.refunded',
    data: { object: { id: 'ch_forged', client_reference_id: owner.uid } },
    user: { id: owner.uid, email: owner.email },
    email_data: { token: '123456', token_hash: 'forged', email_action_type: 'magiclink' },
  }
}
