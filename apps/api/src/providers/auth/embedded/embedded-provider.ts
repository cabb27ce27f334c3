import type { AuthProvider } from '../auth-provider.ts'
import { deleteUser } from './accounts.queries.ts'
import type { EmbeddedContext } from './embedded-context.ts'
import { gotrueApp } from './gotrue-app.ts'
import { deletePendingRequests } from './link-requests.queries.ts'
import { resendLink } from './resend-link.ts'
import { findLivingSession } from './sessions.queries.ts'
import { findSignUpState } from './sign-up-state.queries.ts'

/** An authentication provider of our own that speaks GoTrue's protocol on GoTrue's tables. */
export function embeddedProvider(context: EmbeddedContext): AuthProvider {
  const app = gotrueApp(context)
  return {
    publicConfig: { url: `${context.publicUrl}/auth/v1` },
    paths: [...new Set(app.routes.map(({ path }) => path).filter((path) => !path.endsWith('*')))],
    async handle(request, ipAddress) {
      return app.fetch(request, { ipAddress })
    },
    async verify(accessToken) {
      const claims = await context.tokens.read(accessToken, context.now())
      if (!claims) return null
      const user = await findLivingSession(context.db, claims.sessionId, claims.userId)
      if (!user) return null
      const { id, email, createdAt: registeredAt, lastSignInAt } = user
      const signedInAt = lastSignInAt ?? registeredAt
      return { id, email, sessionId: claims.sessionId, registeredAt, signedInAt }
    },
    async eraseRows(transaction, { id, email }) {
      // In the order of `serveLinkRequest`: the other way round the two could wait for each other.
      await deletePendingRequests(transaction, email)
      await deleteUser(transaction, id)
    },
    async eraseAccount({ id, email }) {
      await deleteUser(context.db, id)
      if (email) await deletePendingRequests(context.db, email)
      return true
    },
    checkSignUp: (uid, email) => findSignUpState(context.db, uid, email),
    resendLink: (request) => resendLink(context, request),
    // The mail of the sign-up itself brings the link.
    sendSignInLink() {},
  }
}
