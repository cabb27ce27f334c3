// @module-tag postgres

import { randomUUID } from 'node:crypto'
import type { Result } from '@individua/contract/results'
import { createUser } from '@individua/testkit/create-user'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { readEnv } from '../env.ts'
import type { AppContext } from '../lib/context.ts'
import { hour } from '../lib/durations.ts'
import { stripeProvider } from '../providers/payments/stripe-provider.ts'
import { startStripeTestServer } from '../providers/payments/stripe-test-server.ts'
import { premiumUser } from '../testing/callers.ts'
import { tablesHolding } from '../testing/find-text.ts'
import { checkoutFor, payFor } from '../testing/pay-for.ts'
import { bodyOf, startTestApi, type TestApi } from '../testing/start-test-api.ts'
import { work as erase, verb as eraseVerb } from './erase.ts'
import { work as exportData } from './export.ts'
import { work as find } from './find.ts'
import { work as grant, verb as grantVerb } from './grant.ts'
import { work as refund } from './refund.ts'
import { work as resend } from './resend.ts'
import { OperatorError, UsageError } from './verb.ts'
import type { OperatorContext } from './work.ts'

const stripe = await startStripeTestServer()
afterAll(() => stripe.close())

/** As in the running server. */
function operatorOn({ ctx, database }: TestApi, changes: Partial<AppContext> = {}) {
  const open = async () => ({ ...ctx, ...changes })
  return { env: readEnv({}), database, open, isServer: true } satisfies OperatorContext
}

/** A product that is paid at a Stripe account. */
const atStripe = (api: TestApi): Partial<AppContext> => ({
  payments: stripeProvider(stripe.account),
  services: { ...api.ctx.services, payments: 'stripe' },
})

const isPremium = async ({ client }: TestApi, headers: Record<string, string>) =>
  (await bodyOf<{ is_premium: boolean }>(await client.get('/api/users/info', headers))).is_premium

/** A user who has come with a session. */
async function newUser(api: TestApi, stage: 'account' | 'profile' = 'account') {
  const user = await createUser(api.visitor, { stage })
  await user.call('GET /api/users/info')
  return user
}

/** The links asked for until now no longer count. */
const laterOn = (api: TestApi) => api.setTime(new Date(Date.now() + 2 * hour))

test('find shows ids, dates, plan, mails and sessions, and nothing that was written or read', async () => {
  const api = await startTestApi()
  const word = `canary${randomUUID().slice(0, 8)}`
  const user = await premiumUser(api, word)
  expect((await tablesHolding(api.database, word)).length).toBeGreaterThan(3)
  const { lines, json } = await find(operatorOn(api), [user.email])
  expect(json).toMatchObject({
    email: user.email,
    accounts: [
      {
        id: user.uid,
        isPremium: true,
        hasSignedIn: true,
        results: expect.arrayContaining([expect.objectContaining({ kind: 'advanced' })]),
        payments: [{ planId: 'advanced_report', status: 'succeeded', origin: 'checkout' }],
        sessions: [expect.objectContaining({ id: expect.any(String) })],
      },
    ],
    mails: expect.arrayContaining([
      expect.objectContaining({ kind: 'confirm-sign-up', status: 'sent' }),
    ]),
  })
  const shown = `${lines.join('\n')}${JSON.stringify(json)}`.replaceAll(user.email, '')
  expect(shown).not.toContain(word)
  expect(shown).not.toMatch(/token_hash|"text"|"html"|"answers"|"profile"/)
  await expect(find(operatorOn(api), ['unknown@example.sk'])).rejects.toThrow(
    new OperatorError('Nothing is stored of unknown@example.sk.'),
  )
})

test('resend mails a sign-in link, and not twice in a minute', async () => {
  const api = await startTestApi()
  const { email } = await newUser(api)
  laterOn(api)
  const sent = await resend(operatorOn(api), [email])
  expect(sent.json).toMatchObject({ purpose: 'sign-in', state: 'sent' })
  const session = await api.visitor.followLink(await api.visitor.waitForLink(email))
  expect(session.user.email).toBe(email)
  await expect(resend(operatorOn(api), [email])).rejects.toThrow('Nothing was sent')
})

test('resend mails a link that confirms, where the email is not confirmed yet', async () => {
  const api = await startTestApi()
  const email = api.newEmail('unconfirmed')
  await api.signUp(email, 'sk')
  await api.visitor.waitForLink(email)
  laterOn(api)
  const sent = await resend(operatorOn(api), [email])
  expect(sent.json).toMatchObject({ purpose: 'confirm-sign-up', language: 'sk', state: 'sent' })
  expect(await api.mailsTo(email)).toHaveLength(2)
  await expect(grant(operatorOn(api), [email, 'advanced_report'])).rejects.toThrow('not signed in')
  await expect(resend(operatorOn(api), ['unknown@example.sk'])).rejects.toThrow('Nothing is stored')
})

test.each([
  ['failed', /^Not sent: .*\(EENVELOPE 550\)/],
  ['queued', /^Not sent yet: .*the server tries again/],
] as const)('resend says why a mail is %s', async (status, message) => {
  const api = await startTestApi()
  const { email } = await newUser(api)
  const mailId = randomUUID()
  await api.database.executeSql(
    `insert into outgoing_mails (id, recipient, kind, language, subject, text, html, status, last_error)
     values ($1, $2, 'sign-in', 'en', '', '', '', $3, 'EENVELOPE 550')`,
    [mailId, email, status],
  )
  const auth = { ...api.ctx.auth, resendLink: async () => ({ isLimited: false, mailId }) }
  await expect(resend(operatorOn(api, { auth }), [email])).rejects.toThrow(message)
})

test('a grant of the operator is noted, closes an open checkout, is given once and can be ended', async () => {
  const api = await startTestApi()
  const { email, headers } = await newUser(api, 'profile')
  const page = await checkoutFor(api, { headers })
  const operator = operatorOn(api)
  await grant(operator, [email, 'advanced_report'])
  expect(await isPremium(api, headers)).toBe(true)
  expect((await api.openPage(page)).status).toBe(410)
  await expect(grant(operator, [email, 'advanced_report'])).rejects.toThrow('already')
  const { json } = await find(operator, [email])
  expect(json).toMatchObject({
    accounts: [
      {
        isPremium: true,
        payments: [
          { status: 'expired', origin: 'checkout' },
          { status: 'succeeded', origin: 'operator', amount: 0 },
        ],
      },
    ],
  })
  const ended = await refund(operator, [email])
  expect(ended.json).toMatchObject({ outcome: 'ended', origin: 'operator' })
  expect(await isPremium(api, headers)).toBe(false)
  await expect(refund(operator, [email])).rejects.toThrow('no payment')
  expect((await api.client.get('/api/results/basic', headers)).status).toBe(200)
})

test('two grants at once give one', async () => {
  const api = await startTestApi()
  const { email } = await newUser(api)
  const both = await Promise.allSettled([
    grant(operatorOn(api), [email, 'advanced_report']),
    grant(operatorOn(api), [email, 'advanced_report']),
  ])
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
})

test('a payment at the embedded Stripe ends without money', async () => {
  const api = await startTestApi()
  const { email, headers } = await newUser(api)
  await payFor(api, { headers })
  expect(await isPremium(api, headers)).toBe(true)
  expect((await refund(operatorOn(api), [email])).json).toMatchObject({ outcome: 'ended' })
  expect(await isPremium(api, headers)).toBe(false)
})

/** Has paid at Stripe, which the product has heard of. */
async function buyerAtStripe(api: TestApi) {
  const user = await newUser(api)
  const id = `cs_test_${randomUUID().replaceAll('-', '')}`
  const { rows } = await api.database.executeSql<{ id: string }>(
    `insert into payments (user_id, plan_id, amount, currency, status, language, paid_at,
       checkout_session_id, payment_intent_id)
     values ($1, 'advanced_report', 399, 'USD', 'succeeded', 'en', now(), $2, $3) returning id`,
    [user.uid, id, `pi_${id}`],
  )
  stripe.sessions.set(id, {
    id,
    status: 'open',
    payment_status: 'unpaid',
    amount_total: 399,
    currency: 'usd',
    url: null,
    metadata: {
      payment_id: rows[0]?.id ?? '',
      user_id: user.uid,
      plan_id: 'advanced_report',
    },
    payment_intent: null,
  })
  stripe.complete(id)
  return { ...user, checkoutId: id }
}

test('a refund is asked of Stripe and ends the grant; a second one finds nothing', async () => {
  const api = await startTestApi()
  const { email, headers, checkoutId } = await buyerAtStripe(api)
  const { json, lines } = await refund(operatorOn(api, atStripe(api)), [email])
  expect(json).toMatchObject({ outcome: 'refunded', amount: 399 })
  expect(lines.join()).toContain('3.99 USD were paid back')
  expect(stripe.sessions.get(checkoutId)?.payment_intent?.latest_charge.refunded).toBe(true)
  expect(await isPremium(api, headers)).toBe(false)
  await expect(refund(operatorOn(api, atStripe(api)), [email])).rejects.toThrow('no payment')
})

test('a refund that was made in the dashboard of Stripe already ends the grant', async () => {
  const api = await startTestApi()
  const { email, headers, checkoutId } = await buyerAtStripe(api)
  stripe.refund(checkoutId)
  expect((await refund(operatorOn(api, atStripe(api)), [email])).json).toMatchObject({
    outcome: 'refunded',
  })
  expect(await isPremium(api, headers)).toBe(false)
})

test('a refund that Stripe refuses, does not respond to or is not set up for changes nothing', async () => {
  const api = await startTestApi()
  const { email, headers } = await buyerAtStripe(api)
  onTestFinished(() => {
    Object.assign(stripe.state, { refundRefusal: '', isDown: false })
  })
  stripe.state.refundRefusal = 'insufficient_funds'
  await expect(refund(operatorOn(api, atStripe(api)), [email])).rejects.toThrow(
    /^Stripe refused the refund \(insufficient_funds\)/,
  )
  stripe.state.isDown = true
  await expect(refund(operatorOn(api, atStripe(api)), [email])).rejects.toThrow('does not respond')
  await expect(refund(operatorOn(api), [email])).rejects.toThrow('STRIPE_SECRET_KEY is not set')
  expect(await isPremium(api, headers)).toBe(true)
})

test('export writes what the person can download themselves', async () => {
  const api = await startTestApi()
  const user = await newUser(api, 'profile')
  const theirs = await bodyOf<object>(await api.client.get('/api/users/export', user.headers))
  const { json } = await exportData(operatorOn(api), [user.email])
  expect(json).toEqual({ ...theirs, exportedAt: expect.any(String) })
})

test('erase removes a person as they can themselves; what they paid stays without them', async () => {
  const api = await startTestApi()
  const user = await newUser(api, 'profile')
  await payFor(api, user)
  const { metadata } = await bodyOf<Result>(
    await api.client.get('/api/results/basic', user.headers),
  )
  const { json } = await erase(operatorOn(api), [user.email])
  expect(json).toMatchObject({ erased: true, userIds: [user.uid], isSignInErased: true })
  expect((await api.client.get('/api/users/info', user.headers)).status).toBe(401)
  expect(await tablesHolding(api.database, user.email)).toEqual([])
  expect(await tablesHolding(api.database, metadata.resultId)).toEqual([])
  await expect(erase(operatorOn(api), [user.email])).rejects.toThrow('Nothing is stored')
})

test('erase removes what waits for an email that was never confirmed', async () => {
  const api = await startTestApi()
  const email = api.newEmail('waiting')
  const uid = await api.signUp(email)
  await api.visitor.submitCoreAnswers(await api.visitor.register(email, uid), Array(10).fill(3))
  await api.visitor.waitForLink(email)
  await erase(operatorOn(api), [email])
  expect(await tablesHolding(api.database, email)).toEqual([])
  expect(await tablesHolding(api.database, uid)).toEqual(
    expect.not.arrayContaining(['public.assessments']),
  )
})

const call = (words: string[], flags = {}) => ({
  env: readEnv({}),
  settings: {},
  words,
  flags,
  pathOf: (path: string) => path,
  note: () => {},
})

test('a verb that cannot be understood touches nothing', () => {
  expect(() => eraseVerb.run(call(['a@b.sk']))).toThrow(UsageError)
  expect(() => eraseVerb.run(call(['a@b.sk']))).toThrow('--yes')
  expect(() => eraseVerb.run(call(['a'], { yes: true }))).toThrow('Name one email')
  expect(() => grantVerb.run(call(['a@b.sk', 'gold']))).toThrow('advanced_report')
  expect(() => grantVerb.run(call(['a@b.sk']))).toThrow(UsageError)
})
