import { and, asc, desc, eq, isNull, ne } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { assessments } from '../db/schema/assessments.ts'
import { calibrationConsents } from '../db/schema/calibration-consents.ts'
import { outgoingMails } from '../db/schema/outgoing-mails.ts'
import { payments } from '../db/schema/payments.ts'
import { results } from '../db/schema/results.ts'
import { signUps } from '../db/schema/sign-ups.ts'
import { users } from '../db/schema/users.ts'
import { weeklyMails } from '../db/schema/weekly-mails.ts'
import { users as authUsers, sessions } from '../providers/auth/embedded/schema/tables.ts'

/** An account at the embedded provider, or a user of a Supabase project who has been here. */
export interface Account {
  id: string
  email: string
  language: string
  registeredAt: Date
  /** Unknown with Supabase. */
  confirmedAt: Date | null
  lastSignInAt: Date | null
  /** False until they have come with a session. */
  isUser: boolean
}

/** @param hasOwnAccounts whether the embedded provider keeps the accounts */
export async function findAccounts(
  db: Db,
  email: string,
  hasOwnAccounts: boolean,
): Promise<Account[]> {
  const known = await db.select().from(users).where(eq(users.email, email))
  const accounts: Account[] = known.map(({ id, language, registeredAt }) => ({
    id,
    email,
    language,
    registeredAt,
    confirmedAt: null,
    lastSignInAt: null,
    isUser: true,
  }))
  if (!hasOwnAccounts) return accounts
  const own = await db.select().from(authUsers).where(eq(authUsers.email, email))
  const fromOwn = own.map((account): Account => {
    const user = accounts.find(({ id }) => id === account.id)
    return {
      id: account.id,
      email,
      language: user?.language ?? account.userMetadata?.lang ?? 'en',
      registeredAt: user?.registeredAt ?? account.createdAt,
      confirmedAt: account.emailConfirmedAt,
      lastSignInAt: account.lastSignInAt,
      isUser: user !== undefined,
    }
  })
  const isOwn = (id: string) => fromOwn.some((account) => account.id === id)
  return [...fromOwn, ...accounts.filter(({ id }) => !isOwn(id))]
}

/** Ids and dates of what a user has; nothing that they wrote or read. */
export async function findHoldings(db: Db, userId: string) {
  return {
    assessments: await db
      .select({
        id: assessments.id,
        kind: assessments.kind,
        instrumentVersion: assessments.instrumentVersion,
        submittedAt: assessments.submittedAt,
      })
      .from(assessments)
      .where(and(eq(assessments.userId, userId), ne(assessments.kind, 'daily')))
      .orderBy(asc(assessments.submittedAt)),
    results: await db
      .select({
        id: results.id,
        kind: results.kind,
        createdAt: results.createdAt,
        seenAt: results.seenAt,
      })
      .from(results)
      .where(eq(results.userId, userId))
      .orderBy(asc(results.createdAt)),
    payments: await db
      .select({
        id: payments.id,
        planId: payments.planId,
        amount: payments.amount,
        currency: payments.currency,
        status: payments.status,
        origin: payments.origin,
        checkoutSessionId: payments.checkoutSessionId,
        createdAt: payments.createdAt,
        paidAt: payments.paidAt,
        endedAt: payments.endedAt,
      })
      .from(payments)
      .where(eq(payments.userId, userId))
      .orderBy(asc(payments.createdAt)),
  }
}

/** What a user has asked for until they end it. */
export async function findPermissions(db: Db, userId: string) {
  return {
    weeklyMails: await db
      .select({ askedAt: weeklyMails.askedAt, nextAt: weeklyMails.nextAt })
      .from(weeklyMails)
      .where(eq(weeklyMails.userId, userId)),
    calibrationConsents: await db
      .select({ givenAt: calibrationConsents.givenAt, revokedAt: calibrationConsents.revokedAt })
      .from(calibrationConsents)
      .where(eq(calibrationConsents.userId, userId)),
  }
}

/** Of the embedded provider. */
export async function findSessions(db: Db, userId: string) {
  return db
    .select({
      id: sessions.id,
      createdAt: sessions.createdAt,
      refreshedAt: sessions.refreshedAt,
    })
    .from(sessions)
    .where(eq(sessions.userId, userId))
    .orderBy(asc(sessions.createdAt))
}

/** What waits for an email, and what was sent to it; newest first. */
export async function findByEmail(db: Db, email: string) {
  return {
    signUps: await db
      .select({ uid: signUps.uid, createdAt: signUps.createdAt })
      .from(signUps)
      .where(eq(signUps.email, email))
      .orderBy(desc(signUps.createdAt)),
    waitingAssessments: await db
      .select({ id: assessments.id, kind: assessments.kind, submittedAt: assessments.submittedAt })
      .from(assessments)
      .where(and(eq(assessments.claimEmail, email), isNull(assessments.userId)))
      .orderBy(desc(assessments.submittedAt)),
    mails: await db
      .select({
        id: outgoingMails.id,
        kind: outgoingMails.kind,
        language: outgoingMails.language,
        status: outgoingMails.status,
        attempts: outgoingMails.attempts,
        lastError: outgoingMails.lastError,
        createdAt: outgoingMails.createdAt,
        sentAt: outgoingMails.sentAt,
      })
      .from(outgoingMails)
      .where(eq(outgoingMails.recipient, email))
      .orderBy(desc(outgoingMails.createdAt)),
  }
}

/** What became of a mail. */
export async function findMailOutcome(db: Db, id: string) {
  const [mail] = await db
    .select({ status: outgoingMails.status, lastError: outgoingMails.lastError })
    .from(outgoingMails)
    .where(eq(outgoingMails.id, id))
  return mail
}
