import { and, eq, isNull } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { payments } from '../../db/schema/payments.ts'

/** A payment that succeeded and that no refund or dispute took back. */
export async function findValidPayment(db: Db, userId: string) {
  const [payment] = await db
    .select({ id: payments.id })
    .from(payments)
    .where(
      and(eq(payments.userId, userId), eq(payments.status, 'succeeded'), isNull(payments.endedAt)),
    )
    .limit(1)
  return payment
}
