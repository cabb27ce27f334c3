import { type JWTHeaderParameters, jwtVerify, SignJWT } from 'jose'
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

const claims = z.object({ sub: z.uuid(), session_id: z.uuid(), exp: z.number() })
/** The signature and claims of a token never change; its expiry and its key are checked each time. */
const cachedTokens = 5_000

export interface AccessTokens {
  /** Signs a token with the claims GoTrue puts into its own. */
  sign(subject: TokenSubject, now: Date): Promise<{ token: string; expiresAt: number }>
  /** Whose and which session's token it is; null when signature, algorithm, iss, aud or exp is wrong. */
  read(token: string, now: Date): Promise<{ userId: string; sessionId: string } | null>
}

interface KnownToken {
  userId: string
  sessionId: string
  /** Seconds since 1970. */
  expiresAt: number
  keyId: string | undefined
}

export function accessTokens(keys: KeyRing, issuer: string): AccessTokens {
  const known = new LRUCache<string, KnownToken>({ max: cachedTokens })
  const verify = async (token: string, now: Date): Promise<KnownToken | null> => {
    const keyOf = async ({ kid }: JWTHeaderParameters) => {
      const key = keys.find(kid, now)
      if (!key) throw new Error('unknown key')
      return key.bytes
    }
    const verified = await jwtVerify(token, keyOf, {
      algorithms: [algorithm],
      issuer,
      audience,
      currentDate: now,
      requiredClaims: ['exp', 'sub', 'session_id'],
    }).catch(() => null)
    const parsed = claims.safeParse(verified?.payload)
    if (!parsed.success) return null
    const { sub: userId, session_id: sessionId, exp: expiresAt } = parsed.data
    const claimed = { userId, sessionId, expiresAt, keyId: verified?.protectedHeader.kid }
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
      const claimed = known.get(token) ?? (await verify(token, now))
      if (!claimed || claimed.expiresAt <= Math.floor(now.getTime() / 1000)) return null
      // A key may end before the tokens that it signed.
      if (!keys.find(claimed.keyId, now)) return null
      return { userId: claimed.userId, sessionId: claimed.sessionId }
    },
  }
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
