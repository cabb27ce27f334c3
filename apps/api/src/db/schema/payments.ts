import { randomUUIDv7 } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { index, integer, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { users } from './users.ts'

/** What was bought. It outlives the person who bought it, without them. */
export const payments = pgTable(
  'payments',
  {
    id: uuid().primaryKey().defaultRandom().$defaultFn(randomUUIDv7),
    userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
    planId: text('plan_id').notNull(),
    /** In minor units. */
    amount: integer().notNull(),
    /** ISO 4217, upper case. */
    currency: text().notNull(),
    status: text({
      enum: ['pending', 'succeeded', 'failed', 'expired', 'refunded', 'disputed'],
    })
      .notNull()
      .default('pending'),
    checkoutSessionId: text('checkout_session_id').unique(),
    checkoutUrl: text('checkout_url'),
    paymentIntentId: text('payment_intent_id').unique(),
    language: text().notNull(),
    /** A grant of the operator costs nothing and no checkout is behind it. */
    origin: text({ enum: ['checkout', 'operator'] })
      .notNull()
      .default('checkout'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    /** While it is pending: when Stripe is asked again, should no webhook come. */
    checkAt: timestamp('check_at', { withTimezone: true }).notNull().defaultNow(),
    paidAt: timestamp('paid_at', { withTimezone: true }),
    /** When a refund or a dispute took back what the payment had given. */
    endedAt: timestamp('ended_at', { withTimezone: true }),
  },
  (table) => [
    index('payments_user_id_idx').on(table.userId, table.createdAt),
    uniqueIndex('payments_one_pending')
      .on(table.userId, table.planId)
      .where(sql`${table.status} = 'pending'`),
    index('payments_check_at_idx').on(table.checkAt).where(sql`${table.status} = 'pending'`),
  ],
)
