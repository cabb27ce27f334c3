import { createRemoteJWKSet, customFetch, type JWTPayload, jwtVerify } from 'jose'
import { z } from 'zod'
import { ProviderUnavailable } from '../../lib/provider-unavailable.ts'
import { supabaseFetch, supabaseTimeoutMs } from './supabase-fetch.ts'

export interface SupabaseSettings {
  /** `https://<project>.supabase.co`, without a trailing slash. */
  url: string
  publishableKey: string
  /** Lets the product erase accounts. */
  secretKey?: string | undefined
  /** Only for projects that still sign with a shared secret; otherwise their public keys are fetched. */
  jwtSecret?: string | undefined
}

export type VerifyClaims = (token: string) => Promise<{ userId: string; sessionId: string } | null>

const claims = z.object({ sub: z.uuid(), session_id: z.uuid() })

/**
 * Checks a Supabase access token: the algorithm its project uses and no other, iss, aud, exp.
 * Null when the token is not valid.
 * @throws ProviderUnavailable when the keys cannot be fetched
 */
export function supabaseTokens({ url, jwtSecret }: SupabaseSettings): VerifyClaims {
  const expected = { issuer: `${url}/auth/v1`, audience: 'authenticated' }
  const verify = jwtSecret
    ? verifyWithSecret(new TextEncoder().encode(jwtSecret), expected)
    : verifyWithKeys(new URL(`${url}/auth/v1/.well-known/jwks.json`), expected)

  return async (token) => {
    const parsed = claims.safeParse(await verify(token))
    return parsed.success ? { userId: parsed.data.sub, sessionId: parsed.data.session_id } : null
  }
}

interface Expected {
  issuer: string
  audience: string
}
type VerifySignature = (token: string) => Promise<JWTPayload | null>

function verifyWithSecret(secret: Uint8Array, expected: Expected): VerifySignature {
  return (token) =>
    jwtVerify(token, secret, { ...expected, algorithms: ['HS256'], requiredClaims: ['exp'] })
      .then(({ payload }) => payload)
      .catch(nullWhenInvalid)
}

function verifyWithKeys(url: URL, expected: Expected): VerifySignature {
  const keys = createRemoteJWKSet(url, {
    timeoutDuration: supabaseTimeoutMs,
    [customFetch]: fetchKeys,
  })
  return (token) =>
    jwtVerify(token, keys, {
      ...expected,
      algorithms: ['ES256', 'RS256'],
      requiredClaims: ['exp'],
    })
      .then(({ payload }) => payload)
      .catch(nullWhenInvalid)
}

async function fetchKeys(url: string, init: RequestInit): Promise<Response> {
  const response = await supabaseFetch(url, init)
  if (response.status !== 200) throw new ProviderUnavailable('authentication')
  return response
}

/** jose's codes for a bad token; any other error is no fault of the token. */
const invalidTokenCodes = new Set([
  'ERR_JWT_INVALID',
  'ERR_JWT_EXPIRED',
  'ERR_JWT_CLAIM_VALIDATION_FAILED',
  'ERR_JWS_INVALID',
  'ERR_JWS_SIGNATURE_VERIFICATION_FAILED',
  'ERR_JWKS_NO_MATCHING_KEY',
  'ERR_JWKS_MULTIPLE_MATCHING_KEYS',
  'ERR_JOSE_ALG_NOT_ALLOWED',
  'ERR_JOSE_NOT_SUPPORTED',
])

function nullWhenInvalid(error: unknown): null {
  if (error instanceof Error && 'code' in error && invalidTokenCodes.has(String(error.code))) {
    return null
  }
  throw error
}
