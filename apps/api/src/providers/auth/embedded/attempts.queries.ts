import { eq, inArray, lt, sql } from 'drizzle-orm'
import { deleteBatch } from '../../../db/clean-up.ts'
import { compileQuery } from '../../../db/compile-query.ts'
import type { Db } from '../../../db/database.ts'
import { before, day, minute } from '../../../lib/durations.ts'
import { attempts } from './schema/tables.ts'

const window = 5 * minute
/** Enough for a household behind one IP address; a code has a million values. */
export const attemptsPerWindow = 30

/** Counts an attempt to prove a link or code. Whole seconds to wait when there were too many; 0 otherwise. */
export async function countAttempt(db: Db, clientKey: string, now: Date): Promise<number> {
  const startedAt = new Date(Math.floor(now.getTime() / window) * window)
  const [row] = await db
    .insert(attempts)
    .values({ key: clientKey, startedAt, count: 1 })
    .onConflictDoUpdate({
      target: attempts.key,
      set: {
        count: sql`case when ${attempts.startedAt} = excluded.started_at then ${attempts.count} + 1 else 1 end`,
        startedAt: sql`excluded.started_at`,
      },
    })
    .returning({ count: attempts.count })
  if ((row?.count ?? 0) <= attemptsPerWindow) return 0
  return Math.ceil((startedAt.getTime() + window - now.getTime()) / 1000)
}

/** Counts one more under this key. @returns false, and counts nothing, when there were `most` already */
export async function takeOneOf(
  db: Db,
  { key, most, now }: { key: string; most: number; now: Date },
): Promise<boolean> {
  const taken = await db
    .insert(attempts)
    .values({ key, startedAt: now, count: 1 })
    .onConflictDoUpdate({
      target: attempts.key,
      set: { count: sql`${attempts.count} + 1` },
      setWhere: lt(attempts.count, most),
    })
    .returning({ key: attempts.key })
  return taken.length === 1
}

interface OneAMinute {
  key: string
  burst: number
  now: Date
}

/**
 * At most `burst` at once; each one comes back a minute later than the one before it. The row's
 * moment is when all of them will be back.
 * @returns the statement, which returns no row and counts nothing when none is left
 */
export function takingOneAMinute(db: Db) {
  const { placeholder } = sql
  const next = sql`greatest(${attempts.startedAt}, ${placeholder('asOf')}::timestamptz) + interval '1 minute'`
  return db
    .insert(attempts)
    .values({ key: placeholder('key'), startedAt: placeholder('firstBackAt'), count: 1 })
    .onConflictDoUpdate({
      target: attempts.key,
      set: { startedAt: next },
      setWhere: sql`${next} <= ${placeholder('allBackAt')}::timestamptz`,
    })
    .returning({ key: attempts.key })
}

/** The placeholders of `takingOneAMinute`, but for the key. */
export function momentsOfOneAMinute({ burst, now }: Omit<OneAMinute, 'key'>) {
  const after = (minutes: number) => new Date(now.getTime() + minutes * minute)
  return {
    asOf: now.toISOString(),
    firstBackAt: after(1),
    allBackAt: after(burst).toISOString(),
  }
}

const runTakingOne = compileQuery(takingOneAMinute)

/** Takes one of the attempts under this key. @returns false when none is left */
export async function takeOneAMinute(db: Db, { key, ...one }: OneAMinute): Promise<boolean> {
  return (await runTakingOne(db, { key, ...momentsOfOneAMinute(one) })).length === 1
}

/** After a right link or code: takes the client's attempt back and deletes the counts of these keys. */
export async function forgetAttempts(db: Db, clientKey: string, keys: string[]): Promise<void> {
  const forgiven = db.$with('forgiven').as(
    db
      .update(attempts)
      .set({ count: sql`${attempts.count} - 1` })
      .where(eq(attempts.key, clientKey))
      .returning(),
  )
  await db.with(forgiven).delete(attempts).where(inArray(attempts.key, keys))
}

/** @returns how many there were, at most `most` */
export function deleteOldAttempts(db: Db, now: Date, most: number): Promise<number> {
  const where = lt(attempts.startedAt, before(now, day))
  const order = [attempts.startedAt]
  return deleteBatch(db, { table: attempts, key: [attempts.key], where, order }, most)
}
