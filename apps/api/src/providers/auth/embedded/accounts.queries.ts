import { randomUUIDv7 } from 'node:crypto'
import { and, eq, isNull, lt, sql } from 'drizzle-orm'
import { deleteBatch } from '../../../db/clean-up.ts'
import type { Db } from '../../../db/database.ts'
import { signUps } from '../../../db/schema/sign-ups.ts'
import { identities, oneTimeTokens, users } from './schema/tables.ts'

export type User = typeof users.$inferSelect
export type OneTimeToken = typeof oneTimeTokens.$inferSelect
export type TokenType = OneTimeToken['tokenType']

interface NewUser {
  id: string
  email: string
  lang: string
  now: Date
}

/**
 * Deletes a sign-up that was never confirmed, with all that hung on it: a new one takes its place.
 * @param knownSignUpId of the sign-up whose email turned out to have an account
 */
export async function deleteUnconfirmedUser(
  db: Db,
  email: string,
  knownSignUpId: string,
): Promise<void> {
  const known = db
    .$with('known')
    .as(db.update(signUps).set({ isKnown: true }).where(eq(signUps.uid, knownSignUpId)).returning())
  await db
    .with(known)
    .delete(users)
    .where(and(eq(users.email, email), isNull(users.emailConfirmedAt)))
}

interface NewToken {
  id: string
  userId: string
  tokenType: TokenType
  tokenHash: string
  codeHash: string
  /** The email that it was sent to. */
  relatesTo: string
}

/** A new account, and the only living link of the token's user: an older one dies. */
export async function insertUserAndToken(db: Db, user: NewUser, token: NewToken): Promise<void> {
  const { now } = user
  const row = { ...token, createdAt: now, updatedAt: now, wrongCodes: 0 }
  const { userId: _, ...set } = row
  await db
    .with(insertingUser(db, user), insertingIdentity(db, user))
    .insert(oneTimeTokens)
    .values(row)
    .onConflictDoUpdate({ target: oneTimeTokens.userId, set })
}

function insertingUser(db: Db, { id, email, lang, now }: NewUser) {
  return db.$with('inserted').as(
    db
      .insert(users)
      .values({
        id,
        aud: 'authenticated',
        role: 'authenticated',
        email,
        confirmationSentAt: now,
        appMetadata: { provider: 'email', providers: ['email'] },
        userMetadata: { lang },
        createdAt: now,
        updatedAt: now,
      })
      .returning(),
  )
}

function insertingIdentity(db: Db, { id, email, now }: NewUser) {
  return db.$with('identified').as(
    db
      .insert(identities)
      .values({
        id: randomUUIDv7(),
        providerId: id,
        userId: id,
        identityData: { sub: id, email, email_verified: false, phone_verified: false },
        provider: 'email',
        createdAt: now,
        updatedAt: now,
      })
      .returning(),
  )
}

/** Takes the token away: of two attempts at one link the second finds nothing. */
export async function takeTokenByHash(
  db: Db,
  tokenHash: string,
): Promise<OneTimeToken | undefined> {
  const [token] = await db
    .delete(oneTimeTokens)
    .where(eq(oneTimeTokens.tokenHash, tokenHash))
    .returning()
  return token
}

/** Locked until the transaction ends, so that two attempts at one code are counted one after the other. */
export async function lockTokenByEmail(db: Db, email: string): Promise<OneTimeToken | undefined> {
  const [token] = await db
    .select()
    .from(oneTimeTokens)
    .where(eq(oneTimeTokens.relatesTo, email))
    .for('update')
  return token
}

export async function deleteToken(db: Db, id: string): Promise<void> {
  await db.delete(oneTimeTokens).where(eq(oneTimeTokens.id, id))
}

/** Confirms the email if it was not yet, and notes the sign-in. */
export async function recordSignIn(db: Db, id: string, now: Date): Promise<User> {
  const emailConfirmedAt = sql`coalesce(${users.emailConfirmedAt}, ${now.toISOString()}::timestamptz)`
  const [user] = await db
    .update(users)
    .set({ emailConfirmedAt, lastSignInAt: now, updatedAt: now })
    .where(eq(users.id, id))
    .returning()
  if (!user) throw new Error('the account that signs in is gone')
  return user
}

/** Erases sign-ups that stayed unconfirmed for so long. @returns how many, at most `most` */
export function deleteAbandonedAccounts(db: Db, before: Date, most: number): Promise<number> {
  const where = and(isNull(users.emailConfirmedAt), lt(users.createdAt, before))
  return deleteBatch(db, { table: users, key: [users.id], where, order: [users.createdAt] }, most)
}

export async function deleteUser(db: Db, id: string): Promise<void> {
  await db.delete(users).where(eq(users.id, id))
}
