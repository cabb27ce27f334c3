import { createHash, randomInt, randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { exportJWK, generateKeyPair, jwtVerify, SignJWT } from 'jose'
import { Webhook } from 'standardwebhooks'
import { z } from 'zod'

/** What of a Supabase project the tests need: GoTrue's protocol on loopback, signing with ES256. */
export interface SupabaseTestServer {
  url: string
  /** Where sign-ups and links are announced, as the Send-Email hook does. */
  hook: { url: string; secret: string } | undefined
  otpRequests: { email: string; create_user: boolean; redirectTo: string | null }[]
  isDown: boolean
  /** What any request needs. */
  publishableKey: string
  /** What administers accounts; anything else is refused. */
  secretKey: string
  /** False for a project that still signs with a shared secret. */
  showsKeys: boolean
  signToken(
    claims: object,
    options?: { issuer?: string; audience?: string; expiresAt?: number },
  ): Promise<string>
  close(): Promise<void>
}

const body = z.object({
  email: z.string().optional(),
  token_hash: z.string().optional(),
  create_user: z.boolean().optional(),
  data: z.record(z.string(), z.unknown()).optional(),
})
type Body = z.infer<typeof body>

interface Account {
  id: string
  email: string
  data: object
  isConfirmed: boolean
  signedInAt?: string
  sessions: Set<string>
}

export async function startSupabaseTestServer(): Promise<SupabaseTestServer> {
  const { privateKey, publicKey } = await generateKeyPair('ES256')
  const keys = {
    keys: [{ ...(await exportJWK(publicKey)), kid: 'test', alg: 'ES256', use: 'sig' }],
  }
  const accounts = new Map<string, Account>()
  const links = new Map<string, Account>()

  const project: SupabaseTestServer = {
    url: '',
    hook: undefined,
    otpRequests: [],
    isDown: false,
    publishableKey: 'sb_publishable_test',
    secretKey: 'sb_secret_test',
    showsKeys: true,
    signToken: (claims, options = {}) =>
      new SignJWT({ ...claims })
        .setProtectedHeader({ alg: 'ES256', kid: 'test' })
        .setIssuer(options.issuer ?? `${project.url}/auth/v1`)
        .setAudience(options.audience ?? 'authenticated')
        .setIssuedAt()
        .setExpirationTime(options.expiresAt ?? Math.floor(Date.now() / 1000) + 3600)
        .sign(privateKey),
    close: () => new Promise((done) => server.close(() => done())),
  }

  async function announce(account: Account, type: string, redirectTo: string | null) {
    const token = String(randomInt(1_000_000)).padStart(6, '0')
    const hash = createHash('sha224')
      .update(account.email + token)
      .digest('hex')
    links.set(hash, account)
    if (!project.hook) return
    const payload = JSON.stringify({
      user: { id: account.id, email: account.email, user_metadata: account.data },
      email_data: {
        token,
        token_hash: hash,
        redirect_to: redirectTo ?? '',
        email_action_type: type,
        site_url: project.url,
        token_new: '',
        token_hash_new: '',
      },
    })
    const [id, now] = [randomUUID(), new Date()]
    const webhook = new Webhook(project.hook.secret.replace('v1,', ''))
    await fetch(project.hook.url, {
      method: 'POST',
      body: payload,
      headers: {
        'content-type': 'application/json',
        'webhook-id': id,
        'webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
        'webhook-signature': webhook.sign(id, now, payload),
      },
    })
  }

  const routes: Record<
    string,
    (given: Body, url: URL, token: string) => Promise<[number, object]>
  > = {
    'GET /auth/v1/.well-known/jwks.json': async () => [
      200,
      project.showsKeys ? keys : { keys: [] },
    ],
    'GET /auth/v1/settings': async () => [200, { external: { email: true } }],
    'GET /auth/v1/admin/users': async (_given, _url, token) =>
      token === project.secretKey ? [200, { users: [] }] : [401, {}],
    'POST /auth/v1/resend': async ({ email = '' }, url) => {
      const account = accounts.get(email)
      if (account) await announce(account, 'signup', url.searchParams.get('redirect_to'))
      return [200, {}]
    },
    'POST /auth/v1/signup': async ({ email = '', data = {} }, url) => {
      const known = accounts.get(email)
      if (known?.isConfirmed) return [200, userBody({ ...known, id: randomUUID() })]
      const account = known ?? {
        id: randomUUID(),
        email,
        data,
        isConfirmed: false,
        sessions: new Set(),
      }
      accounts.set(email, account)
      await announce(account, 'signup', url.searchParams.get('redirect_to'))
      return [200, userBody(account)]
    },
    'POST /auth/v1/otp': async ({ email = '', create_user = true }, url) => {
      const redirectTo = url.searchParams.get('redirect_to')
      project.otpRequests.push({ email, create_user, redirectTo })
      const account = accounts.get(email)
      if (!account)
        return [422, { code: 422, error_code: 'otp_disabled', msg: 'Signups not allowed' }]
      await announce(account, 'magiclink', redirectTo)
      return [200, {}]
    },
    'POST /auth/v1/verify': async ({ token_hash = '' }) => {
      const account = links.get(token_hash)
      if (!account) return [403, { code: 403, error_code: 'otp_expired', msg: 'Token has expired' }]
      links.delete(token_hash)
      account.isConfirmed = true
      account.signedInAt = new Date().toISOString()
      const session = randomUUID()
      account.sessions.add(session)
      const claims = { sub: account.id, email: account.email, session_id: session }
      return [
        200,
        {
          access_token: await project.signToken(claims),
          refresh_token: randomUUID(),
          token_type: 'bearer',
          expires_in: 3600,
          user: userBody(account),
        },
      ]
    },
    'GET /auth/v1/user': async (_given, _url, token) => {
      const account = await accountOf(token)
      return account
        ? [200, userBody(account)]
        : [403, { code: 403, error_code: 'session_not_found' }]
    },
    'POST /auth/v1/logout': async (_given, _url, token) => {
      const account = await accountOf(token)
      account?.sessions.clear()
      return [account ? 204 : 403, {}]
    },
  }

  /** `DELETE /admin/users/{id}`, with the secret key alone. */
  function eraseRoute(request: IncomingMessage, url: URL) {
    const [, id] = /^\/auth\/v1\/admin\/users\/([^/]+)$/.exec(url.pathname) ?? []
    if (request.method !== 'DELETE' || !id) return undefined
    return async (_given: Body, _url: URL, token: string): Promise<[number, object]> => {
      if (token !== project.secretKey) return [401, { code: 401, error_code: 'no_authorization' }]
      const account = [...accounts.values()].find((known) => known.id === id)
      if (!account) return [404, { code: 404, error_code: 'user_not_found' }]
      accounts.delete(account.email)
      return [200, {}]
    }
  }

  async function accountOf(token: string): Promise<Account | undefined> {
    const verified = await jwtVerify(token, publicKey).catch(() => null)
    const session = z.string().safeParse(verified?.payload.session_id).data
    return [...accounts.values()].find((account) => session && account.sessions.has(session))
  }

  const server: Server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '/', project.url)
    const route = routes[`${request.method} ${url.pathname}`] ?? eraseRoute(request, url)
    const token = request.headers.authorization?.replace('Bearer ', '') ?? ''
    const hasKey = request.headers.apikey === project.publishableKey
    const needsKey = url.pathname === '/auth/v1/settings'
    const [status, body] = project.isDown
      ? [503, {}]
      : needsKey && !hasKey
        ? [401, {}]
        : ((await route?.(await readJson(request), url, token)) ?? [404, {}])
    response.writeHead(status, { 'content-type': 'application/json' })
    response.end(status === 204 ? undefined : JSON.stringify(body))
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  project.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return project
}

async function readJson(request: IncomingMessage): Promise<Body> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  const text = Buffer.concat(chunks).toString()
  return body.parse(text === '' ? {} : JSON.parse(text))
}

function userBody({ id, email, data, isConfirmed, signedInAt }: Account) {
  return {
    id,
    aud: 'authenticated',
    role: 'authenticated',
    email,
    ...(isConfirmed && { email_confirmed_at: '2026-05-01T10:00:00Z' }),
    ...(signedInAt && { last_sign_in_at: signedInAt }),
    app_metadata: {},
    user_metadata: data,
    created_at: '2026-05-01T10:00:00Z',
  }
}
