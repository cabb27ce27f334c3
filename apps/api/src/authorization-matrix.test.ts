// @module-tag postgres

import { errors } from '@individua/contract/error-table'
import { languages } from '@individua/contract/languages'
import { beforeAll, expect, test } from 'vitest'
import { type Operation, readOperations } from './testing/api-operations.ts'
import { type Attempt, attemptsOf, idsOf, unknownIdsOf } from './testing/attempts.ts'
import {
  type Caller,
  createCallers,
  type OtherCaller,
  otherCallers,
  premiumUser,
} from './testing/callers.ts'
import { problemsOfRefusal, textOf } from './testing/read-response.ts'
import { startTestApi, type TestApi } from './testing/start-test-api.ts'

/** Who may call: `paid` after a payment only; `ticket` also before the email is confirmed. */
type Access = 'everyone' | 'session' | 'paid' | 'ticket'

/** Every operation of the document, and who may call it. The tests below follow from this table. */
const accessOf: Record<string, Access> = {
  'get /api/config': 'everyone',
  'get /api/callbacks/supabase/signup': 'everyone',
  'get /api/questions/basic': 'everyone',
  'get /api/questions': 'everyone',
  'get /api/results/sample.pdf': 'everyone',
  'post /api/users/register': 'everyone',
  'post /api/results/preview': 'everyone',
  'post /api/answers/basic': 'ticket',
  'get /api/users/info': 'session',
  'get /api/users/export': 'session',
  'delete /api/users/me': 'session',
  'get /api/users/calibration-consent': 'session',
  'post /api/users/calibration-consent': 'session',
  'delete /api/users/calibration-consent': 'session',
  'get /api/questions/generated': 'session',
  'post /api/questions/generated/steps/{step}': 'session',
  'post /api/answers': 'session',
  'post /api/answers/draft': 'session',
  'get /api/answers': 'session',
  'get /api/questions/further': 'session',
  'get /api/questions/today': 'session',
  'post /api/answers/daily': 'session',
  'post /api/questions/more': 'paid',
  'post /api/answers/lots': 'paid',
  'get /api/results': 'session',
  'get /api/results/compare': 'session',
  'get /api/results/{resultId}': 'session',
  'post /api/results/basic': 'session',
  'get /api/results/basic': 'session',
  'get /api/dashboard': 'session',
  'get /api/dashboard/first-screen': 'session',
  'get /api/results/newer-reading': 'session',
  'post /api/results/newer-reading': 'session',
  'get /api/results/report.pdf': 'session',
  'get /api/weekly-step': 'session',
  'get /api/weekly-mail': 'session',
  'post /api/weekly-mail': 'session',
  'delete /api/weekly-mail': 'session',
  'post /api/weekly-step': 'session',
  'post /api/weekly-step/look-back': 'session',
  'post /api/payments/stripe/create-checkout-session': 'session',
  'post /api/payments/stripe/check': 'session',
  'get /api/users/payments': 'session',
  'post /api/results/advanced': 'paid',
  'get /api/results/advanced': 'paid',
  'get /api/chat/messages': 'paid',
  'post /api/chat/messages': 'paid',
  'delete /api/chat/messages': 'paid',
}

/** Routes that the document leaves out. */
const outsideTheDocument: Record<string, 'everyone' | 'signed' | 'redirected'> = {
  'post /api/payments/stripe/webhook': 'signed',
  'post /api/hooks/send-email': 'signed',
  'post /api/weekly-mail/off': 'signed',
  'get /api/weekly-mail/off': 'redirected',
  'get /api/openapi.json': 'everyone',
  'get /api/docs': 'everyone',
  'get /api/docs/style.css': 'everyone',
}

/** Part of everything that the owner wrote, and of the owner's email. */
const word = 'quokkaboat'

let api: TestApi
let operations: Operation[]
let owner: Caller
let others: Record<OtherCaller, Caller>
/** Shown to the owner only: the word, and the ids of the owner's rows. */
let secrets: string[]

beforeAll(async () => {
  const hookSecret = `v1,whsec_${Buffer.from('a secret for the tests only, long').toString('base64')}`
  api = await startTestApi({ settings: { SEND_EMAIL_HOOK_SECRET: hookSecret } })
  operations = await readOperations(api)
  const callers = await createCallers(api, word)
  owner = callers.owner
  others = callers.others
  const known = [owner.uid, owner.question.questionUuid]
  const ids = [...(await exportOf(owner)).matchAll(/"id":"([^"]+)"/g)].map(([, id = '']) => id)
  secrets = [word, ...ids.filter((id) => !known.includes(id))]
  expect(secrets.length).toBeGreaterThan(30)
})

test('the table lists who may call each operation, as the document does', () => {
  const shownFor = { everyone: [], session: ['session'], paid: ['session'] }
  expect(Object.fromEntries(operations.map(({ name, shown }) => [name, shown]))).toEqual(
    Object.fromEntries(
      Object.entries(accessOf).map(([name, access]) => [
        name,
        access === 'ticket' ? ['session', 'registrationTicket'] : shownFor[access],
      ]),
    ),
  )
})

test('every id that an operation takes has foreign, random and malformed values', () => {
  expect(operations.flatMap((one) => unknownIdsOf(one).map((id) => [one.name, id]))).toEqual([])
  expect([...new Set(operations.flatMap(idsOf))].toSorted()).toEqual([
    'email',
    'from',
    'questionUuid',
    'resultId',
    'step',
    'to',
    'uid',
  ])
})

test('no unknown route is missing from the document', () => {
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
  '%s sees and changes nothing of the owner, and calls only what it may',
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

test('a route outside the document refuses a request without a valid signature', async () => {
  const before = await exportOf(owner)
  for (const [route, access] of Object.entries(outsideTheDocument)) {
    const [method = '', path = ''] = route.split(' ')
    for (const [name, caller] of Object.entries(others)) {
      const body = method === 'post' ? JSON.stringify(forgedEvent()) : undefined
      const response = await api.request(method.toUpperCase(), path, body, {
        ...caller.headers,
        'stripe-signature': 't=1,v1=00',
        'webhook-signature': 'v1,AAAA',
      })
      const wanted = { everyone: 200, signed: 401, redirected: 303 }[access]
      expect([route, name, response.status]).toEqual([route, name, wanted])
      expect(await response.text()).not.toContain(word)
    }
  }
  expect(await exportOf(owner)).toBe(before)
})

test('the owner reads and writes only with their own ids', async () => {
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

/** Users whose reads are compared. */
const readers = ['an unpaid user', 'a refunded user', 'another user'] as const

test('what a user reads is the same after another user has come and gone', async () => {
  // A PDF counts as a use of the day, so that printing one would change the export.
  const reads = operations.filter(
    ({ name, method, path }) =>
      method === 'GET' && accessOf[name] !== 'everyone' && !path.endsWith('.pdf'),
  )
  const readAll = async () => {
    const read = new Map<string, string>()
    for (const reader of readers) {
      for (const { name, path } of reads) {
        const { headers, resultId } = others[reader]
        const query = path.endsWith('/compare') ? `?from=${resultId}&to=${resultId}` : ''
        const own = path.replace('{resultId}', resultId) + query
        const response = await api.client.get(own, headers)
        const text = withoutRequestTime(await response.text())
        read.set(`${name} by ${reader}`, `${response.status} ${text}`)
      }
    }
    return read
  }
  // The first read of a result is stored with it.
  await readAll()
  const before = await readAll()
  const changedReads = async () =>
    [...(await readAll())]
      .filter(([name, text]) => text !== before.get(name))
      .map(([name, text]) => `${name}: ${firstDifference(before.get(name) ?? '', text)}`)
      .join(', ')
  for (const { name } of reads) expect(before.get(`${name} by another user`)).toMatch(/^200 /)

  const { headers } = await premiumUser(api, 'newcomer')
  expect(await changedReads()).toBe('')
  await api.client.delete('/api/users/me', headers)
  expect(await changedReads()).toBe('')
})

test('erasing an account erases no other, and its sessions are refused afterwards', async () => {
  const before = await exportOf(owner)
  const faults: string[] = []
  for (const caller of Object.values(others).filter(isLiving)) {
    for (const operation of operations.filter((one) => erases(one, caller))) {
      const attempts = attemptsOf(operation, caller, owner)
      const [besides] = attempts.filter(({ kind }) => kind === 'besides')
      if (besides) await judge(operation, caller, besides, faults)
    }
    for (const operation of operations.filter(({ name }) => accessOf[name] !== 'everyone')) {
      for (const attempt of attemptsOf(operation, caller, owner)) {
        await judge(operation, { ...caller, state: 'dead' }, attempt, faults)
      }
    }
  }
  expect(faults).toEqual([])
  expect(await exportOf(owner)).toBe(before)
})

const erasing = 'delete /api/users/me'
const isLiving = ({ state }: Caller) => /^(unpaid|refunded|paid)$/.test(state)

/** These attempts have a test of their own, because later ones would miss the caller. */
function erases({ name }: Operation, caller: Caller): boolean {
  return name === erasing && isLiving(caller)
}

/** Registering needs no session: with the owner's ids the caller is the owner, who gets a mail. */
function isOwnersPair({ name }: Operation, caller: Caller, { kind }: Attempt): boolean {
  const isOwner =
    kind === 'replayed' || (caller.uid === owner.uid && /own|besides|foreign/.test(kind))
  return accessOf[name] === 'everyone' && isOwner
}

let calls = 0

/** Calls an operation and notes every fault of the response. */
async function judge(
  operation: Operation,
  caller: Caller,
  attempt: Attempt,
  faults: string[],
): Promise<{ status: number; text: string }> {
  const language = languages[calls++ % languages.length] ?? 'en'
  const response = await api.request(
    operation.method,
    attempt.path,
    attempt.body === undefined ? undefined : JSON.stringify(attempt.body),
    { ...caller.headers, 'accept-language': language },
  )
  const text = await textOf(response)
  const { status } = response
  const wanted = statusesFor(operation, caller, attempt)
  const shown = [text, ...response.headers.values()].join('\n')
  const problems = [
    ...(wanted.includes(status) ? [] : [`${status}, not ${wanted.join(' or ')}`]),
    ...(status < 400 ? [] : problemsOfRefusal(status, text, language)),
    ...secrets
      .filter((secret) => caller !== owner && shown.includes(secret))
      .map((secret) => `it shows ${secret} of the owner’s`),
  ]
  const what = `${operation.name} by a caller in state ${caller.state}, ${attempt.kind} ${attempt.id ?? 'ids'}`
  faults.push(...problems.map((problem) => `${what}: ${problem}`))
  return { status, text }
}

/** Operations that a caller can no longer begin. */
const closedTo: Record<string, Caller['state'][]> = {
  'post /api/answers/draft': ['refunded', 'paid'],
  'post /api/payments/stripe/create-checkout-session': ['paid'],
}

const statusOfForeignId: Record<string, number> = {
  uid: 403,
  email: 403,
  questionUuid: 404,
  resultId: 404,
  from: 404,
  to: 404,
}

/** The ids of the core questions are everyone's. */
const isOfAPerson = (id: string) => id !== 'questionUuid'

function statusesFor(operation: Operation, caller: Caller, { kind, id }: Attempt): number[] {
  const access = accessOf[operation.name]
  const { state } = caller
  const isLetIn =
    access === 'everyone' || isLiving(caller) || (access === 'ticket' && state === 'ticket')
  if (!isLetIn) return [errors.session_missing.status]
  if (kind === 'malformed') return [errors.validation_failed.status]
  if (kind === 'replayed') return [errors.not_yours.status]
  if (id !== undefined) return [statusOfForeignId[id] ?? Number.NaN]
  if (access === 'paid' && state === 'refunded') return [402]
  if (access === 'paid' && state === 'unpaid') return [402, 404]
  if (access === 'everyone' && idsOf(operation).some(isOfAPerson)) {
    return state === 'none' || state === 'dead' ? [403] : [200]
  }
  if (closedTo[operation.name]?.includes(state)) return [409]
  return access === 'everyone' ? [200, 303] : [200]
}

/** Everything stored about a caller, without the time of the request. */
async function exportOf({ headers }: Caller): Promise<string> {
  const response = await api.client.get('/api/users/export', headers)
  expect(response.status).toBe(200)
  return withoutRequestTime(await response.text())
}

function firstDifference(before: string, after: string): string {
  const at = [...after].findIndex((letter, index) => letter !== before[index])
  return [before, after].map((text) => text.slice(Math.max(0, at - 30), at + 30)).join(' -> ')
}

const withoutRequestTime = (text: string) => text.replace(/"exportedAt":"[^"]+"/, '')

/** An event about the owner as Stripe or the authentication provider would send it, but forged. */
function forgedEvent() {
  return {
    id: 'evt_forged',
    type: 'charge.refunded',
    data: { object: { id: 'ch_forged', client_reference_id: owner.uid } },
    user: { id: owner.uid, email: owner.email },
    email_data: { token: '123456', token_hash: 'forged', email_action_type: 'magiclink' },
  }
}
