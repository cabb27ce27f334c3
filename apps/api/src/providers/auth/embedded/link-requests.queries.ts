import { and, desc, eq, gt, isNotNull, lt, type SQL, sql } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import { deleteBatch } from '../../../db/clean-up.ts'
import type { Db } from '../../../db/database.ts'
import { before, hour } from '../../../lib/durations.ts'
import type { LinkLimits, RecentRequests } from './link-limits.ts'
import type { LinkRequest } from './link-request.ts'
import { linkRequests } from './schema/tables.ts'

export interface RequestKeys {
  /** Of an email and the client that asks for a link to it. */
  pairKey: string
  clientKey: string
}

/** Until the transaction ends no other request of this client counts. */
export async function lockClient(db: Db, clientKey: string) {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`client ${clientKey}`}, 0))`)
}

/** One query for both limits: the last few requests for the email, and the one that would be one too many for all emails. */
export async function findRecentRequests(
  db: Db,
  keys: RequestKeys,
  now: Date,
  allowed: LinkLimits,
): Promise<RecentRequests> {
  const newest = (isCounted: SQL, of: 'email' | 'client') =>
    db
      .select({ createdAt: linkRequests.createdAt, of: sql<typeof of>`${of}::text`.as('of') })
      .from(linkRequests)
      .where(and(isCounted, gt(linkRequests.createdAt, before(now, hour))))
      .orderBy(desc(linkRequests.createdAt))
  const rows = await unionAll(
    newest(eq(linkRequests.pairKey, keys.pairKey), 'email').limit(allowed.mailsPerRecipientPerHour),
    newest(eq(linkRequests.clientKey, keys.clientKey), 'client')
      .offset(allowed.mailsPerClientPerHour - 1)
      .limit(1),
  )
  return {
    forEmail: rows.filter((row) => row.of === 'email').map((row) => row.createdAt),
    lastAllowedByClient: rows.find((row) => row.of === 'client')?.createdAt,
  }
}

export async function insertLinkRequest(
  db: Db,
  row: RequestKeys & { id: string; request: LinkRequest | null; createdAt: Date },
): Promise<void> {
  await db.insert(linkRequests).values(row)
}

/** Hands the request out once: who asks again gets null. */
export async function takeLinkRequest(db: Db, id: string): Promise<LinkRequest | null> {
  const [row] = await db
    .select({ request: linkRequests.request })
    .from(linkRequests)
    .where(eq(linkRequests.id, id))
    .for('update')
  if (!row?.request) return null
  await db.update(linkRequests).set({ request: null }).where(eq(linkRequests.id, id))
  return row.request
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
  return deleteBatch(db, { table: linkRequests, key: [linkRequests.id], where }, most)
}

/** Links that an email asked for and that were not sent yet. */
export async function deletePendingRequests(db: Db, email: string): Promise<void> {
  await db
    .delete(linkRequests)
    .where(and(isNotNull(linkRequests.request), sql`${linkRequests.request}->>'email' = ${email}`))
}
