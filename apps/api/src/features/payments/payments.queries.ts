import type { PlanId } from '@individua/contract/payments'
import { and, asc, desc, eq, inArray, isNull, lte, min, ne, or, type SQL } from 'drizzle-orm'
import { batchReads } from '../../db/batch-reads.ts'
import type { Db } from '../../db/database.ts'
import { payments } from '../../db/schema/payments.ts'
import { users } from '../../db/schema/users.ts'

export type PaymentRow = typeof payments.$inferSelect
type Status = PaymentRow['status']

/** A payment that succeeded and that no refund or dispute took back. */
export const findValidPayment = batchReads(async (db, userIds) => {
  const found = await db
    .select({ id: payments.id, userId: payments.userId })
    .from(payments)
    .where(
      and(
        inArray(payments.userId, userIds),
        eq(payments.status, 'succeeded'),
        isNull(payments.endedAt),
      ),
    )
  return new Map(found.flatMap(({ id, userId }) => (userId ? [[userId, { id }] as const] : [])))
})

/** The one pending payment of a person for a plan, made when there is none; two at once get one. */
export async function claimPending(
  db: Db,
  payment: typeof payments.$inferInsert & { userId: string; planId: PlanId },
): Promise<PaymentRow | undefined> {
  const [made] = await db.insert(payments).values(payment).onConflictDoNothing().returning()
  if (made) return made
  const [found] = await findPendingOf(db, payment.userId, payment.planId)
  return found
}

export async function findPendingOf(db: Db, userId: string, planId?: PlanId) {
  return selectWhere(
    db,
    and(
      eq(payments.userId, userId),
      eq(payments.status, 'pending'),
      planId && eq(payments.planId, planId),
    ),
  )
}

/** @returns false when another request was first, or the payment is no longer pending */
export async function storeCheckout(
  db: Db,
  id: string,
  checkout: { id: string; url: string },
): Promise<boolean> {
  const stored = await db
    .update(payments)
    .set({ checkoutSessionId: checkout.id, checkoutUrl: checkout.url })
    .where(
      and(eq(payments.id, id), eq(payments.status, 'pending'), isNull(payments.checkoutSessionId)),
    )
    .returning({ id: payments.id })
  return stored.length > 0
}

export async function findPayment(db: Db, id: string): Promise<PaymentRow | undefined> {
  const [payment] = await selectWhere(db, eq(payments.id, id))
  return payment
}

/** A payment with the email of its buyer, unless they were erased. */
export async function findBuyer(db: Db, id: string) {
  const [buyer] = await db
    .select({
      userId: users.id,
      email: users.email,
      planId: payments.planId,
      amount: payments.amount,
      currency: payments.currency,
      language: payments.language,
    })
    .from(payments)
    .innerJoin(users, eq(users.id, payments.userId))
    .where(eq(payments.id, id))
  return buyer
}

/** By its checkout, or by its own id where the checkout was not stored with it. */
export async function findPaymentOfCheckout(
  db: Db,
  checkoutId: string,
  paymentId: string | undefined,
): Promise<PaymentRow | undefined> {
  const found = await selectWhere(
    db,
    or(
      eq(payments.checkoutSessionId, checkoutId),
      paymentId ? eq(payments.id, paymentId) : undefined,
    ),
  )
  return found.find((payment) => payment.checkoutSessionId === checkoutId) ?? found[0]
}

export async function findPaymentOfIntent(db: Db, paymentIntentId: string) {
  const [payment] = await selectWhere(db, eq(payments.paymentIntentId, paymentIntentId))
  return payment
}

/** @returns whether the payment was in one of these states, and so is in the new one now */
export async function movePayment(
  db: Db,
  id: string,
  from: readonly Status[],
  to: Partial<typeof payments.$inferInsert> & { status: Status },
): Promise<boolean> {
  const moved = await db
    .update(payments)
    .set(to)
    .where(and(eq(payments.id, id), inArray(payments.status, [...from])))
    .returning({ id: payments.id })
  return moved.length > 0
}

/** Pending ones that it is time to ask about, or whose buyer was erased; longest overdue first. */
export async function findDue(db: Db, now: Date, limit: number): Promise<PaymentRow[]> {
  return db
    .select()
    .from(payments)
    .where(
      and(eq(payments.status, 'pending'), or(lte(payments.checkAt, now), isNull(payments.userId))),
    )
    .orderBy(asc(payments.checkAt))
    .limit(limit)
}

/** When the check that was due first among the pending payments was due. */
export async function findFirstDue(db: Db): Promise<Date | null> {
  const [first] = await db
    .select({ checkAt: min(payments.checkAt) })
    .from(payments)
    .where(eq(payments.status, 'pending'))
  return first?.checkAt ?? null
}

export async function postponeCheck(db: Db, id: string, checkAt: Date): Promise<void> {
  await db.update(payments).set({ checkAt }).where(eq(payments.id, id))
}

/** The newest payment that gives what it paid for. */
export async function findGranting(db: Db, userId: string): Promise<PaymentRow | undefined> {
  const [payment] = await db
    .select()
    .from(payments)
    .where(
      and(eq(payments.userId, userId), eq(payments.status, 'succeeded'), isNull(payments.endedAt)),
    )
    .orderBy(desc(payments.paidAt), desc(payments.id))
    .limit(1)
  return payment
}

export async function insertPayment(
  db: Db,
  payment: typeof payments.$inferInsert,
): Promise<PaymentRow | undefined> {
  const [made] = await db.insert(payments).values(payment).returning()
  return made
}

/** Newest first, without those that came to nothing. */
export async function findPaymentsOf(db: Db, userId: string): Promise<PaymentRow[]> {
  return db
    .select()
    .from(payments)
    .where(and(eq(payments.userId, userId), ne(payments.status, 'expired')))
    .orderBy(desc(payments.createdAt), desc(payments.id))
}

function selectWhere(db: Db, condition: SQL | undefined): Promise<PaymentRow[]> {
  return db.select().from(payments).where(condition)
}
