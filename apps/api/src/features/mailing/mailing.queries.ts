import { and, count, desc, eq, inArray, isNotNull, lt, min, ne, or, sql } from 'drizzle-orm'
import { batchReads } from '../../db/batch-reads.ts'
import { deleteBatch, isInBatch } from '../../db/clean-up.ts'
import { compileQuery } from '../../db/compile-query.ts'
import type { Db } from '../../db/database.ts'
import { decoyKind, isDecoy, isQueued, outgoingMails } from '../../db/schema/outgoing-mails.ts'
import { before, day } from '../../lib/durations.ts'

export type OutgoingMail = typeof outgoingMails.$inferSelect
export type NewMail = Pick<
  OutgoingMail,
  'recipient' | 'kind' | 'language' | 'subject' | 'text' | 'html' | 'expiresAt'
> & { userId?: string; unsubscribeUrl?: string }

/** A mail's body holds keys to an account: it stays no longer than it is needed. */
const erased = { text: '', html: '', unsubscribeUrl: null }

/**
 * False when a mail with this id is there already.
 * @param doneAt when it needs no sending: it stays here to be read, or is a decoy
 */
export async function insertMail(
  db: Db,
  id: string,
  mail: NewMail,
  doneAt: Date | null = null,
): Promise<boolean> {
  const isUnsent = mail.kind === decoyKind
  const inserted = await insert(db, {
    id,
    userId: null,
    unsubscribeUrl: null,
    ...mail,
    status: doneAt === null ? 'queued' : isUnsent ? 'failed' : 'sent',
    expiresAt: mail.expiresAt?.toISOString() ?? null,
    sentAt: isUnsent ? null : (doneAt?.toISOString() ?? null),
  })
  return inserted.length === 1
}

const insert = compileQuery((db) => {
  const { placeholder } = sql
  return db
    .insert(outgoingMails)
    .values({
      id: placeholder('id'),
      recipient: placeholder('recipient'),
      userId: placeholder('userId'),
      kind: placeholder('kind'),
      language: placeholder('language'),
      subject: placeholder('subject'),
      text: placeholder('text'),
      html: placeholder('html'),
      unsubscribeUrl: placeholder('unsubscribeUrl'),
      status: placeholder('status'),
      expiresAt: sql`${placeholder('expiresAt')}`,
      sentAt: sql`${placeholder('sentAt')}`,
    })
    .onConflictDoNothing()
    .returning({ id: outgoingMails.id })
})

export const findQueuedMail = batchReads<OutgoingMail>(async (db, ids) => {
  const found = await db
    .select()
    .from(outgoingMails)
    .where(and(inArray(outgoingMails.id, ids), eq(outgoingMails.status, 'queued')))
  return new Map(found.map((mail) => [mail.id, mail]))
})

/** What a mail server has taken: its body is not needed any more. Mails of one moment are one statement. */
export async function markSent(db: Db, id: string, sentAt: Date): Promise<void> {
  await markTogether(db, `${id} ${sentAt.toISOString()}`)
}

const markTogether = batchReads<never>(async (db, keys) => {
  const [ids, moments] = [0, 1].map((part) => keys.map((key) => key.split(' ')[part] ?? ''))
  await db
    .update(outgoingMails)
    .set({
      status: 'sent',
      sentAt: new Date(moments?.toSorted().at(-1) ?? 0),
      lastError: null,
      ...erased,
    })
    .where(inArray(outgoingMails.id, ids ?? []))
  return new Map<string, never>()
})

/** @param sentAt null for a decoy, which is done without being sent */
export async function markDone(
  db: Db,
  id: string,
  { sentAt, keepsBody }: { sentAt: Date | null; keepsBody: boolean },
): Promise<void> {
  await db
    .update(outgoingMails)
    .set({ status: sentAt ? 'sent' : 'failed', sentAt, lastError: null, ...(!keepsBody && erased) })
    .where(eq(outgoingMails.id, id))
}

export async function markFailed(db: Db, id: string, lastError: string): Promise<void> {
  await db
    .update(outgoingMails)
    .set({ status: 'failed', lastError, ...erased })
    .where(eq(outgoingMails.id, id))
}

export async function countFailedAttempt(db: Db, id: string, lastError: string): Promise<void> {
  await db
    .update(outgoingMails)
    .set({ attempts: sql`${outgoingMails.attempts} + 1`, lastError })
    .where(eq(outgoingMails.id, id))
}

export async function countWaitingMails(db: Db): Promise<{ count: number; oldestAt: Date | null }> {
  const [waiting] = await db
    .select({ count: count(), oldestAt: min(outgoingMails.createdAt) })
    .from(outgoingMails)
    .where(isQueued)
  return waiting ?? { count: 0, oldestAt: null }
}

/** What the local mailbox shows: the newest first. */
export async function findSentMails(db: Db, most: number): Promise<OutgoingMail[]> {
  return db
    .select()
    .from(outgoingMails)
    .where(isNotNull(outgoingMails.sentAt))
    .orderBy(desc(outgoingMails.sentAt), desc(outgoingMails.createdAt))
    .limit(most)
}

/** Mails that no job will send any more: too late for their link, or tried for a day. */
export async function giveUpStale(db: Db, now: Date, most: number): Promise<number> {
  const isStale = or(
    lt(outgoingMails.expiresAt, now),
    lt(outgoingMails.createdAt, before(now, day)),
  )
  const stale = { ...mails, where: and(isQueued, isStale) }
  const given = await db
    .update(outgoingMails)
    .set({ status: 'failed', lastError: 'stale', ...erased })
    .where(isInBatch(db, stale, most))
    .returning({ one: sql`1` })
  return given.length
}

export function deleteDecoys(db: Db, most: number): Promise<number> {
  const where = and(isDecoy, ne(outgoingMails.status, 'queued'))
  return deleteBatch(db, { ...mails, where }, most)
}

export function deleteMailsBefore(db: Db, moment: Date, most: number): Promise<number> {
  return deleteBatch(db, { ...mails, where: lt(outgoingMails.createdAt, moment) }, most)
}

const mails = {
  table: outgoingMails,
  key: [outgoingMails.id],
  order: [outgoingMails.createdAt],
} as const
