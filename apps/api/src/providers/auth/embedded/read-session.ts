import type { User } from './accounts.queries.ts'
import type { EmbeddedContext } from './embedded-context.ts'
import { gotrueErrors } from './gotrue-errors.ts'
import { findUserOfSession } from './sessions.queries.ts'

/** @throws {GotrueError} no_authorization, bad_jwt, session_not_found */
export async function readSession(
  context: EmbeddedContext,
  authorization: string | undefined,
): Promise<{ user: User; sessionId: string }> {
  const token = /^Bearer (\S+)$/i.exec(authorization ?? '')?.[1]
  if (!token) throw gotrueErrors.noToken()
  const claims = await context.tokens.read(token, context.now())
  if (!claims) throw gotrueErrors.badToken()
  const user = await findUserOfSession(context.db, claims.sessionId, claims.userId)
  if (!user) throw gotrueErrors.deadSession()
  return { user, sessionId: claims.sessionId }
}
