import { z } from 'zod'
import type { Db } from '../../db/database.ts'
import type { AuthProvider, SessionUser } from './auth-provider.ts'
import { findSignUp } from './sign-ups.queries.ts'
import { type SupabaseSettings, supabaseTokens } from './supabase-tokens.ts'

const userAnswer = z.object({
  id: z.uuid(),
  email: z.string().min(3),
  created_at: z.coerce.date(),
  last_sign_in_at: z.coerce.date().optional(),
})
/** Short enough for our own promise to say 503 within 2.5 s. */
const answerTimeout = 2000

/** A Supabase project's own authentication. Nothing of the embedded provider is loaded with it. */
export function supabaseProvider(settings: SupabaseSettings, db: Db): AuthProvider {
  const readClaims = supabaseTokens(settings)
  const ask = (path: string, init: RequestInit) =>
    fetch(`${settings.url}/auth/v1${path}`, {
      ...init,
      headers: { apikey: settings.publishableKey, ...init.headers },
      signal: AbortSignal.timeout(answerTimeout),
    })

  return {
    publicConfig: {
      url: `${settings.url}/auth/v1`,
      publishableKey: settings.publishableKey,
    },
    async verify(accessToken) {
      const claims = await readClaims(accessToken)
      if (!claims) return null
      const answer = await ask('/user', { headers: { authorization: `Bearer ${accessToken}` } })
      return readLivingUser(answer, claims)
    },
    async checkSignUp(uid, email) {
      const signUp = await findSignUp(db, uid)
      // Without the hook's record nobody can tell whose uid it is: answers under it wait, unclaimed.
      if (!signUp) return 'known'
      if (signUp.email !== email) return 'mismatch'
      return signUp.isKnown ? 'known' : 'unconfirmed'
    },
    async eraseAccount({ id }) {
      if (!settings.secretKey) return false
      const answer = await ask(`/admin/users/${id}`, {
        method: 'DELETE',
        headers: { apikey: settings.secretKey, authorization: `Bearer ${settings.secretKey}` },
      })
      if (answer.ok || answer.status === 404) return true
      throw new Error(`The authentication provider answered ${answer.status}`)
    },
    async sendSignInLink(email, _language, redirectTo) {
      // Not waited for: how long Supabase takes must not show whether there is an account.
      void ask(`/otp?${new URLSearchParams({ redirect_to: redirectTo })}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email, create_user: false }),
      }).catch(() => {})
    },
  }
}

/** 200 tells that the session lives; 4xx that it does not; anything else that Supabase is not well. */
async function readLivingUser(
  answer: Response,
  claims: { userId: string; sessionId: string },
): Promise<SessionUser | null> {
  if (answer.status >= 400 && answer.status < 500 && answer.status !== 429) return null
  if (!answer.ok) throw new Error(`The authentication provider answered ${answer.status}`)
  const user = userAnswer.safeParse(await answer.json())
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
