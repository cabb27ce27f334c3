import { lt, type SQL, sql } from 'drizzle-orm'
import { deleteBatch } from '../db/clean-up.ts'
import { compileQuery } from '../db/compile-query.ts'
import type { Db } from '../db/database.ts'
import { dailyUses } from '../db/schema/daily-uses.ts'

/** Of visitors without a session. */
export type VisitorUse = 'registration' | 'answers' | 'preview'

interface VisitorUses {
  subjects: readonly string[]
  kind: VisitorUse
  now: Date
}

/** Adds one for each subject, in one statement. */
export async function addVisitorUses(
  db: Db,
  { subjects, kind, now }: VisitorUses,
): Promise<{ subject: string; count: number }[]> {
  const add = kind === 'answers' ? addUses : addUsesWithoutWaiting
  return add(db, { subjects, kind, day: dayOf(now) })
}

/**
 * The transaction of this statement does not wait for the disk. Only for a count alone: one that a
 * power cut takes back costs less than the wait in every registration and preview.
 */
const withoutWaiting = sql`, (select set_config('synchronous_commit', 'off', true)) setting`

const addUses = compileAdding(sql``)
const addUsesWithoutWaiting = compileAdding(withoutWaiting)

function compileAdding(setting: SQL) {
  const { placeholder } = sql
  const { day, subject, kind, count } = dailyUses
  return compileQuery((db) =>
    db
      .insert(dailyUses)
      .select(
        sql`select ${placeholder('day')}::date, subject, ${placeholder('kind')}, 1
        from unnest(${placeholder('subjects')}::text[]) subject ${setting}`,
      )
      .onConflictDoUpdate({ target: [day, subject, kind], set: { count: sql`${count} + 1` } })
      .returning({ subject, count }),
  )
}

/** Limits look at today only; the clocks of two instances may disagree about the day. */
export function deleteDailyUsesBefore(db: Db, moment: Date, most: number): Promise<number> {
  const { subject, day, kind } = dailyUses
  const where = lt(day, dayOf(moment))
  const rows = { table: dailyUses, key: [subject, day, kind], where, order: [day] } as const
  return deleteBatch(db, rows, most)
}

const dayOf = (moment: Date) => moment.toISOString().slice(0, 10)
