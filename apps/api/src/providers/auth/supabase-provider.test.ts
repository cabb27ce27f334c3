import { randomUUID } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import { serve } from '@hono/node-server'
import { GoTrueClient } from '@supabase/auth-js'
import { generateKeyPair, SignJWT } from 'jose'
import pino from 'pino'
import { Webhook } from 'standardwebhooks'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { Database } from '../../db/database.ts'
import { readEnv } from '../../env.ts'
import { findSentMails } from '../../features/mailing/mailing.queries.ts'
import { createProduct, type Product } from '../../product.ts'
import { openEmptyPglite, testTimeoutMs } from '../../testing/test-database.ts'
import { supabaseProvider } from './supabase-provider.ts'
import { type SupabaseTestServer, startSupabaseTestServer } from './supabase-test-server.ts'

const hookSecret = `v1,whsec_${Buffer.from('a secret for the tests only, long').toString('base64')}`
const site = 'http://localhost:3000'
const publishableKey = 'sb_publishable_test'
let supabase: SupabaseTestServer
let database: Database
let product: Product
let server: ReturnType<typeof serve>

beforeAll(async () => {
  supabase = await startSupabaseTestServer()
  database = await openEmptyPglite()
  product = await createProduct({
    env: readEnv({
      SUPABASE_URL: supabase.url,
      SUPABASE_PUBLISHABLE_KEY: publishableKey,
      SEND_EMAIL_HOOK_SECRET: hookSecret,
    }),
    database,
    log: pino({ level: 'silent' }),
    requestTimeoutMs: testTimeoutMs,
  })
  await new Promise<void>((ready) => {
    server = serve({ fetch: product.app.fetch, port: 0, hostname: '127.0.0.1' }, () => ready())
  })
  const { port } = server.address() as AddressInfo
  supabase.hook = { url: `http://127.0.0.1:${port}/api/hooks/send-email`, secret: hookSecret }
})
afterAll(async () => {
  server.close()
  await product.stop()
  await database.close()
  await supabase.close()
})

const client = () =>
  new GoTrueClient({
    url: `${supabase.url}/auth/v1`,
    headers: { apikey: publishableKey },
    autoRefreshToken: false,
    detectSessionInUrl: false,
    persistSession: false,
  })
const provider = () => product.ctx.auth

async function newestMailTo(email: string) {
  return vi.waitFor(
    async () => {
      const mail = (await findSentMails(database.db, 50)).find(
        ({ recipient }) => recipient === email,
      )
      if (!mail) throw new Error('no mail yet')
      return mail
    },
    { timeout: testTimeoutMs },
  )
}

async function signUp(email = `${randomUUID()}@example.org`) {
  const browser = client()
  const { data } = await browser.signUp({
    email,
    password: randomUUID(),
    options: {
      data: { lang: 'sk' },
      emailRedirectTo: `${site}/api/callbacks/supabase/signup`,
    },
  })
  return { browser, email, uid: data.user?.id ?? '' }
}

async function signedIn() {
  const account = await signUp()
  const { text } = await newestMailTo(account.email)
  const link = new URL(/http:\S+/.exec(text)?.[0] ?? '')
  const { data } = await account.browser.verifyOtp({
    type: 'signup',
    token_hash: link.searchParams.get('token_hash') ?? '',
  })
  const signedInAt = new Date(data.user?.last_sign_in_at ?? Number.NaN)
  return { ...account, link, signedInAt, token: data.session?.access_token ?? '' }
}

test('nothing of the embedded provider is there', async () => {
  expect(provider().handle).toBeUndefined()
  expect(provider().publicConfig).toEqual({ url: `${supabase.url}/auth/v1`, publishableKey })
  expect((await product.app.request('/auth/v1/settings')).status).toBe(404)
  const { rows } = await database.executeSql("select 1 from pg_namespace where nspname = 'auth'")
  expect(rows).toEqual([])
})

describe('a sign-up', () => {
  test('is mailed by the hook in its language, and its link and uid are good', async () => {
    const { uid, email, link, signedInAt, token } = await signedIn()
    expect(link.pathname).toBe('/sk/callbacks/supabase/signup')
    expect(link.searchParams.get('type')).toBe('signup')
    expect(await provider().checkSignUp(uid, email)).toBe('unconfirmed')
    expect(await provider().verify(token)).toMatchObject({
      id: uid,
      email,
      registeredAt: new Date('2026-05-01T10:00:00Z'),
      signedInAt,
    })
  })

  test('a uid recorded for another email is a mismatch, one never heard of is treated as known', async () => {
    const { uid } = await signUp()
    expect(await provider().checkSignUp(uid, 'another@example.org')).toBe('mismatch')
    expect(await provider().checkSignUp(randomUUID(), 'another@example.org')).toBe('known')
  })

  test('of a confirmed email sends nothing by itself; the sign-in link does', async () => {
    const { email } = await signedIn()
    const again = await signUp(email)
    expect(await provider().checkSignUp(again.uid, email)).toBe('known')

    const redirect = `${site}/de/callbacks/supabase/signup`
    provider().sendSignInLink({ uid: again.uid, email }, redirect)
    const mail = await vi.waitFor(
      async () => {
        const newest = await newestMailTo(email)
        expect(newest.kind).toBe('sign-in')
        return newest
      },
      { timeout: testTimeoutMs },
    )
    expect(mail.language).toBe('de')
    expect(mail.text).toContain(`${redirect}?token_hash=`)
    expect(supabase.otpRequests.at(-1)).toEqual({ email, create_user: false, redirectTo: redirect })
  })

  test('a sign-in link for an unknown email is silent', async () => {
    provider().sendSignInLink(
      { uid: randomUUID(), email: 'unknown@example.org' },
      `${site}/callbacks/supabase/signin`,
    )
    await expect
      .poll(() => supabase.otpRequests.at(-1)?.email, { timeout: testTimeoutMs })
      .toBe('unknown@example.org')
  })
})

describe('a link at the request of the operator', () => {
  const ask = (email: string, purpose: 'sign-in' | 'confirm-sign-up') => {
    const kind = purpose === 'sign-in' ? 'signin' : 'signup'
    const redirectTo = `${site}/de/callbacks/supabase/${kind}`
    return provider().resendLink({ email, language: 'de', purpose, redirectTo })
  }
  const kindsTo = async (email: string) =>
    (await findSentMails(database.db, 50))
      .filter(({ recipient }) => recipient === email)
      .map(({ kind }) => kind)

  test('confirms an email that is not confirmed, and signs in one that is', async () => {
    const { email } = await signUp()
    await newestMailTo(email)
    expect(await ask(email, 'confirm-sign-up')).toEqual({ isLimited: false })
    await expect.poll(() => kindsTo(email)).toEqual(['confirm-sign-up', 'confirm-sign-up'])
    expect(await ask(email, 'sign-in')).toEqual({ isLimited: false })
    await expect.poll(() => kindsTo(email)).toContain('sign-in')
  })

  test('says what Supabase says against it', async () => {
    await expect(ask('unknown@example.org', 'sign-in')).rejects.toThrow('422')
  })
})

describe('a token', () => {
  test('is worth nothing the moment its session is signed out', async () => {
    const { browser, token } = await signedIn()
    expect(await provider().verify(token)).not.toBeNull()
    await browser.signOut()
    expect(await provider().verify(token)).toBeNull()
  })

  test('of another issuer, audience, key, algorithm or time is refused', async () => {
    const { token } = await signedIn()
    const [, payload = ''] = token.split('.')
    const { sub, session_id } = JSON.parse(Buffer.from(payload, 'base64url').toString())
    const claims = { sub, session_id }
    expect(await provider().verify(await supabase.signToken(claims))).not.toBeNull()

    const { privateKey } = await generateKeyPair('ES256')
    const bad = [
      supabase.signToken(claims, { issuer: 'https://evil.test/auth/v1' }),
      supabase.signToken(claims, { audience: 'anon' }),
      supabase.signToken(claims, { expiresAt: 1_700_000_000 }),
      supabase.signToken({ sub }),
      supabase.signToken({ sub: randomUUID(), session_id }),
      signedLikeSupabase(claims, 'ES256', privateKey),
      signedLikeSupabase(claims, 'HS256', new TextEncoder().encode(publishableKey.repeat(3))),
    ]
    for (const forged of await Promise.all(bad)) expect(await provider().verify(forged)).toBeNull()
    expect(await provider().verify('not a token')).toBeNull()
  })

  function signedLikeSupabase(
    claims: object,
    alg: string,
    key: Parameters<SignJWT['sign']>[0],
  ): Promise<string> {
    return new SignJWT({ ...claims })
      .setProtectedHeader({ alg, kid: 'test' })
      .setIssuer(`${supabase.url}/auth/v1`)
      .setAudience('authenticated')
      .setExpirationTime('1h')
      .sign(key)
  }

  test('a Supabase that is down makes 503, not 401', async () => {
    const { token } = await signedIn()
    supabase.isDown = true
    const response = await product.app.request('/api/users/info', {
      headers: { authorization: `Bearer ${token}` },
    })
    supabase.isDown = false
    expect(response.status).toBe(503)
  })

  test('with a shared secret only that secret counts', async () => {
    const { uid, token } = await signedIn()
    const jwtSecret = 'the shared secret of an older project'
    const older = supabaseProvider({ url: supabase.url, publishableKey, jwtSecret }, database.db)
    expect(await older.verify(token)).toBeNull()
    const claims = { sub: uid, session_id: randomUUID() }
    const wrong = await signedLikeSupabase(
      claims,
      'HS256',
      new TextEncoder().encode('x'.repeat(40)),
    )
    expect(await older.verify(wrong)).toBeNull()
  })
})

describe('the hook', () => {
  const body = JSON.stringify({
    user: { id: randomUUID(), email: 'hooked@example.org', user_metadata: {} },
    email_data: {
      token: '123456',
      token_hash: 'abcdef',
      redirect_to: 'https://evil.test/steal',
      email_action_type: 'magiclink',
    },
  })
  function call(given: { secret?: string; at?: Date; sent?: string; id?: string } = {}) {
    const webhook = new Webhook((given.secret ?? hookSecret).replace('v1,', ''))
    const [id, at] = [given.id ?? randomUUID(), given.at ?? new Date()]
    return product.app.request('/api/hooks/send-email', {
      method: 'POST',
      body: given.sent ?? body,
      headers: {
        'content-type': 'application/json',
        'webhook-id': id,
        'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
        'webhook-signature': webhook.sign(id, at, body),
      },
    })
  }

  test('leads nowhere but to our own pages', async () => {
    expect((await call()).status).toBe(200)
    const { text } = await newestMailTo('hooked@example.org')
    expect(text).toContain(`${site}/callbacks/supabase/signin?token_hash=abcdef&type=magiclink`)
    expect(text).toContain('123456')
  })

  test('delivered twice sends one mail', async () => {
    const id = randomUUID()
    const count = async () =>
      (await findSentMails(database.db, 500)).filter(
        (mail) => mail.recipient === 'hooked@example.org',
      ).length
    const before = await count()
    expect((await call({ id })).status).toBe(200)
    expect((await call({ id })).status).toBe(200)
    await expect.poll(count).toBe(before + 1)
  })

  test('with a wrong signature, a changed body or an old one is refused', async () => {
    const other = `v1,whsec_${Buffer.from('another secret, just as long as ours').toString('base64')}`
    expect((await call({ secret: other })).status).toBe(401)
    expect((await call({ sent: body.replace('hooked', 'victim') })).status).toBe(401)
    expect((await call({ at: new Date(Date.now() - 6 * 60_000) })).status).toBe(401)
    const bare = await product.app.request('/api/hooks/send-email', { method: 'POST', body })
    expect(bare.status).toBe(401)
  })

  test('too large a body is refused', async () => {
    expect((await call({ sent: 'x'.repeat(70_000) })).status).toBe(413)
  })
})

test('an account is erased with the secret key, once or twice, and left alone without it', async () => {
  const { browser, email, uid } = await signUp()
  const mail = await newestMailTo(email)
  const link = /token_hash=([\w-]+)/.exec(mail.text)?.[1] ?? ''
  const { data } = await browser.verifyOtp({ token_hash: link, type: 'email' })
  const token = data.session?.access_token ?? ''
  const settings = { url: supabase.url, publishableKey }
  expect(await supabaseProvider(settings, database.db).eraseAccount({ id: uid })).toBe(false)
  expect(await provider().verify(token)).not.toBeNull()
  const able = supabaseProvider({ ...settings, secretKey: supabase.secretKey }, database.db)
  expect(await able.eraseAccount({ id: uid })).toBe(true)
  expect(await provider().verify(token)).toBeNull()
  expect(await able.eraseAccount({ id: uid })).toBe(true)
  const forged = supabaseProvider({ ...settings, secretKey: 'sb_secret_other' }, database.db)
  await expect(forged.eraseAccount({ id: uid })).rejects.toThrow('401')
})
