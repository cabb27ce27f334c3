import { formatPrice, prices } from '@individua/contract/prices'
// @module-tag postgres

import { createHash } from 'node:crypto'
import type { Payment } from '@individua/contract/payments'
import type { UserInfo } from '@individua/contract/users'
import { payAt } from '@individua/testkit/pay'
import { expect, test } from 'vitest'
import { createPaymentProvider } from '../../providers/payments/create-payment-provider.ts'
import { checkoutFor, payFor } from '../../testing/pay-for.ts'
import { runWaitingJobs } from '../../testing/run-job.ts'
import { bodyOf, refusalOf, startTestApi } from '../../testing/start-test-api.ts'
import { fulfil } from './fulfil.service.ts'
import { paymentMailJob } from './payment-mail.service.ts'
import { reconcilePayments } from './reconcile.service.ts'

const checkoutPath = '/api/payments/stripe/create-checkout-session'
const minute = 60_000

async function buyer(name: string) {
  const api = await startTestApi()
  const session = await api.signIn(api.newEmail(name))
  const { headers } = session
  return {
    api,
    ...session,
    open: (language?: string) => checkoutFor(api, session, language),
    isPremium: async () =>
      (await bodyOf<UserInfo>(await api.client.get('/api/users/info', headers))).is_premium,
    payments: async (language = 'en') => {
      const wanted = { ...headers, 'accept-language': language }
      return bodyOf<Payment[]>(await api.client.get('/api/users/payments', wanted))
    },
    statuses: async () => {
      const { rows } = await api.database.executeSql<{ status: string }>(
        'select status from payments where user_id = $1 order by created_at, id',
        [session.uid],
      )
      return rows.map(({ status }) => status)
    },
    check: async () => (await api.client.post('/api/payments/stripe/check', {}, headers)).json(),
    ask: (body: unknown) => api.client.post(checkoutPath, body, headers),
  }
}

/** In major units. */
const price = prices.advanced_report.amount / 100

/** The amount that the checkout page asks for. */
const totalOf = (page: string) => /<dd>([^<]+)</.exec(page)?.[1]

const sessionIdOf = (url: string) => url.split('/').at(-1) ?? ''

test('a user who pays on the checkout page is premium on return', async () => {
  const { api, open, isPremium, payments } = await buyer('pays')
  expect(await isPremium()).toBe(false)
  const url = await open('sk')
  const page = await (await api.openPage(url)).text()
  expect(totalOf(page)).toBe(formatPrice('advanced_report', 'sk'))
  expect(page).toContain('http://localhost:3000/sk/payment-advanced?cancelled=1')
  expect(await payAt(url, api.openPage)).toBe(
    `http://localhost:3000/sk/callbacks/payment/success?session_id=${sessionIdOf(url)}`,
  )
  expect(await isPremium()).toBe(true)
  expect(await payments('sk')).toEqual([
    {
      id: expect.any(String),
      plan_name: 'Podrobná správa',
      plan_price: price,
      currency: 'EUR',
      status: 'succeeded',
      paid_at: expect.stringMatching(/^\d{4}-/),
    },
  ])
})

test('a user who leaves the checkout has paid nothing, and finds the same page again', async () => {
  const { open, isPremium, payments, check } = await buyer('turns-back')
  const url = await open()
  expect(await check()).toEqual({ is_premium: false })
  expect(await isPremium()).toBe(false)
  expect(await payments()).toMatchObject([
    { status: 'pending', plan_price: price, currency: 'USD', paid_at: null },
  ])
  expect(await open()).toBe(url)
})

test('two presses at once lead to one page, and only that one can be paid', async () => {
  const { open, statuses } = await buyer('two-presses')
  const urls = await Promise.all([open(), open(), open()])
  expect(new Set(urls).size).toBe(1)
  expect(await statuses()).toEqual(['pending'])
  expect(await open()).toBe(urls[0])
})

test('another language gets a page of its own, and the one before is closed', async () => {
  const { api, open, payments, statuses } = await buyer('other-language')
  const english = await open('en')
  const german = await open('de')
  expect(german).not.toBe(english)
  await expect(payAt(english, api.openPage)).rejects.toThrow('has no form to pay with')
  expect(await statuses()).toEqual(['expired', 'pending'])
  expect(await payments('de')).toMatchObject([
    { plan_name: 'Ausführlicher Bericht', currency: 'EUR', status: 'pending' },
  ])
})

test('who has paid is not charged again', async () => {
  const { api, headers, ask, statuses } = await buyer('paid')
  await payFor(api, { headers })
  expect(await refusalOf(await ask({ plan_id: 'advanced_report' }))).toEqual([409, 'already_paid'])
  expect(await statuses()).toEqual(['succeeded'])
})

test("amount, currency and price are the server's; a client names only the plan", async () => {
  const { api, ask } = await buyer('haggles')
  const response = await ask({
    plan_id: 'advanced_report',
    amount: 1,
    currency: 'CZK',
    price: 'price_advanced_eur',
  })
  const { url } = await bodyOf<{ url: string }>(response)
  expect(totalOf(await (await api.openPage(url)).text())).toBe(formatPrice('advanced_report', 'en'))
})

test('checkout, check and payments ask for a session, and for a plan there is', async () => {
  const { api, ask } = await buyer('unpaid')
  const body = { plan_id: 'advanced_report' }
  const responses = [
    await api.client.post(checkoutPath, body),
    await api.client.post('/api/payments/stripe/check', {}),
    await api.client.get('/api/users/payments'),
  ]
  for (const response of responses)
    expect(await refusalOf(response)).toEqual([401, 'session_missing'])
  expect(await refusalOf(await ask({ plan_id: 'everything' }))).toEqual([422, 'validation_failed'])
})

test('a late webhook finds the payment made already by the page that came back', async () => {
  const { api, open, isPremium, check, statuses, payments } = await buyer('late-webhook')
  api.webhooks.hold()
  const url = await open()
  await payAt(url, api.openPage)
  expect(await isPremium()).toBe(false)
  expect(await check()).toEqual({ is_premium: true })
  const [before] = await payments()
  const [late] = api.webhooks.received(sessionIdOf(url))
  if (!late) throw new Error('no webhook came')
  api.setTime(new Date(Date.now() + minute))
  for (const _ of [1, 2]) expect((await api.deliver(late)).status).toBe(200)
  expect(await statuses()).toEqual(['succeeded'])
  expect(await payments()).toEqual([before])
})

test('a payment whose webhook never comes is found by the reconciler', async () => {
  const { api, open, isPremium } = await buyer('no-webhook')
  api.webhooks.hold()
  await payAt(await open(), api.openPage)
  await reconcilePayments(api.ctx)
  expect(await isPremium()).toBe(false)
  await reconcilePayments({ ...api.ctx, now: () => new Date(Date.now() + minute) })
  expect(await isPremium()).toBe(true)
})

test('a forged webhook is refused and grants nothing', async () => {
  const { api, open, isPremium, statuses } = await buyer('forges')
  api.webhooks.hold()
  const url = await open()
  await payAt(url, api.openPage)
  const [webhook] = api.webhooks.received(sessionIdOf(url))
  if (!webhook) throw new Error('no webhook came')
  const { body, signature } = webhook
  const altered = new Uint8Array(body)
  altered[altered.length - 2] = 0x20
  const forged = [
    { body: altered, signature },
    { body, signature: signature.replace(/v1=.{8}/, 'v1=00000000') },
    { body, signature: signature.replace(/t=\d+/, 't=1700000000') },
    { body, signature: '' },
    { body: new Uint8Array(), signature },
  ]
  for (const attempt of forged) {
    expect(await refusalOf(await api.deliver(attempt))).toEqual([401, 'signature_invalid'])
  }
  const huge = { body: new Uint8Array(257 * 1024), signature }
  expect(await refusalOf(await api.deliver(huge))).toEqual([413, 'body_too_large'])
  expect(await statuses()).toEqual(['pending'])
  expect(await isPremium()).toBe(false)
})

test("another user's payment grants nothing to a user who knows its id", async () => {
  const payer = await buyer('payer')
  const { api, headers } = await buyer('onlooker')
  api.webhooks.hold()
  const url = await payer.open()
  await payAt(url, api.openPage)
  const body = { session_id: sessionIdOf(url) }
  const response = await api.client.post('/api/payments/stripe/check', body, headers)
  expect(await response.json()).toEqual({ is_premium: false })
  expect(await payer.isPremium()).toBe(false)
  expect(await payer.check()).toEqual({ is_premium: true })
})

test('what was paid outlives the embedded Stripe; what was open begins anew', async () => {
  const payer = await buyer('paid-before')
  const { api, headers, open, statuses } = await buyer('open-before')
  await payFor(api, payer)
  const url = await open()
  const afterRestart = {
    ...api.ctx,
    payments: createPaymentProvider(
      {},
      {
        ...{ webhookUrl: api.webhooks.url, publicUrl: 'http://localhost:3000' },
        offersEmbedded: true,
      },
    ),
  }
  expect(await fulfil(afterRestart, sessionIdOf(url))).toBe('expired')
  await afterRestart.payments.stop()
  expect(await payer.isPremium()).toBe(true)
  expect(await statuses()).toEqual(['expired'])
  await payAt(await checkoutFor(api, { headers }), api.openPage)
  expect(await statuses()).toEqual(['expired', 'succeeded'])
})

test('the mail about a practice payment says that no money has moved', async () => {
  const { api, open, uid } = await buyer('practice-mail')
  await payAt(await open('en'), api.openPage)
  await runWaitingJobs(api, paymentMailJob)
  const texts = async () => {
    const { rows } = await api.database.executeSql<{ text: string }>(
      `select text from outgoing_mails where user_id = $1 and kind = 'payment-confirmed'`,
      [uid],
    )
    return rows.map(({ text }) => text)
  }
  await expect.poll(texts).toEqual([expect.stringContaining('No money has moved.')])
})

test('the practice page speaks the language of the buyer and closes after the payment', async () => {
  const { api, open } = await buyer('practises')
  const url = await open('de')
  expect(url).toMatch(/^http:\/\/localhost:3000\/dev\/checkout\/cs_/)
  const response = await api.openPage(url)
  const page = await response.text()
  expect(page).toContain('<html lang="de">')
  expect(page).toContain('Ausführlicher Bericht')
  const style = /<style>([\s\S]*?)<\/style>/.exec(page)?.[1] ?? ''
  const hash = createHash('sha256').update(style).digest('base64')
  expect(response.headers.get('content-security-policy')).toContain(`'sha256-${hash}'`)
  await payAt(url, api.openPage)
  expect((await api.openPage(url)).status).toBe(410)
  const again = await api.openPage(`${url}/complete`, { method: 'POST' })
  expect([again.status, again.headers.get('location')]).toEqual([410, null])
  expect((await api.openPage('http://localhost:3000/dev/checkout/cs_unknown')).status).toBe(404)
  const { pathname } = new URL(url)
  expect((await api.rebound(pathname)).status).toBe(404)
})
