import { and, desc, eq, gt, isNotNull, lt, notInArray, type SQL, sql } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import { deleteBatch } from '../../../db/clean-up.ts'
import { compileQuery } from '../../../db/compile-query.ts'
import type { Db } from '../../../db/database.ts'
import { signUps } from '../../../db/schema/sign-ups.ts'
import { before, hour } from '../../../lib/durations.ts'
import { momentsOfOneAMinute, takingOneAMinute } from './attempts.queries.ts'
import type { LinkLimits, RecentRequests } from './link-limits.ts'
import type { LinkRequest } from './link-request.ts'
import { linkRequests, users } from './schema/tables.ts'

export interface RequestKeys {
  /** Of an email and the client that asks for a link to it. */
  pairKey: string
  clientKey: string
}

/** Until the transaction ends no other request of this client counts. */
export async function lockClient(db: Db, clientKey: string): Promise<void> {
  await lockName(db, { name: `client ${clientKey}` })
}

const { placeholder } = sql
const lockName = compileQuery((db) => {
  const lock = sql`pg_advisory_xact_lock(hashtextextended(${placeholder('name')}, 0))`
  return db.select({ lock }).from(sql`(select) one`)
})

/** One query for both limits: the last few requests for the email, and the one that would be one too many for all emails. */
export async function findRecentRequests(
  db: Db,
  keys: RequestKeys,
  now: Date,
  allowed: LinkLimits,
): Promise<RecentRequests> {
  const rows = await selectRecent(db, {
    ...keys,
    since: before(now, hour),
    mostForEmail: allowed.mailsPerRecipientPerHour,
    allowedToClient: allowed.mailsPerClientPerHour - 1,
  })
  return {
    forEmail: rows.filter((row) => row.of === 'email').map((row) => row.createdAt),
    lastAllowedByClient: rows.find((row) => row.of === 'client')?.createdAt,
  }
}

const selectRecent = compileQuery((db) => {
  const newest = (isCounted: SQL, of: 'email' | 'client') =>
    db
      .select({ createdAt: linkRequests.createdAt, of: sql<typeof of>`${of}::text`.as('of') })
      .from(linkRequests)
      .where(and(isCounted, gt(linkRequests.createdAt, placeholder('since'))))
      .orderBy(desc(linkRequests.createdAt))
  return unionAll(
    newest(eq(linkRequests.pairKey, placeholder('pairKey')), 'email').limit(
      placeholder('mostForEmail'),
    ),
    newest(eq(linkRequests.clientKey, placeholder('clientKey')), 'client')
      .offset(placeholder('allowedToClient'))
      .limit(1),
  )
})

/**
 * Stores a request with the record of its sign-up. It is empty where another request of this minute is
 * served.
 * @param servedKey counts the requests for this email that are served
 * @returns whether this one is
 */
export async function insertLinkRequest(
  db: Db,
  row: RequestKeys & { id: string; request: LinkRequest; createdAt: Date },
  servedKey: string,
): Promise<boolean> {
  const { request, ...kept } = row
  const { email, signUpId } = request
  const insert = signUpId ? insertSignUpRequest : insertSignInRequest
  const [inserted] = await insert(db, {
    ...kept,
    ...momentsOfOneAMinute({ burst: 1, now: row.createdAt }),
    key: servedKey,
    request: JSON.stringify(request),
    email,
    signUpId,
  })
  return inserted?.request != null
}

const insertSignUpRequest = compileInsert({ isSignUp: true })
const insertSignInRequest = compileInsert({ isSignUp: false })

function compileInsert({ isSignUp }: { isSignUp: boolean }) {
  return compileQuery((db) => {
    const served = db.$with('served').as(takingOneAMinute(db))
    const request = sql`case when exists (select 1 from ${served}) then ${placeholder('request')}::jsonb end`
    const signUp = { uid: placeholder('signUpId'), email: placeholder('email'), isKnown: false }
    const signedUp = db
      .$with('signed_up')
      .as(db.insert(signUps).values(signUp).onConflictDoNothing().returning())
    return db
      .with(served, ...(isSignUp ? [signedUp] : []))
      .insert(linkRequests)
      .values({
        id: placeholder('id'),
        pairKey: placeholder('pairKey'),
        clientKey: placeholder('clientKey'),
        createdAt: placeholder('createdAt'),
        request,
      })
      .returning({ request: linkRequests.request })
  })
}

/** Ids of requests that no instance has taken to serve yet, the oldest first. */
export async function findWaitingRequests(
  db: Db,
  { except, most }: { except: readonly string[]; most: number },
): Promise<string[]> {
  const found = await db
    .select({ id: linkRequests.id })
    .from(linkRequests)
    .where(and(isNotNull(linkRequests.request), notInArray(linkRequests.id, [...except])))
    .orderBy(linkRequests.createdAt)
    .limit(most)
  return found.map(({ id }) => id)
}

export interface TakenRequest {
  request: LinkRequest
  /** The account of its email. */
  user: { id: string; isConfirmed: boolean } | undefined
}

/**
 * Hands the request out once: a caller that asks again gets nothing. Where the mail stays in the
 * database, the transaction does not wait for the disk: what a power cut takes back of it, the job
 * behind the request does again. A mail that leaves must find its token there after the power cut.
 */
export async function takeLinkRequest(
  db: Db,
  id: string,
  { keepsMails }: { keepsMails: boolean },
): Promise<TakenRequest | undefined> {
  const take = keepsMails ? takeWithoutWaiting : takeAndWait
  const [taken] = await take(db, { id })
  if (!taken?.request) return undefined
  const { request, userId, confirmedAt } = taken
  return { request, user: userId ? { id: userId, isConfirmed: confirmedAt !== null } : undefined }
}

const takeWithoutWaiting = compileTake(sql`set_config('synchronous_commit', 'off', true)`)
const takeAndWait = compileTake(sql`null`)

function compileTake(setting: SQL) {
  return compileQuery((db) => {
    const waiting = db.$with('waiting').as(
      db
        .select({ id: linkRequests.id, request: linkRequests.request })
        .from(linkRequests)
        .where(and(eq(linkRequests.id, placeholder('id')), isNotNull(linkRequests.request)))
        .for('update'),
    )
    return db
      .with(waiting)
      .update(linkRequests)
      .set({ request: null })
      .from(waiting)
      .leftJoin(users, eq(users.email, sql`${waiting.request}->>'email'`))
      .where(eq(linkRequests.id, waiting.id))
      .returning({
        request: waiting.request,
        userId: users.id,
        confirmedAt: users.emailConfirmedAt,
        setting,
      })
  })
}

/** Whether this client asked for the link; `id` is that of the request and of its token. */
export async function isAskedForBy(db: Db, id: string, clientKey: string): Promise<boolean> {
  const found = await db
    .select({ id: linkRequests.id })
    .from(linkRequests)
    .where(and(eq(linkRequests.id, id), eq(linkRequests.clientKey, clientKey)))
  return found.length === 1
}

/** Rows older than the limits look back. Unserved ones too: a link an hour late is of no use. */
export function deleteOldLinkRequests(db: Db, now: Date, most: number): Promise<number> {
  const where = lt(linkRequests.createdAt, before(now, hour))
  const order = [linkRequests.createdAt]
  return deleteBatch(db, { table: linkRequests, key: [linkRequests.id], where, order }, most)
}

/** Links that an email asked for and that were not sent yet. */
export async function deletePendingRequests(db: Db, email: string): Promise<void> {
  await db
    .delete(linkRequests)
    .where(and(isNotNull(linkRequests.request), sql`${linkRequests.request}->>'email' = ${email}`))
}
