import { createHmac, createSecretKey, type KeyObject, timingSafeEqual } from 'node:crypto'
import { decodeJwt, decodeProtectedHeader, SignJWT } from 'jose'
import { LRUCache } from 'lru-cache'
import { z } from 'zod'
import type { KeyRing } from '../../../lib/key-ring.ts'

export const accessTokenSeconds = 3600
const audience = 'authenticated'
const algorithm = 'HS256'

export interface TokenSubject {
  userId: string
  email: string
  sessionId: string
  userMetadata: object
  authenticatedAt: Date
}

/** The signature and claims of a token never change; its expiry and its key are checked each time. */
const cachedTokens = 5_000

export interface AccessTokens {
  /** Signs a token with the claims GoTrue puts into its own. */
  sign(subject: TokenSubject, now: Date): Promise<{ token: string; expiresAt: number }>
  /** Whose and which session's token it is; null when signature, algorithm, iss, aud, exp or nbf is wrong. */
  read(token: string, now: Date): Promise<{ userId: string; sessionId: string } | null>
}

interface KnownToken {
  userId: string
  sessionId: string
  /** Seconds since 1970, as the next. */
  expiresAt: number
  notBefore: number | undefined
  keyId: string | undefined
}

/** Signs and checks access tokens: HS256 with the key in use of the ring, `kid` in the header. */
export function accessTokens(keys: KeyRing, issuer: string): AccessTokens {
  const known = new LRUCache<string, KnownToken>({ max: cachedTokens })
  const claims = z.object({
    iss: z.literal(issuer),
    aud: z.literal(audience),
    sub: z.uuid(),
    session_id: z.uuid(),
    exp: z.number(),
    nbf: z.number().optional(),
  })
  const verify = (token: string, now: Date): KnownToken | null => {
    const header = headerOf(token)
    const key = header && keys.find(header.kid, now)
    if (!key || !isSignedWith(key.bytes, token)) return null
    const parsed = claims.safeParse(decodeJwt(token))
    if (!parsed.success) return null
    const { sub: userId, session_id: sessionId, exp: expiresAt, nbf: notBefore } = parsed.data
    const claimed = { userId, sessionId, expiresAt, notBefore, keyId: header.kid }
    known.set(token, claimed)
    return claimed
  }
  return {
    async sign(subject, now) {
      const issuedAt = Math.floor(now.getTime() / 1000)
      const expiresAt = issuedAt + accessTokenSeconds
      const key = keys.current(now)
      const token = await new SignJWT(gotrueClaims(subject))
        .setProtectedHeader({ alg: algorithm, typ: 'JWT', kid: key.id })
        .setIssuer(issuer)
        .setAudience(audience)
        .setSubject(subject.userId)
        .setIssuedAt(issuedAt)
        .setExpirationTime(expiresAt)
        .sign(key.bytes)
      return { token, expiresAt }
    },
    async read(token, now) {
      const claimed = known.get(token) ?? verify(token, now)
      const seconds = Math.floor(now.getTime() / 1000)
      if (!claimed || claimed.expiresAt <= seconds) return null
      if (claimed.notBefore !== undefined && seconds < claimed.notBefore) return null
      // A key may end before the tokens that it signed.
      if (!keys.find(claimed.keyId, now)) return null
      return { userId: claimed.userId, sessionId: claimed.sessionId }
    },
  }
}

const tokenHeader = z.object({ alg: z.literal(algorithm), kid: z.string().optional() })

function headerOf(token: string): z.infer<typeof tokenHeader> | undefined {
  try {
    return tokenHeader.safeParse(decodeProtectedHeader(token)).data
  } catch {
    return undefined
  }
}

/** Does what jose's `jwtVerify` does; jose computes each signature in another thread, which takes longer. */
function isSignedWith(key: Uint8Array, token: string): boolean {
  const end = token.lastIndexOf('.')
  const hmac = createHmac('sha256', keyObjectOf(key)).update(token.slice(0, end))
  const expected = Buffer.from(hmac.digest('base64url'))
  const given = Buffer.from(token.slice(end + 1))
  return given.length === expected.length && timingSafeEqual(given, expected)
}

/** Making a key object takes longer than a signature. */
const keyObjects = new WeakMap<Uint8Array, KeyObject>()

function keyObjectOf(key: Uint8Array): KeyObject {
  const made = keyObjects.get(key) ?? createSecretKey(key)
  keyObjects.set(key, made)
  return made
}

function gotrueClaims({ email, sessionId, userMetadata, authenticatedAt }: TokenSubject) {
  return {
    email,
    phone: '',
    app_metadata: { provider: 'email', providers: ['email'] },
    user_metadata: userMetadata,
    role: audience,
    aal: 'aal1',
    amr: [{ method: 'otp', timestamp: Math.floor(authenticatedAt.getTime() / 1000) }],
    session_id: sessionId,
    is_anonymous: false,
  }
}
