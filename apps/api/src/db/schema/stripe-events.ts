import { index, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** Which of Stripe's events arrived and were dealt with; not what they held. */
export const stripeEvents = pgTable(
  'stripe_events',
  {
    id: text().primaryKey(),
    type: text().notNull(),
    /** What it was about, by Stripe's id. */
    objectId: text('object_id'),
    receivedAt: timestamp('received_at', { withTimezone: true }).notNull().defaultNow(),
    handledAt: timestamp('handled_at', { withTimezone: true }),
  },
  (table) => [index('stripe_events_received_at_idx').on(table.receivedAt)],
)
