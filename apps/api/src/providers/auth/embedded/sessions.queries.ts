import { and, eq, inArray, lt, ne } from 'drizzle-orm'
import { batchReads } from '../../../db/batch-reads.ts'
import { deleteBatch } from '../../../db/clean-up.ts'
import type { Db } from '../../../db/database.ts'
import { refreshTokens, sessions, users } from './schema/tables.ts'

interface NewToken {
  hash: string
  parent: string | null
  userId: string
  sessionId: string
  now: Date
}

/** A session with its first refresh token. */
export async function insertSession(db: Db, token: NewToken): Promise<void> {
  const { sessionId: id, userId, now } = token
  const inserted = db
    .$with('inserted')
    .as(db.insert(sessions).values({ id, userId, createdAt: now, updatedAt: now }).returning())
  await db.with(inserted).insert(refreshTokens).values(rowOf(token))
}

export async function insertRefreshToken(db: Db, token: NewToken): Promise<void> {
  await db.insert(refreshTokens).values(rowOf(token))
}

function rowOf({ hash, now, ...rest }: NewToken): typeof refreshTokens.$inferInsert {
  return { ...rest, token: hash, revoked: false, createdAt: now, updatedAt: now }
}

/** What every request asks for: read together, and not more than it needs. */
const findOwners = batchReads(async (db, sessionIds) => {
  const { id, email, createdAt, lastSignInAt } = users
  const rows = await db
    .select({ sessionId: sessions.id, id, email, createdAt, lastSignInAt })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(inArray(sessions.id, sessionIds))
  return new Map(rows.map(({ sessionId, ...owner }) => [sessionId, owner]))
})

/** Whose session it is while it lives, if it is this user's. */
export async function findLivingSession(db: Db, sessionId: string, userId: string) {
  const owner = await findOwners(db, sessionId)
  return owner?.id === userId ? owner : undefined
}

/** The whole user of a session while it lives, if it is this one. */
export async function findUserOfSession(db: Db, sessionId: string, userId: string) {
  const [found] = await db
    .select({ user: users })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.id, sessionId), eq(users.id, userId)))
  return found?.user
}

/**
 * The refresh token with its session and user. The session is locked first, as signing out does,
 * so that uses of its tokens are seen one after the other.
 */
export async function lockRefreshToken(db: Db, hash: string) {
  const found = await findRefreshToken(db, hash)
  if (!found) return undefined
  await db
    .select({ id: sessions.id })
    .from(sessions)
    .where(eq(sessions.id, found.session.id))
    .for('update')
  return findRefreshToken(db, hash)
}

async function findRefreshToken(db: Db, hash: string) {
  const [row] = await db
    .select({ token: refreshTokens, session: sessions, user: users })
    .from(refreshTokens)
    .innerJoin(sessions, eq(sessions.id, refreshTokens.sessionId))
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(eq(refreshTokens.token, hash))
  return row
}

/** The refresh tokens that a used one was exchanged for. */
export async function findChildrenOf(db: Db, hash: string): Promise<{ revoked: boolean }[]> {
  return db
    .select({ revoked: refreshTokens.revoked })
    .from(refreshTokens)
    .where(eq(refreshTokens.parent, hash))
}

export async function revokeRefreshToken(db: Db, id: number, now: Date): Promise<void> {
  await db
    .update(refreshTokens)
    .set({ revoked: true, updatedAt: now })
    .where(and(eq(refreshTokens.id, id), eq(refreshTokens.revoked, false)))
}

/**
 * Deletes a session's tokens that were used before this moment, but for the one used last: its
 * successor may not have arrived.
 */
export async function deleteUsedTokens(
  db: Db,
  { sessionId, lastId, before }: { sessionId: string; lastId: number; before: Date },
): Promise<void> {
  await db
    .delete(refreshTokens)
    .where(
      and(
        eq(refreshTokens.sessionId, sessionId),
        eq(refreshTokens.revoked, true),
        lt(refreshTokens.updatedAt, before),
        ne(refreshTokens.id, lastId),
      ),
    )
}

/** Sessions that were not refreshed since this moment. @returns how many, at most `most` */
export function deleteExpiredSessions(db: Db, before: Date, most: number): Promise<number> {
  const where = lt(sessions.updatedAt, before)
  const order = [sessions.updatedAt]
  return deleteBatch(db, { table: sessions, key: [sessions.id], where, order }, most)
}

/** Notes a refresh: a session that is not refreshed for long ends. */
export async function touchSession(db: Db, id: string, now: Date): Promise<void> {
  await db.update(sessions).set({ refreshedAt: now, updatedAt: now }).where(eq(sessions.id, id))
}

export type SignOutScope = 'global' | 'local' | 'others'

/** Ends sessions; their refresh tokens go with them. */
export async function deleteSessions(
  db: Db,
  scope: SignOutScope,
  { userId, sessionId }: { userId: string; sessionId: string },
): Promise<void> {
  const which = {
    global: eq(sessions.userId, userId),
    local: eq(sessions.id, sessionId),
    others: and(eq(sessions.userId, userId), ne(sessions.id, sessionId)),
  }
  await db.delete(sessions).where(which[scope])
}
