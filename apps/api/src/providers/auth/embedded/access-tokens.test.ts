import { randomUUID } from 'node:crypto'
import { SignJWT } from 'jose'
import { expect, test, vi } from 'vitest'
import { fixedKey } from '../../../lib/key-ring.ts'
import { accessTokenSeconds, accessTokens } from './access-tokens.ts'

const secret = new Uint8Array(32).fill(7)
const issuer = 'http://localhost:3000/auth/v1'
const now = new Date('2026-03-01T12:00:00Z')
const later = (seconds: number) => new Date(now.getTime() + seconds * 1000)

function sign(tokens: ReturnType<typeof accessTokens>) {
  const ids = { userId: randomUUID(), sessionId: randomUUID() }
  const subject = { ...ids, email: 'a@example.sk', userMetadata: {}, authenticatedAt: now }
  return tokens.sign(subject, now).then(({ token }) => ({ token, ids }))
}

test('a token known from before still ends at its time', async () => {
  const tokens = accessTokens(fixedKey(secret), issuer)
  const { token, ids } = await sign(tokens)
  expect(await tokens.read(token, now)).toEqual(ids)
  expect(await tokens.read(token, later(accessTokenSeconds - 1))).toEqual(ids)
  expect(await tokens.read(token, later(accessTokenSeconds))).toBeNull()
  expect(await tokens.read(token, now)).toEqual(ids)
})

test('what differs in one character, or comes of another issuer or key, is not known', async () => {
  const tokens = accessTokens(fixedKey(secret), issuer)
  const { token } = await sign(tokens)
  await tokens.read(token, now)
  const middle = Math.floor(token.length / 2)
  const changed = `${token.slice(0, middle)}${token[middle] === 'A' ? 'B' : 'A'}${token.slice(middle + 1)}`
  expect(await tokens.read(changed, now)).toBeNull()
  const others = [
    accessTokens(fixedKey(secret), 'http://elsewhere.test/auth/v1'),
    accessTokens(fixedKey(new Uint8Array(32).fill(8)), issuer),
  ]
  for (const other of others) {
    expect(await tokens.read((await sign(other)).token, now)).toBeNull()
  }
})

test('what is no token, or names another algorithm, is refused', async () => {
  const tokens = accessTokens(fixedKey(secret), issuer)
  const { token } = await sign(tokens)
  const [, payload = ''] = token.split('.')
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const otherwise = await new SignJWT({})
    .setProtectedHeader({ alg: 'HS512' })
    .sign(new Uint8Array(64))
  const withoutSignature = `${part({ alg: 'none' })}.${payload}.`
  for (const wrong of [
    '',
    '.',
    '..',
    'a.b.c',
    `${token}.x`,
    `${token}=`,
    otherwise,
    withoutSignature,
  ]) {
    expect(await tokens.read(wrong, now), wrong).toBeNull()
  }
})

test('a token holds the claims that GoTrue writes', async () => {
  const tokens = accessTokens(fixedKey(secret), issuer)
  const { token, ids } = await sign(tokens)
  const [header = '', payload = ''] = token.split('.')
  const decode = (part: string) => JSON.parse(Buffer.from(part, 'base64url').toString())
  const seconds = now.getTime() / 1000
  expect(decode(header)).toEqual({ alg: 'HS256', typ: 'JWT', kid: 'initial' })
  expect(decode(payload)).toEqual({
    iss: issuer,
    sub: ids.userId,
    aud: 'authenticated',
    role: 'authenticated',
    iat: seconds,
    exp: seconds + accessTokenSeconds,
    email: 'a@example.sk',
    phone: '',
    app_metadata: { provider: 'email', providers: ['email'] },
    user_metadata: {},
    aal: 'aal1',
    amr: [{ method: 'otp', timestamp: seconds }],
    session_id: ids.sessionId,
    is_anonymous: false,
  })
})

test('the expiry is told in seconds', async () => {
  const tokens = accessTokens(fixedKey(secret), issuer)
  const subject = { userId: randomUUID(), email: '', sessionId: randomUUID(), userMetadata: {} }
  const at = new Date(now.getTime() + 999)
  const { expiresAt } = await tokens.sign({ ...subject, authenticatedAt: at }, at)
  expect(expiresAt).toBe(now.getTime() / 1000 + accessTokenSeconds)
})

test('a token whose key is gone is refused, also when it was read before', async () => {
  const ring = fixedKey(secret)
  let isKnown = true
  const keys = {
    ...ring,
    find: (id: string | undefined) => (isKnown ? ring.find(id, now) : undefined),
  }
  const tokens = accessTokens(keys, issuer)
  const { token, ids } = await sign(tokens)
  expect(await tokens.read(token, now)).toEqual(ids)
  isKnown = false
  expect(await tokens.read(token, now)).toBeNull()
  expect(await accessTokens(keys, issuer).read(token, now)).toBeNull()
})

test('a token is verified once', async () => {
  const ring = fixedKey(secret)
  const find = vi.fn(ring.find)
  const tokens = accessTokens({ ...ring, find }, issuer)
  const { token } = await sign(tokens)
  await tokens.read(token, now)
  find.mockClear()
  await tokens.read(token, now)
  expect(find).toHaveBeenCalledTimes(1)
})

test.each(['session_id', 'sub', 'exp'])('a token without %s is refused', async (claim) => {
  const tokens = accessTokens(fixedKey(secret), issuer)
  const seconds = now.getTime() / 1000
  const whole = {
    iss: issuer,
    aud: 'authenticated',
    sub: randomUUID(),
    session_id: randomUUID(),
    exp: seconds + 60,
  }
  const signed = (claims: object) =>
    new SignJWT({ ...claims }).setProtectedHeader({ alg: 'HS256' }).sign(secret)
  expect(await tokens.read(await signed(whole), now)).not.toBeNull()
  expect(await tokens.read(await signed({ ...whole, [claim]: undefined }), now)).toBeNull()
  expect(await tokens.read(await signed({ ...whole, [claim]: 'other' }), now)).toBeNull()
  expect(await tokens.read(await signed({ ...whole, aud: 'anon' }), now)).toBeNull()
})
