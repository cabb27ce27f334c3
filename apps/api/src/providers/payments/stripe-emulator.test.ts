import { afterAll, beforeAll, expect, test } from 'vitest'
import { ProviderUnavailable } from '../../lib/provider-unavailable.ts'
import { createPaymentProvider } from './create-payment-provider.ts'
import { startStripeEmulator } from './stripe-emulator.ts'
import { stripeProvider } from './stripe-provider.ts'

const order = {
  paymentId: '3e3fd9f9-8a4f-4a3c-9a3e-2f8f3c0b6a51',
  userId: 'the-buyer',
  email: 'buyer@example.sk',
  planId: 'advanced_report',
  language: 'en',
  amount: 399,
  currency: 'EUR',
  successUrl: 'http://localhost:3000/success',
  cancelUrl: 'http://localhost:3000/cancelled',
} as const

let emulator: Awaited<ReturnType<typeof startStripeEmulator>>
beforeAll(async () => {
  // Nothing listens there: these tests need no webhook.
  emulator = await startStripeEmulator('http://127.0.0.1:9/', 'http://localhost:3000')
})
afterAll(() => emulator.stop())

const foreign = { origin: 'https://evil.test' }
const ask = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  fetch(`${emulator.account.apiUrl}${path}`, { method, headers: { ...foreign, ...headers } })

test('every start has a key of its own', async () => {
  const other = await startStripeEmulator('http://127.0.0.1:9/', 'http://localhost:3000')
  expect(other.account.secretKey).toMatch(/^sk_test_[0-9a-f]{48}$/)
  expect(other.account.secretKey).not.toBe(emulator.account.secretKey)
  await other.stop()
})

test('checkouts are listed only to a caller with the key', async () => {
  const { id } = await stripeProvider(emulator.account).openCheckout(order)
  const path = '/v1/checkout/sessions'
  const { secretKey } = emulator.account
  const listed = await ask(path, { authorization: `Bearer ${secretKey}` })
  expect(await listed.json()).toMatchObject({ data: [{ id }] })
  const wrong = ['', 'Bearer', `Bearer ${secretKey}0`, `bearer ${secretKey}`, secretKey, 'Bearer é']
  for (const authorization of wrong) {
    for (const asked of [path, `${path}/${id}`, `${path}/`, `/checkout/../v1/checkout/sessions`]) {
      const response = await ask(asked, { authorization })
      expect([asked, authorization, response.status]).toEqual([asked, authorization, 401])
      expect(await response.text()).not.toContain(id)
    }
  }
  expect((await ask(`${path}/${id}/expire`, {}, 'POST')).status).toBe(401)
  expect((await ask('/v1/webhook_endpoints', {}, 'POST')).status).toBe(401)
  expect((await ask('/_emulate/reset', {}, 'POST')).status).toBe(401)
  expect((await ask(`/checkout/${id}`)).status).toBe(401)
  expect((await ask(`/checkout/${id}/complete`, {}, 'POST')).status).toBe(401)
  expect(await emulator.payInPractice(id)).toBe(order.successUrl)
  expect(await emulator.payInPractice(id)).toBeNull()
})

test('no response is shared with the pages of other sites', async () => {
  const { id } = await stripeProvider(emulator.account).openCheckout({ ...order, paymentId: 'two' })
  const { secretKey } = emulator.account
  const responses = await Promise.all([
    ask('/v1/checkout/sessions'),
    ask('/v1/checkout/sessions', { authorization: `Bearer ${secretKey}` }),
    ask('/v1/checkout/sessions', { 'access-control-request-method': 'GET' }, 'OPTIONS'),
    ask(`/checkout/${id}`),
    ask(`/checkout/${id}`, { 'access-control-request-method': 'POST' }, 'OPTIONS'),
    ask('/_emulate/fonts/geist-sans.woff2'),
  ])
  for (const { headers, url } of responses) {
    const names = [...headers.keys()].filter((name) => name.startsWith('access-control'))
    expect([url, ...names]).toEqual([url])
  }
})

test('a foreign host name that resolves to this machine reads nothing, key or not', async () => {
  const { request } = await import('node:http')
  const { apiUrl = '', secretKey } = emulator.account
  const headers = { host: 'evil.test', authorization: `Bearer ${secretKey}` }
  const status = await new Promise((resolve, reject) => {
    request(`${apiUrl}/v1/checkout/sessions`, { headers }, (response) => {
      response.resume()
      resolve(response.statusCode)
    })
      .on('error', reject)
      .end()
  })
  expect(status).toBe(403)
})

test('where it is not offered no checkout opens and no webhook is genuine', async () => {
  const none = createPaymentProvider(
    {},
    {
      ...{ webhookUrl: 'http://127.0.0.1:9/', publicUrl: 'http://localhost:3000' },
      offersEmbedded: false,
    },
  )
  await expect(none.openCheckout(order)).rejects.toThrow(ProviderUnavailable)
  expect(await none.payInPractice('cs_1')).toBeNull()
  await expect(none.readCheckout('cs_1')).rejects.toThrow(ProviderUnavailable)
  expect(await none.readEvent(new Uint8Array(), 't=1,v1=')).toBe('forged')
  await none.stop()
})
