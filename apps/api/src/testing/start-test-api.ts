import type { ErrorBody } from '@individua/contract/errors'
import type { Language } from '@individua/contract/languages'
import { coreAnswers } from '@individua/testkit/answers'
import type { Mail } from '@individua/testkit/mailbox'
import { createVisitor, headersOf, type Visitor } from '@individua/testkit/visitor'
import pino from 'pino'
import type { Database } from '../db/database.ts'
import { readEnv } from '../env.ts'
import { createProduct, type Product } from '../product.ts'
import { closeAfterFile } from './closing.ts'
import { openTestDatabase, testTimeoutMs } from './test-database.ts'
import { startWebhookRelay, type Webhook } from './webhook-relay.ts'

const origin = 'http://localhost:3000'

let running: ReturnType<typeof open> | undefined
let clock: Date | undefined

export interface TestApiOptions {
  settings?: Record<string, string>
  modelDeadlines?: Parameters<typeof createProduct>[0]['modelDeadlines']
}

/**
 * The whole product on a real database, one a file of tests; tests keep apart by their emails.
 * @param options of the first call
 */
export async function startTestApi(options: TestApiOptions = {}) {
  running ??= open(options)
  const { product, database, webhooks, visitor } = await running
  clock = undefined
  webhooks.handOn()
  product.ctx.requestTimeoutMs = testTimeoutMs
  const client = testClient(product)
  return {
    client,
    visitor,
    /** An email that no other test uses. */
    newEmail: visitor.newEmail,
    ctx: product.ctx,
    routes: product.app.routes,
    database,
    webhooks,
    deliver: (webhook: Webhook) => deliver(product, webhook),
    setTime: (time: Date) => {
      clock = time
    },
    /** Raw bytes, called JSON. */
    send: async (path: string, body: Uint8Array<ArrayBuffer>) =>
      product.app.request(`${origin}${path}`, {
        method: 'POST',
        body,
        headers: { 'content-type': 'application/json' },
      }),
    request: async (
      method: string,
      path: string,
      body?: string,
      headers: Record<string, string> = {},
    ) =>
      product.app.request(`${origin}${path}`, {
        method,
        ...(body !== undefined && { body }),
        headers: { 'content-type': 'application/json', ...headers },
      }),
    /** As a page requests that made its own host name resolve to this machine. */
    rebound: async (path: string) => product.app.request(`http://evil.test:3000${path}`),
    mailsTo: (email: string) => mailsTo(database, email),
    openPage: async (url: string, init?: RequestInit) => product.app.request(url, init),
    signUp: (email: string, language?: Language) => signUp(visitor, email, language),
    signIn: (email: string) => signIn(visitor, email),
  }
}

export type TestApi = Awaited<ReturnType<typeof startTestApi>>

async function open({ settings = {}, modelDeadlines = {} }: TestApiOptions) {
  const database = await openTestDatabase()
  const webhooks = await startWebhookRelay((webhook) => deliver(product, webhook))
  const product: Product = await createProduct({
    env: readEnv(settings),
    database,
    log: pino({ level: 'silent' }),
    now: () => clock ?? new Date(),
    linkLimits: { mailsPerClientPerHour: 10_000 },
    modelDeadlines,
    requestTimeoutMs: testTimeoutMs,
    webhookUrl: webhooks.url,
  })
  closeAfterFile(async () => {
    running = undefined
    signedUp.clear()
    await product.stop()
    await database.close()
  })
  const visitor = createVisitor(origin, {
    fetch: (url, init) => product.app.request(url, init),
    readMails: (email) => mailsTo(database, email),
  })
  return { database, product, webhooks, visitor }
}

async function deliver({ app }: Product, { body, signature }: Webhook): Promise<Response> {
  const headers = { 'content-type': 'application/json', 'stripe-signature': signature }
  return app.request(`${origin}/api/payments/stripe/webhook`, { method: 'POST', body, headers })
}

function testClient({ app }: Product) {
  const send = (
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ) =>
    app.request(`${origin}${path}`, {
      method,
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
      headers: { ...(body !== undefined && { 'content-type': 'application/json' }), ...headers },
    })
  return {
    get: async (path: string, headers?: Record<string, string>) =>
      send('GET', path, undefined, headers),
    post: async (path: string, body?: unknown, headers?: Record<string, string>) =>
      send('POST', path, body, headers),
    delete: async (path: string, headers?: Record<string, string>) =>
      send('DELETE', path, undefined, headers),
  }
}

/** Follows the newest link that was not followed yet; signs up first where no sign-up was. */
async function signIn(visitor: Visitor, email: string) {
  if (!signedUp.has(email)) await signUp(visitor, email)
  const session = await visitor.followLink(await visitor.waitForLink(email))
  return { uid: session.user.id, headers: headersOf(session) }
}

const signedUp = new Set<string>()

/** @returns the uid that the browser is shown */
function signUp(visitor: Visitor, email: string, language: Language = 'en') {
  signedUp.add(email)
  return visitor.signUp(email, language)
}

/** Mails to an email, newest first; waits for the first one. */
async function mailsTo(database: Database, email: string): Promise<Mail[]> {
  const deadline = Date.now() + testTimeoutMs
  for (;;) {
    const { rows } = await database.executeSql<Mail>(
      `select recipient as "to", subject, text from outgoing_mails
       where recipient = $1 and status = 'sent' order by created_at desc`,
      [email],
    )
    if (rows.length > 0 || Date.now() >= deadline) return rows
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}

/** Ten answers in the order of the form, as the browser submits them. */
export function basicAnswers(values = [4, 3, 2, 5, 2, 5, 2, 2, 4, 3]) {
  return coreAnswers(values)
}

/** The JSON of a response, in the shape the test expects it to have. */
export async function bodyOf<Body = ErrorBody>(response: Response): Promise<Body> {
  return (await response.json()) as Body
}

/** Status and error code of a response. */
export async function refusalOf(response: Response): Promise<[number, string]> {
  return [response.status, (await bodyOf(response)).error.code]
}

/** The paths of the fields that a response names as wrong. */
export async function wrongFieldsOf(response: Response): Promise<string[]> {
  return (await bodyOf(response)).error.details?.map(({ path }) => path) ?? []
}
