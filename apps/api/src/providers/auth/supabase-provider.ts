import { randomInt } from 'node:crypto'
import { z } from 'zod'
import type { Db } from '../../db/database.ts'
import { ProviderRefused } from '../../lib/provider-unavailable.ts'
import type { AuthProvider, SessionUser } from './auth-provider.ts'
import { findSignUp } from './sign-ups.queries.ts'
import { readJson, supabaseFetch } from './supabase-fetch.ts'
import { type SupabaseSettings, supabaseTokens } from './supabase-tokens.ts'

const userBody = z.object({
  id: z.uuid(),
  email: z.string().min(3),
  created_at: z.coerce.date(),
  last_sign_in_at: z.coerce.date().optional(),
})

/** Between a sign-up and the sign-in link for the account that it may already have. */
const linkDelayMs = [200, 1_500] as const

/** A Supabase project's own authentication. Nothing of the embedded provider is loaded with it. */
export function supabaseProvider(settings: SupabaseSettings, db: Db): AuthProvider {
  const readClaims = supabaseTokens(settings)
  const ask = (path: string, init: RequestInit) =>
    supabaseFetch(`${settings.url}/auth/v1${path}`, {
      ...init,
      headers: { apikey: settings.publishableKey, ...init.headers },
    })

  const askForLink = (path: 'otp' | 'resend', body: object, redirectTo: string) =>
    ask(`/${path}?${new URLSearchParams({ redirect_to: redirectTo })}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })

  const checkSignUp: AuthProvider['checkSignUp'] = async (uid, email) => {
    const signUp = await findSignUp(db, uid)
    // Without the hook's record the owner of the uid is unknown: answers under it wait, unclaimed.
    if (!signUp) return 'known'
    if (signUp.email !== email) return 'mismatch'
    return signUp.isKnown ? 'known' : 'unconfirmed'
  }

  return {
    publicConfig: {
      url: `${settings.url}/auth/v1`,
      publishableKey: settings.publishableKey,
    },
    async verify(accessToken) {
      const claims = await readClaims(accessToken)
      if (!claims) return null
      const response = await ask('/user', { headers: { authorization: `Bearer ${accessToken}` } })
      return readLivingUser(response, claims)
    },
    checkSignUp,
    async eraseAccount({ id }) {
      if (!settings.secretKey) return false
      const response = await ask(`/admin/users/${id}`, {
        method: 'DELETE',
        headers: { apikey: settings.secretKey, authorization: `Bearer ${settings.secretKey}` },
      })
      if (response.ok || response.status === 404) return true
      throw new ProviderRefused('authentication', response.status)
    },
    async resendLink({ email, purpose, redirectTo }) {
      const response =
        purpose === 'sign-in'
          ? await askForLink('otp', { email, create_user: false }, redirectTo)
          : await askForLink('resend', { email, type: 'signup' }, redirectTo)
      if (response.status === 429) return { isLimited: true }
      if (response.ok) return { isLimited: false }
      throw new ProviderRefused('authentication', response.status)
    },
    sendSignInLink(signUp, redirectTo) {
      const send = async () => {
        if ((await checkSignUp(signUp.uid, signUp.email)) !== 'known') return
        await askForLink('otp', { email: signUp.email, create_user: false }, redirectTo)
      }
      // Sent after a random delay for every sign-up, so that no duration shows whether there is an account.
      setTimeout(() => void send().catch(() => {}), randomInt(...linkDelayMs)).unref()
    },
  }
}

/** 200 means that the session lives, 4xx that it does not; 429 says nothing about the session. */
async function readLivingUser(
  response: Response,
  claims: { userId: string; sessionId: string },
): Promise<SessionUser | null> {
  const { ok, status } = response
  if (status >= 400 && status < 500 && status !== 429) return null
  if (!ok) throw new Error(`The authentication provider responded with ${status}`)
  const user = userBody.safeParse(await readJson(response))
  if (!user.success || user.data.id !== claims.userId) return null
  const { id, email, created_at: registeredAt, last_sign_in_at: signedInAt } = user.data
  return {
    id,
    email: email.toLowerCase(),
    sessionId: claims.sessionId,
    registeredAt,
    signedInAt: signedInAt ?? registeredAt,
  }
}
