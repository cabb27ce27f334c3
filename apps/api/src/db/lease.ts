import { setTimeout as sleep } from 'node:timers/promises'
import { type Column, sql } from 'drizzle-orm'
import { before } from '../lib/durations.ts'
import type { Db } from './database.ts'
import { assessments } from './schema/assessments.ts'
import { users } from './schema/users.ts'

/** Work that one request at a time may do for a row, on any instance. */
const leases = {
  /** Responding to a user's chat message. */
  chat: { id: users.id, startedAt: users.chatLeaseStartedAt },
  /** Having the next questions of an assessment worded. */
  wording: { id: assessments.id, startedAt: assessments.wordingLeaseStartedAt },
} satisfies Record<string, { id: Column; startedAt: Column }>

export interface LeaseKey {
  kind: keyof typeof leases
  /** Of the user or assessment. */
  id: string
}

export interface Lease extends LeaseKey {
  startedAt: Date
}

/**
 * Takes the lease unless another request holds it.
 * @param longestMs a lease that is older has lost its holder, and is free
 */
export async function acquireLease(
  db: Db,
  key: LeaseKey,
  now: Date,
  longestMs: number,
): Promise<Lease | undefined> {
  const { id, startedAt } = leases[key.kind]
  const staleAt = sql.param(before(now, longestMs), startedAt)
  const isFree = sql`(${startedAt} is null or ${startedAt} <= ${staleAt})`
  const { rows } = await db.execute(
    sql`${setStartedAt(key, now)} where ${id} = ${key.id} and ${isFree} returning ${id}`,
  )
  return rows.length > 0 ? { ...key, startedAt: now } : undefined
}

/** @returns false when the lease had ended before: it was broken, or grew too old */
export async function releaseLease(db: Db, lease: Lease): Promise<boolean> {
  const { id, startedAt } = leases[lease.kind]
  const held = sql.param(lease.startedAt, startedAt)
  const { rows } = await db.execute(
    sql`${setStartedAt(lease, null)} where ${id} = ${lease.id} and ${startedAt} = ${held} returning ${id}`,
  )
  return rows.length > 0
}

/** Ends the lease, whichever request holds it. */
export async function breakLease(db: Db, key: LeaseKey): Promise<void> {
  await db.execute(sql`${setStartedAt(key, null)} where ${leases[key.kind].id} = ${key.id}`)
}

export async function isLeaseHeld(
  db: Db,
  key: LeaseKey,
  now: Date,
  longestMs: number,
): Promise<boolean> {
  const { id, startedAt } = leases[key.kind]
  const staleAt = sql.param(before(now, longestMs), startedAt)
  const { rows } = await db.execute(
    sql`select 1 from ${id.table} where ${id} = ${key.id} and ${startedAt} > ${staleAt}`,
  )
  return rows.length > 0
}

/**
 * Looks again until another request's lease no longer stands in the way.
 * @param look is given the milliseconds waited so far
 */
export async function waitForLease<Found>(
  look: (waitedMs: number) => Promise<Found | 'wait'>,
  pauseMs: number,
): Promise<Found> {
  const startedAt = performance.now()
  for (;;) {
    const found = await look(performance.now() - startedAt)
    if (found !== 'wait') return found
    await sleep(pauseMs)
  }
}

function setStartedAt({ kind }: LeaseKey, moment: Date | null) {
  const { startedAt } = leases[kind]
  const value = moment === null ? sql`null` : sql.param(moment, startedAt)
  return sql`update ${startedAt.table} set ${sql.identifier(startedAt.name)} = ${value}`
}
