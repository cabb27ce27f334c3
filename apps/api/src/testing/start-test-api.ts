import { randomBytes, randomUUID } from 'node:crypto'
import type { ErrorBody } from '@individua/contract/errors'
import type { Language } from '@individua/contract/languages'
import { coreItems } from '@individua/instrument/items/core'
import pino from 'pino'
import type { Database } from '../db/database.ts'
import { readEnv } from '../env.ts'
import { createProduct, type Product } from '../product.ts'
import { openTestDatabase, patience } from './test-database.ts'
import { startWebhookRelay, type Webhook } from './webhook-relay.ts'

const origin = 'http://localhost:3000'

interface TestMail {
  to: string
  subject: string
  text: string
}

let running: ReturnType<typeof open> | undefined
let clock: Date | undefined

export interface TestApiOptions {
  settings?: Record<string, string>
  modelDeadlines?: Parameters<typeof createProduct>[0]['modelDeadlines']
}

/**
 * The whole product on a real database, one a file of tests; tests keep apart by their addresses.
 * @param options of the first call
 */
export async function startTestApi(options: TestApiOptions = {}) {
  running ??= open(options)
  const { product, database, webhooks } = await running
  clock = undefined
  webhooks.handOn()
  product.ctx.answerPatience = patience
  const client = testClient(product)
  return {
    client,
    /** An address that no other test uses. */
    address: (name: string) => `${name}.${randomUUID().slice(0, 8)}@example.sk`,
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
    /** As a page asks that has led its own name to this machine. */
    rebound: async (path: string) => product.app.request(`http://evil.test:3000${path}`),
    mailsTo: (email: string) => mailsTo(database, email),
    signUp: (email: string, language?: Language) => signUp(client, email, language),
    signIn: (email: string) => signIn(client, database, email),
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
    answerPatience: patience,
    webhookUrl: webhooks.url,
  })
  return { database, product, webhooks }
}

async function deliver({ app }: Product, { body, signature }: Webhook): Promise<Response> {
  const headers = { 'content-type': 'application/json', 'stripe-signature': signature }
  return app.request(`${origin}/api/payments/stripe/webhook`, { method: 'POST', body, headers })
}

export type TestClient = ReturnType<typeof testClient>

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

/** Asks for an account as the browser does. @returns the uid it was shown */
async function signUp(client: TestClient, email: string, language: Language = 'en') {
  signedUp.add(email)
  const answer = await client.post('/auth/v1/signup', {
    email,
    password: randomBytes(24).toString('base64url'),
    data: { lang: language },
  })
  const body = await bodyOf<{ id?: string; user?: { id: string } }>(answer)
  const uid = body.id ?? body.user?.id
  if (!uid) throw new Error(`sign-up answered ${answer.status}`)
  return uid
}

const followed = new Set<string>()
const signedUp = new Set<string>()

/** Follows the newest link sent to the address that was not followed yet; signs up first when nobody did. */
async function signIn(client: TestClient, database: Database, email: string) {
  if (!signedUp.has(email)) await signUp(client, email)
  const query = new URL(await newLink(database, email)).searchParams
  const answer = await client.post('/auth/v1/verify', {
    type: query.get('type'),
    token_hash: query.get('token_hash'),
  })
  const session = await bodyOf<{ access_token: string; user: { id: string } }>(answer)
  return {
    uid: session.user.id,
    headers: { authorization: `Bearer ${session.access_token}` },
  }
}

async function newLink(database: Database, email: string): Promise<string> {
  for (const deadline = Date.now() + patience; Date.now() < deadline; ) {
    const [mail] = await mailsTo(database, email)
    const link = /https?:\/\/\S+token_hash=\S+/.exec(mail?.text ?? '')?.[0]
    if (link && !followed.has(link)) {
      followed.add(link)
      return link
    }
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  throw new Error('no new link was sent')
}

/** Mails to an address, newest first; waits for the first one. */
async function mailsTo(database: Database, email: string): Promise<TestMail[]> {
  const deadline = Date.now() + patience
  for (;;) {
    const { rows } = await database.executeSql(
      `select recipient as "to", subject, text from outgoing_mails
       where recipient = $1 and status = 'sent' order by created_at desc`,
      [email],
    )
    if (rows.length > 0 || Date.now() >= deadline) return rows as TestMail[]
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}

/** Ten answers in the order of the form, as the browser hands them in. */
export function basicAnswers(values = [4, 3, 2, 5, 2, 5, 2, 2, 4, 3]) {
  return coreItems.map(({ id }, index) => ({
    questionUuid: id,
    answer: String(values[index]),
  }))
}

/** The JSON of an answer, in the shape the test expects it to have. */
export async function bodyOf<Body = ErrorBody>(answer: Response): Promise<Body> {
  return (await answer.json()) as Body
}

/** Status and error code of an answer. */
export async function refusalOf(answer: Response): Promise<[number, string]> {
  return [answer.status, (await bodyOf(answer)).error.code]
}

/** The places an answer finds wrong. */
export async function placesOf(answer: Response): Promise<string[]> {
  return (await bodyOf(answer)).error.details?.map(({ path }) => path) ?? []
}
