import { randomUUIDv7 } from 'node:crypto'
import type { Db } from '../../../db/database.ts'
import { before, day } from '../../../lib/durations.ts'
import { accessTokenSeconds } from './access-tokens.ts'
import type { User } from './accounts.queries.ts'
import type { EmbeddedContext } from './embedded-context.ts'
import { gotrueErrors } from './gotrue-errors.ts'
import { hashToken, newToken } from './secrets.ts'
import {
  deleteSessions,
  deleteUsedTokens,
  findChildrenOf,
  insertRefreshToken,
  insertSession,
  lockRefreshToken,
  revokeRefreshToken,
  touchSession,
} from './sessions.queries.ts'
import { type UserBody, userBody } from './user-body.ts'

export interface SessionBody {
  access_token: string
  token_type: 'bearer'
  expires_in: number
  expires_at: number
  refresh_token: string
  user: UserBody
}

/** Two tabs that refresh at once, or a client whose response got lost, may use a token again this soon. */
const reuseMilliseconds = 10_000

/** So long a used token is remembered, so that a thief's use of it ends the session. */
const usedTokenMilliseconds = day

/** A session that was not refreshed for so long has ended. */
export const sessionMilliseconds = 90 * day

/** A new session of a user: the body of GoTrue's response, with access and refresh token. */
export async function openSession(
  context: EmbeddedContext,
  transaction: Db,
  user: User,
  now: Date,
): Promise<SessionBody> {
  const session = { id: randomUUIDv7(), createdAt: now }
  return issueTokens(context, { user, session, now }, (hash) =>
    insertSession(transaction, { hash, parent: null, userId: user.id, sessionId: session.id, now }),
  )
}

/**
 * Trades a refresh token for the next one. A used one that turns up again ends the session:
 * two parties hold it, and one of them is a thief.
 * @throws {GotrueError} refresh_token_not_found, refresh_token_already_used
 */
export async function refreshSession(
  context: EmbeddedContext,
  refreshToken: string,
): Promise<SessionBody> {
  const now = context.now()
  const parent = hashToken(refreshToken)
  const outcome = await context.db.transaction(async (transaction) => {
    const found = await lockRefreshToken(transaction, parent)
    if (!found || isExpired(found.session, now)) return 'unknown'
    const { token, session, user } = found
    if (token.revoked && !(await mayBeUsedAgain(transaction, token, now))) {
      await deleteSessions(transaction, 'local', { userId: user.id, sessionId: session.id })
      return 'used'
    }
    await revokeRefreshToken(transaction, token.id, now)
    await deleteUsedTokens(transaction, {
      sessionId: session.id,
      lastId: token.id,
      before: before(now, usedTokenMilliseconds),
    })
    await touchSession(transaction, session.id, now)
    return issueTokens(context, { user, session, now }, (hash) =>
      insertRefreshToken(transaction, {
        hash,
        parent,
        userId: user.id,
        sessionId: session.id,
        now,
      }),
    )
  })
  if (outcome === 'unknown') throw gotrueErrors.unknownRefreshToken()
  if (outcome === 'used') throw gotrueErrors.usedRefreshToken()
  return outcome
}

function isExpired({ updatedAt }: { updatedAt: Date | null }, now: Date): boolean {
  return updatedAt !== null && updatedAt < before(now, sessionMilliseconds)
}

/** As in GoTrue: for a few seconds, or while its only successor has never been used (the response got lost). */
async function mayBeUsedAgain(
  transaction: Db,
  token: { token: string; updatedAt: Date },
  now: Date,
): Promise<boolean> {
  if (now.getTime() - token.updatedAt.getTime() <= reuseMilliseconds) return true
  const children = await findChildrenOf(transaction, token.token)
  return children.length === 1 && children[0]?.revoked === false
}

async function issueTokens(
  context: EmbeddedContext,
  given: { user: User; session: { id: string; createdAt: Date }; now: Date },
  insert: (refreshTokenHash: string) => Promise<void>,
): Promise<SessionBody> {
  const { user, session, now } = given
  const refreshToken = newToken()
  const ids = { userId: user.id, sessionId: session.id }
  await insert(hashToken(refreshToken))
  const { token, expiresAt } = await context.tokens.sign(
    {
      ...ids,
      email: user.email,
      userMetadata: user.userMetadata ?? {},
      authenticatedAt: session.createdAt,
    },
    now,
  )
  return {
    access_token: token,
    token_type: 'bearer',
    expires_in: accessTokenSeconds,
    expires_at: expiresAt,
    refresh_token: refreshToken,
    user: userBody(user),
  }
}
