import { eq, lt } from 'drizzle-orm'
import { deleteBatch } from '../../db/clean-up.ts'
import type { Db } from '../../db/database.ts'
import { stripeEvents } from '../../db/schema/stripe-events.ts'

/** @returns whether it was dealt with before */
export async function recordEvent(
  db: Db,
  event: { id: string; type: string; objectId: string | null },
  receivedAt: Date,
): Promise<boolean> {
  const [recorded] = await db
    .insert(stripeEvents)
    .values({ ...event, receivedAt })
    .onConflictDoUpdate({ target: stripeEvents.id, set: { type: event.type } })
    .returning({ handledAt: stripeEvents.handledAt })
  return recorded?.handledAt != null
}

export async function markHandled(db: Db, id: string, handledAt: Date): Promise<void> {
  await db.update(stripeEvents).set({ handledAt }).where(eq(stripeEvents.id, id))
}

/** @returns how many there were, at most `most` */
export function deleteEventsBefore(db: Db, time: Date, most: number): Promise<number> {
  const where = lt(stripeEvents.receivedAt, time)
  const order = [stripeEvents.receivedAt]
  return deleteBatch(db, { table: stripeEvents, key: [stripeEvents.id], where, order }, most)
}
