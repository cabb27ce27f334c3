import type { Db } from '../../db/database.ts'
import { before, day } from '../../lib/durations.ts'
import { findItemsAsked } from './advanced-assessment.queries.ts'

/** A question asked longer ago than this may come again. */
const notAgainWithinMs = 365 * day

const formKinds = ['basic', 'advanced', 'lot', 'daily'] as const

/** Ids of the items that a user was asked within a year, answered or not. */
export async function itemsAskedWithinYear(
  db: Db,
  { userId, now }: { userId: string; now: Date },
  kinds: readonly (typeof formKinds)[number][] = formKinds,
): Promise<Set<string>> {
  return new Set(await findItemsAsked(db, userId, before(now, notAgainWithinMs), kinds))
}
