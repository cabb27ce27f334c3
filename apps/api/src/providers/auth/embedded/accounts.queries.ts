import { randomUUIDv7 } from 'node:crypto'
import { and, eq, isNull, lt, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { deleteBatch } from '../../../db/clean-up.ts'
import { compileQuery } from '../../../db/compile-query.ts'
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
  await deleteUnconfirmed(db, { email, knownSignUpId })
}

const { placeholder } = sql
const deleteUnconfirmed = compileQuery((db) => {
  const isThis = eq(signUps.uid, placeholder('knownSignUpId'))
  const known = db
    .$with('known')
    .as(db.update(signUps).set({ isKnown: true }).where(isThis).returning())
  return db
    .with(known)
    .delete(users)
    .where(and(eq(users.email, placeholder('email')), isNull(users.emailConfirmedAt)))
})

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
  const { id: newUserId, email, lang, now } = user
  await insertAccount(db, {
    ...token,
    newUserId,
    email,
    userMetadata: { lang },
    identityId: randomUUIDv7(),
    identityData: { sub: newUserId, email, email_verified: false, phone_verified: false },
    now,
  })
}

const insertAccount = compileQuery((db) => {
  const excluded = (column: AnyPgColumn) => sql`excluded.${sql.identifier(column.name)}`
  return db
    .with(insertingUser(db), insertingIdentity(db))
    .insert(oneTimeTokens)
    .values({
      id: placeholder('id'),
      userId: placeholder('userId'),
      tokenType: placeholder('tokenType'),
      tokenHash: placeholder('tokenHash'),
      codeHash: placeholder('codeHash'),
      relatesTo: placeholder('relatesTo'),
      createdAt: placeholder('now'),
      updatedAt: placeholder('now'),
      wrongCodes: 0,
    })
    .onConflictDoUpdate({
      target: oneTimeTokens.userId,
      set: {
        id: excluded(oneTimeTokens.id),
        tokenType: excluded(oneTimeTokens.tokenType),
        tokenHash: excluded(oneTimeTokens.tokenHash),
        codeHash: excluded(oneTimeTokens.codeHash),
        relatesTo: excluded(oneTimeTokens.relatesTo),
        createdAt: excluded(oneTimeTokens.createdAt),
        updatedAt: excluded(oneTimeTokens.updatedAt),
        wrongCodes: excluded(oneTimeTokens.wrongCodes),
      },
    })
})

function insertingUser(db: Db) {
  return db.$with('inserted').as(
    db
      .insert(users)
      .values({
        id: placeholder('newUserId'),
        aud: 'authenticated',
        role: 'authenticated',
        email: placeholder('email'),
        confirmationSentAt: placeholder('now'),
        appMetadata: { provider: 'email', providers: ['email'] },
        userMetadata: placeholder('userMetadata'),
        createdAt: placeholder('now'),
        updatedAt: placeholder('now'),
      })
      .returning(),
  )
}

function insertingIdentity(db: Db) {
  return db.$with('identified').as(
    db
      .insert(identities)
      .values({
        id: placeholder('identityId'),
        providerId: placeholder('newUserId'),
        userId: placeholder('newUserId'),
        identityData: placeholder('identityData'),
        provider: 'email',
        createdAt: placeholder('now'),
        updatedAt: placeholder('now'),
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

/** Deletes an account; its sessions and links go with it. */
export async function deleteUser(db: Db, id: string): Promise<void> {
  await deleteById(db, { id })
}

const deleteById = compileQuery((db) => db.delete(users).where(eq(users.id, placeholder('id'))))
