import { randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { prices } from '@individua/contract/prices'
import Stripe from 'stripe'

interface TestSession {
  id: string
  status: 'open' | 'complete' | 'expired'
  payment_status: 'unpaid' | 'paid'
  amount_total: number
  currency: string
  url: string | null
  metadata: Record<string, string>
  payment_intent: {
    id: string
    status: string
    latest_charge: { id: string; refunded: boolean; disputed: boolean }
  } | null
}

/** Stripe's protocol on loopback, as far as payments use it, with what the emulator does not know. */
export async function startStripeTestServer() {
  const webhookSecret = 'whsec_test'
  const sessions = new Map<string, TestSession>()
  const byKey = new Map<string, TestSession>()
  const disputes = new Map<string, string>()
  const asked: URLSearchParams[] = []
  const price: number = prices.advanced_report.amount
  const state = {
    amount: price,
    isDown: false,
    /** Of the price, in euros. */
    euroAmount: price,
    isLive: false,
    isArchived: false,
    /** Stripe's code where it pays nothing back. */
    refundRefusal: '',
    /** Seconds by which this Stripe's clock is behind. */
    secondsBehind: 0,
  }

  function open(params: URLSearchParams, key: string): TestSession {
    const known = byKey.get(key)
    if (known) return known
    asked.push(params)
    const id = `cs_test_${randomUUID().replaceAll('-', '')}`
    const session: TestSession = {
      id,
      status: 'open',
      payment_status: 'unpaid',
      amount_total: state.amount,
      currency: params.get('currency') ?? 'usd',
      url: `https://checkout.stripe.test/${id}`,
      metadata: Object.fromEntries(
        [...params].flatMap(([name, value]) => {
          const field = /^metadata\[(\w+)\]$/.exec(name)?.[1]
          return field ? [[field, value]] : []
        }),
      ),
      payment_intent: null,
    }
    sessions.set(id, session)
    byKey.set(key, session)
    return session
  }

  function bodyFor(method: string, url: URL, params: URLSearchParams, key: string) {
    if (url.pathname === '/v1/refunds') return refundOf(params.get('payment_intent'))
    if (url.pathname.startsWith('/v1/prices/')) return priceOf(url.pathname.slice(11))
    const [, id, action] =
      /^\/v1\/checkout\/sessions(?:\/(\w+))?(\/expire)?$/.exec(url.pathname) ?? []
    if (url.pathname === '/v1/disputes') {
      const status = disputes.get(url.searchParams.get('charge') ?? '')
      return list(status ? [{ status }] : [])
    }
    if (method === 'POST' && !id) return open(params, key)
    if (!id) {
      const intent = url.searchParams.get('payment_intent')
      return list([...sessions.values()].filter((one) => one.payment_intent?.id === intent))
    }
    const session = sessions.get(id)
    if (!session) return refusal('resource_missing')
    if (action) {
      if (session.status !== 'open') return refusal('checkout_session_not_open')
      session.status = 'expired'
      session.url = null
    }
    return session
  }

  function refundOf(intentId: string | null) {
    const session = [...sessions.values()].find((one) => one.payment_intent?.id === intentId)
    const charge = session?.payment_intent?.latest_charge
    if (!charge) return refusal('resource_missing')
    if (charge.refunded) return refusal('charge_already_refunded')
    if (state.refundRefusal) return refusal(state.refundRefusal)
    charge.refunded = true
    return { id: `re_${intentId}`, object: 'refund', status: 'succeeded' }
  }

  function priceOf(id: string) {
    if (id !== 'price_test') return refusal('resource_missing')
    return {
      id,
      object: 'price',
      active: !state.isArchived,
      livemode: state.isLive,
      currency: 'usd',
      unit_amount: state.amount,
      currency_options: { eur: { unit_amount: state.euroAmount } },
    }
  }

  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '/', 'http://stripe.test')
    const params = new URLSearchParams(await read(request))
    const key = String(request.headers['idempotency-key'] ?? randomUUID())
    const hasKey = request.headers.authorization === 'Bearer sk_test_1'
    const body = state.isDown
      ? refusal('api_error')
      : hasKey
        ? bodyFor(request.method ?? 'GET', url, params, key)
        : refusal('api_key_invalid')
    const isMissing = 'error' in body && body.error.code === 'resource_missing'
    const refused = isMissing ? 404 : hasKey ? 400 : 401
    const status = state.isDown ? 500 : 'error' in body ? refused : 200
    response.writeHead(status, {
      'content-type': 'application/json',
      date: new Date(Date.now() - state.secondsBehind * 1000).toUTCString(),
      'stripe-should-retry': 'false',
    })
    response.end(JSON.stringify(body))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  server.unref()
  const { port } = server.address() as AddressInfo

  return {
    account: {
      secretKey: 'sk_test_1',
      webhookSecret,
      priceFor: () => 'price_test',
      apiUrl: `http://127.0.0.1:${port}`,
    },
    state,
    /** What was asked for, in Stripe's own words. */
    asked,
    sessions,
    /** The buyer is done; a debit brings its money later, or never. */
    complete(id: string, intentStatus = 'succeeded') {
      const session = sessionOf(sessions, id)
      session.status = 'complete'
      session.payment_status = intentStatus === 'succeeded' ? 'paid' : 'unpaid'
      session.payment_intent ??= {
        id: `pi_${id}`,
        status: intentStatus,
        latest_charge: { id: `ch_${id}`, refunded: false, disputed: false },
      }
      session.payment_intent.status = intentStatus
      return session
    },
    refund(id: string) {
      const { payment_intent: intent } = sessionOf(sessions, id)
      if (intent) intent.latest_charge.refunded = true
    },
    dispute(id: string, status: string) {
      const { payment_intent: intent } = sessionOf(sessions, id)
      if (intent) intent.latest_charge.disputed = true
      disputes.set(`ch_${id}`, status)
    },
    /** An event with its signature, as Stripe sends it. */
    webhook(type: string, object: object, options: { id?: string; secondsAgo?: number } = {}) {
      const { id = `evt_${randomUUID()}`, secondsAgo = 0 } = options
      const payload = JSON.stringify({ id, object: 'event', type, data: { object } })
      const signature = Stripe.webhooks.generateTestHeaderString({
        payload,
        secret: webhookSecret,
        timestamp: Math.floor(Date.now() / 1000) - secondsAgo,
      })
      return { body: new TextEncoder().encode(payload), signature }
    },
    close: () => server.close(),
  }
}

function sessionOf(sessions: Map<string, TestSession>, id: string): TestSession {
  const session = sessions.get(id)
  if (!session) throw new Error(`no session ${id}`)
  return session
}

const list = (data: object[]) => ({ object: 'list', data, has_more: false })
const refusal = (code: string) => ({ error: { type: 'invalid_request_error', code } })

async function read(request: IncomingMessage): Promise<string> {
  let text = ''
  for await (const chunk of request) text += chunk
  return text
}
