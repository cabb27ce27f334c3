// @module-tag postgres

import { randomUUID } from 'node:crypto'
import { decodeJwt, SignJWT } from 'jose'
import { afterAll, assert, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { day, hour, minute } from '../../../lib/durations.ts'
import { jsonOf, site, startTestProvider, tokenHashIn } from './start-test-provider.ts'

type TestProvider = Awaited<ReturnType<typeof startTestProvider>>
let auth: TestProvider
beforeAll(async () => {
  auth = await startTestProvider({ limits: { mailsPerClientPerHour: 1000 } })
})
afterAll(() => auth.close())

async function signedIn() {
  const client = auth.client()
  const email = `${randomUUID()}@example.org`
  await client.signUp({ email, password: randomUUID(), options: { data: { lang: 'sk' } } })
  const token_hash = tokenHashIn(await auth.nextMail())
  const { data } = await client.verifyOtp({ type: 'signup', token_hash })
  assert(data.session)
  auth.turnClock(2 * minute)
  return { client, email, session: data.session }
}

async function signedInTwice() {
  const first = await signedIn()
  const client = auth.client()
  await client.signInWithOtp({ email: first.email })
  const token_hash = tokenHashIn(await auth.nextMail())
  const { data } = await client.verifyOtp({ type: 'magiclink', token_hash })
  assert(data.session)
  return { first, second: { client, session: data.session } }
}

const isAlive = async (token: string) => (await auth.provider.verify(token)) !== null

describe('a session', () => {
  test('names its user, to the client and to the product', async () => {
    const { client, email, session } = await signedIn()
    const { data } = await client.getUser(session.access_token)
    expect(data.user).toMatchObject({ id: session.user.id, email, user_metadata: { lang: 'sk' } })
    expect(await auth.provider.verify(session.access_token)).toMatchObject({
      id: session.user.id,
      email,
      registeredAt: new Date(session.user.created_at),
    })
    expect(decodeJwt(session.access_token)).toMatchObject({ user_metadata: { lang: 'sk' } })
  })

  test('has two tokens, the time of its end, its kind and its user', async () => {
    const { email, session } = await signedIn()
    expect(session).toMatchObject({
      access_token: expect.any(String),
      refresh_token: expect.any(String),
      expires_in: 3600,
      expires_at: expect.any(Number),
      token_type: 'bearer',
      user: { id: expect.any(String), email },
    })
  })

  test('can be set from its two tokens in another client', async () => {
    const { session } = await signedIn()
    const { access_token, refresh_token } = session
    const { data, error } = await auth.client().setSession({ access_token, refresh_token })
    expect(error).toBeNull()
    expect(data.user?.id).toBe(session.user.id)
  })

  test('is renewed with a new refresh token', async () => {
    const { client, session } = await signedIn()
    const { data, error } = await client.refreshSession(session)
    expect(error).toBeNull()
    expect(data.session?.refresh_token).not.toBe(session.refresh_token)
    expect(await isAlive(data.session?.access_token ?? '')).toBe(true)
  })

  test('its access token ends after an hour, the session goes on', async () => {
    const { client, session } = await signedIn()
    auth.turnClock(61 * minute)
    expect(await isAlive(session.access_token)).toBe(false)
    const { data } = await client.refreshSession(session)
    expect(await isAlive(data.session?.access_token ?? '')).toBe(true)
  })
})

describe('a session that is not refreshed', () => {
  test.each([
    [90 * day, 200],
    [90 * day + 1, 400],
  ])('after %i milliseconds its refresh token gets %i', async (unused, status) => {
    const { session } = await signedIn()
    auth.turnClock(unused - 2 * minute)
    const { refresh_token } = session
    const response = await auth.post('/token?grant_type=refresh_token', { refresh_token })
    expect(response.status).toBe(status)
  })
})

describe('a used refresh token', () => {
  const refresh = (refresh_token: string) =>
    auth.post('/token?grant_type=refresh_token', { refresh_token })
  const renewed = async (refresh_token: string) =>
    z
      .object({ access_token: z.string(), refresh_token: z.string() })
      .parse(await jsonOf(await refresh(refresh_token)))

  test('works again for two tabs at the same moment', async () => {
    const { session } = await signedIn()
    const responses = await Promise.all([1, 2].map(() => refresh(session.refresh_token)))
    expect(responses.map(({ status }) => status)).toEqual([200, 200])
  })

  test('works again for three tabs within ten seconds, and not later', async () => {
    for (const [milliseconds, status] of [
      [10_000, 200],
      [10_001, 400],
    ] as const) {
      const { session } = await signedIn()
      await refresh(session.refresh_token)
      await refresh(session.refresh_token)
      auth.turnClock(milliseconds)
      expect((await refresh(session.refresh_token)).status).toBe(status)
    }
  })

  test('works again when the response got lost', async () => {
    const { session } = await signedIn()
    await refresh(session.refresh_token)
    auth.turnClock(30 * minute)
    expect((await refresh(session.refresh_token)).status).toBe(200)
  })

  test('ends the session when it turns up after its successor was used', async () => {
    const { session } = await signedIn()
    const next = await renewed(session.refresh_token)
    auth.turnClock(minute)
    const last = await renewed(next.refresh_token)
    auth.turnClock(minute)

    const stolen = await refresh(session.refresh_token)
    expect([stolen.status, (await jsonOf(stolen)).error_code]).toEqual([
      400,
      'refresh_token_already_used',
    ])
    expect(await isAlive(last.access_token)).toBe(false)
    expect((await refresh(last.refresh_token)).status).toBe(400)
  })

  test('is forgotten a day later, unless it was the last one that was used', async () => {
    const { session } = await signedIn()
    const second = await renewed(session.refresh_token)
    auth.turnClock(minute)
    await renewed(second.refresh_token)
    auth.turnClock(25 * hour)
    await renewed(second.refresh_token)
    expect((await jsonOf(await refresh(session.refresh_token))).error_code).toBe(
      'refresh_token_not_found',
    )
  })

  test('an invented one is refused', async () => {
    expect((await refresh(randomUUID())).status).toBe(400)
  })
})

describe('signing out', () => {
  test('ends this session at once and leaves others alone with scope local', async () => {
    const { first, second } = await signedInTwice()
    await second.client.signOut({ scope: 'local' })
    expect(await isAlive(second.session.access_token)).toBe(false)
    expect(await isAlive(first.session.access_token)).toBe(true)
    const { error } = await auth.client().getUser(second.session.access_token)
    expect(error?.name).toBe('AuthSessionMissingError')
  })

  test('ends every session by default', async () => {
    const { first, second } = await signedInTwice()
    await second.client.signOut()
    expect(await isAlive(first.session.access_token)).toBe(false)
    const { error } = await first.client.refreshSession(first.session)
    expect(error?.code).toBe('refresh_token_not_found')
  })

  test('ends the others with scope others', async () => {
    const { first, second } = await signedInTwice()
    await second.client.signOut({ scope: 'others' })
    expect(await isAlive(first.session.access_token)).toBe(false)
    expect(await isAlive(second.session.access_token)).toBe(true)
  })
})

describe('a token of another making', () => {
  async function forged(change: {
    secret?: Uint8Array
    algorithm?: string
    issuer?: string
    audience?: string
    claims?: object
    /** Seconds from now. */
    expires?: number
  }) {
    const { session } = await signedIn()
    const [, payload = ''] = session.access_token.split('.')
    const { sub, session_id } = JSON.parse(Buffer.from(payload, 'base64url').toString())
    return new SignJWT({ sub, session_id, ...change.claims })
      .setProtectedHeader({ alg: change.algorithm ?? 'HS256' })
      .setIssuer(change.issuer ?? `${site}/auth/v1`)
      .setAudience(change.audience ?? 'authenticated')
      .setIssuedAt(secondsFromNow(0))
      .setExpirationTime(secondsFromNow(change.expires ?? 60))
      .sign(change.secret ?? auth.context.keys.signing)
  }

  function secondsFromNow(seconds: number): number {
    return Math.floor(auth.clock.now.getTime() / 1000) + seconds
  }

  test('the same claims signed as we sign them are valid', async () => {
    expect(await isAlive(await forged({}))).toBe(true)
  })

  test.each([
    [
      'another secret',
      { secret: new TextEncoder().encode('another secret, long enough for HS256') },
    ],
    ['another algorithm', { algorithm: 'HS512' }],
    ['another issuer', { issuer: 'https://evil.test/auth/v1' }],
    ['another audience', { audience: 'anon' }],
    ['another session', { claims: { session_id: randomUUID() } }],
    ['another user', { claims: { sub: randomUUID() } }],
    ['no session', { claims: { session_id: undefined } }],
    ['a time that is over', { expires: 0 }],
  ])('%s is refused', async (_name, change) => {
    expect(await isAlive(await forged(change))).toBe(false)
  })

  test('what is not valid yet is refused until it is', async () => {
    const token = await forged({ expires: 600, claims: { nbf: secondsFromNow(2 * 60 + 300) } })
    expect(await isAlive(token)).toBe(false)
    auth.turnClock(5 * minute)
    expect(await isAlive(token)).toBe(true)
  })

  test('what never ends is refused', async () => {
    const { session } = await signedIn()
    const { exp: _, ...endless } = decodeJwt(session.access_token)
    const token = await new SignJWT(endless)
      .setProtectedHeader({ alg: 'HS256' })
      .sign(auth.context.keys.signing)
    expect(await isAlive(token)).toBe(false)
  })

  test('no signature at all is refused', async () => {
    const { session } = await signedIn()
    const [, payload] = session.access_token.split('.')
    const header = Buffer.from('{"alg":"none","typ":"JWT"}').toString('base64url')
    expect(await isAlive(`${header}.${payload}.`)).toBe(false)
    expect(await isAlive('')).toBe(false)
  })
})

test('a database that is gone is left to the product to report', async () => {
  const lost = await startTestProvider()
  await lost.close()
  await expect(lost.post('/otp', { email: 'visitor@example.org' })).rejects.toThrow()
})

describe('everything else is refused', () => {
  test.each([
    ['PUT', '/user'],
    ['POST', '/recover'],
    ['POST', '/resend'],
    ['POST', '/magiclink'],
    ['POST', '/invite'],
    ['GET', '/admin/users'],
    ['POST', '/admin/generate_link'],
    ['GET', '/authorize?provider=google'],
    ['GET', '/callback'],
    ['GET', '/reauthenticate'],
    ['POST', '/factors'],
    ['POST', '/sso'],
    ['DELETE', '/user/identities/1'],
    ['OPTIONS', '/otp'],
    ['GET', '/'],
  ])('%s %s is not there', async (method, path) => {
    const { session } = await signedIn()
    const body = method === 'GET' ? undefined : '{}'
    const response = await auth.request(path, {
      method,
      ...(body && { body }),
      headers: {
        authorization: `Bearer ${session.access_token}`,
        'content-type': 'application/json',
      },
    })
    expect(response.status).toBe(404)
    expect(response.headers.get('access-control-allow-origin')).toBeNull()
  })

  test('a password or another grant', async () => {
    for (const grant of ['password', 'pkce', 'id_token', 'web3', '']) {
      const body = { email: 'visitor@example.org', password: 'a password' }
      const response = await auth.post(`/token?grant_type=${grant}`, body)
      expect(response.status).toBe(400)
    }
  })
})

describe('malformed requests get an error as GoTrue gives it', () => {
  const raw = (path: string, body: string, headers: Record<string, string> = {}) =>
    auth.request(path, {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/json', ...headers },
    })

  test.each([
    ['not JSON', '{', 400],
    ['no email', '{}', 400],
    ['not an email', '{"email":"x"}', 400],
    ['a list', '[]', 400],
    ['a NUL byte', '{"email":"a\\u0000@example.org"}', 400],
    ['too large', JSON.stringify({ email: 'x'.repeat(70_000) }), 413],
  ])('%s', async (_name, body, status) => {
    const response = await raw('/otp', body)
    expect(response.status).toBe(status)
    expect(await jsonOf(response)).toMatchObject({ code: status, error_code: expect.any(String) })
  })

  test('a wrong content type, so that no form of another page can post', async () => {
    const response = await raw('/otp', '{"email":"a@example.org"}', {
      'content-type': 'text/plain',
    })
    expect(response.status).toBe(415)
  })

  test('another origin', async () => {
    const body = '{"email":"a@example.org"}'
    expect((await raw('/otp', body, { origin: 'https://evil.test' })).status).toBe(403)
    expect((await raw('/otp', body, { origin: site })).status).toBe(200)
  })
})
