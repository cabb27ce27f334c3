import { desc, eq } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { newerReadings } from '../../db/schema/newer-readings.ts'
import { results } from '../../db/schema/results.ts'

/** A result without its words, and the latest of its newer readings. */
export async function findReadings(db: Db, resultId: string) {
  const [found] = await db
    .select({ result: results, reading: newerReadings })
    .from(results)
    .leftJoin(newerReadings, eq(newerReadings.resultId, results.id))
    .where(eq(results.id, resultId))
    .orderBy(desc(newerReadings.createdAt))
    .limit(1)
  return found
}

export type StoredReading = typeof newerReadings.$inferSelect

/**
 * One for each version: of two that are made at once, the first is stored.
 * @returns the row as it will be read
 */
export async function insertReading(db: Db, reading: StoredReading): Promise<StoredReading> {
  const [inserted] = await db
    .insert(newerReadings)
    .values(reading)
    .onConflictDoNothing()
    .returning()
  return inserted ?? reading
}
