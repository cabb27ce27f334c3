import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { CompactSign, exportJWK, exportSPKI, generateKeyPair, SignJWT, UnsecuredJWT } from 'jose'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ProviderUnavailable } from '../../lib/provider-unavailable.ts'
import { supabaseTokens, type VerifyClaims } from './supabase-tokens.ts'

const userId = '0b8f5f3c-6a55-4c6e-8a0e-1f6f0b1f2a01'
const sessionId = '0b8f5f3c-6a55-4c6e-8a0e-1f6f0b1f2a02'
const jwtSecret = 'the shared secret of an older project'
const bytes = (text: string) => new TextEncoder().encode(text)

const keyServer = createServer((_, response) => {
  response.statusCode = keyStatus
  response.end(JSON.stringify({ keys }))
})
let keyStatus = 200
let keys: object[]
let url: string
let key: Awaited<ReturnType<typeof generateKeyPair>>

beforeAll(async () => {
  key = await generateKeyPair('ES256')
  keys = [{ ...(await exportJWK(key.publicKey)), kid: 'test', alg: 'ES256', use: 'sig' }]
  await new Promise<void>((done) => keyServer.listen(0, '127.0.0.1', done))
  url = `http://127.0.0.1:${(keyServer.address() as AddressInfo).port}`
})
afterAll(() => new Promise((done) => keyServer.close(done)))

type Key = Parameters<SignJWT['sign']>[0]

/** What a project that signs in this way would sign, but for what is changed. */
function claimsOf(change: Record<string, unknown> = {}) {
  const now = Math.floor(Date.now() / 1000)
  return {
    sub: userId,
    session_id: sessionId,
    iss: `${url}/auth/v1`,
    aud: 'authenticated',
    exp: now + 3600,
    ...change,
  }
}

function sign(alg: string, signing: Key, change?: Record<string, unknown>, kid = 'test') {
  return new SignJWT(claimsOf(change)).setProtectedHeader({ alg, kid }).sign(signing)
}

const wrongClaims = (): [string, Record<string, unknown>][] => {
  const now = Math.floor(Date.now() / 1000)
  return [
    ['another issuer', { iss: 'https://evil.test/auth/v1' }],
    ['no issuer', { iss: undefined }],
    ['another audience', { aud: 'anon' }],
    ['no audience', { aud: undefined }],
    ['a time that is over', { exp: now - 1 }],
    ['no end', { exp: undefined }],
    ['a time that has not come', { nbf: now + 600 }],
    ['no session', { session_id: undefined }],
    ['no user', { sub: undefined }],
    ['a user that is none', { sub: 'service_role' }],
  ]
}

describe('a project that publishes its keys', () => {
  const reader = () => supabaseTokens({ url, publishableKey: 'key' })

  test('is believed what it signs', async () => {
    expect(await reader()(await sign('ES256', key.privateKey))).toEqual({ userId, sessionId })
  })

  test.each(wrongClaims())('%s is refused', async (_, change) => {
    expect(await reader()(await sign('ES256', key.privateKey, change))).toBeNull()
  })

  test('another key, algorithm or name of a key is refused, and no signature at all', async () => {
    const other = await generateKeyPair('ES256')
    const rsa = await generateKeyPair('RS256')
    const known = await exportSPKI(key.publicKey)
    await refusesEach(reader(), [
      await sign('ES256', other.privateKey),
      await sign('RS256', rsa.privateKey),
      await sign('ES256', key.privateKey, {}, 'unknown'),
      // A public key is no secret.
      await sign('HS256', bytes(known)),
      await sign('HS256', bytes(JSON.stringify(keys[0]))),
      new UnsecuredJWT(claimsOf()).encode(),
      withoutSignature(await sign('ES256', key.privateKey)),
    ])
  })
})

describe('a project that signs with a shared secret', () => {
  const reader = () => supabaseTokens({ url, publishableKey: 'key', jwtSecret })

  test('is believed what it signs, and no keys are fetched', async () => {
    const unreachable = 'http://127.0.0.1:9'
    const read = supabaseTokens({ url: unreachable, publishableKey: 'key', jwtSecret })
    const token = await sign('HS256', bytes(jwtSecret), { iss: `${unreachable}/auth/v1` })
    expect(await read(token)).toEqual({ userId, sessionId })
  })

  test.each(wrongClaims())('%s is refused', async (_, change) => {
    expect(await reader()(await sign('HS256', bytes(jwtSecret), change))).toBeNull()
  })

  test('another secret or algorithm is refused, and no signature at all', async () => {
    await refusesEach(reader(), [
      await sign('HS256', bytes('x'.repeat(40))),
      await sign('HS512', bytes(jwtSecret.repeat(2))),
      await sign('HS384', bytes(jwtSecret)),
      await sign('ES256', key.privateKey),
      new UnsecuredJWT(claimsOf()).encode(),
      withoutSignature(await sign('HS256', bytes(jwtSecret))),
    ])
  })
})

test('keys that cannot be fetched are no reason to call a token bad', async () => {
  const read = supabaseTokens({ url: 'http://127.0.0.1:9', publishableKey: 'key' })
  const header = Buffer.from('{"alg":"ES256","kid":"x"}').toString('base64url')
  await expect(read(`${header}.e30.AA`)).rejects.toThrow()
})

test('keys that come with an error are not used', async () => {
  const token = await sign('ES256', key.privateKey)
  keyStatus = 500
  try {
    const read = supabaseTokens({ url, publishableKey: 'key' })
    await expect(read(token)).rejects.toBeInstanceOf(ProviderUnavailable)
    keyStatus = 203
    await expect(read(token)).rejects.toBeInstanceOf(ProviderUnavailable)
  } finally {
    keyStatus = 200
  }
})

test('what is no token at all, or asks for what is not known, is refused', async () => {
  const encode = (text: string) => Buffer.from(text).toString('base64url')
  const read = supabaseTokens({ url, publishableKey: 'key', jwtSecret })
  await refusesEach(read, [
    '',
    'garbage',
    'a.b.c',
    `${encode('{"alg":"HS256"}')}.${encode('[]')}.AA`,
    await new CompactSign(bytes('[]')).setProtectedHeader({ alg: 'HS256' }).sign(bytes(jwtSecret)),
    `${encode('{"alg":"HS256","crit":["x"],"x":1}')}.${encode('{}')}.AA`,
  ])
})

test('two keys of one name are refused', async () => {
  const published = keys
  keys = [...keys, ...keys]
  try {
    const token = await sign('ES256', key.privateKey)
    await refusesEach(supabaseTokens({ url, publishableKey: 'key' }), [token])
  } finally {
    keys = published
  }
})

async function refusesEach(read: VerifyClaims, tokens: string[]): Promise<void> {
  for (const token of tokens) expect([token, await read(token)]).toEqual([token, null])
}

function withoutSignature(token: string): string {
  return token.replace(/[^.]+$/, '')
}
