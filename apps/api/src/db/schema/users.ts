import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

export const users = pgTable(
  'users',
  {
    /** The authentication provider's id of the account. */
    id: uuid().primaryKey(),
    email: text().notNull(),
    language: text().notNull(),
    registeredAt: timestamp('registered_at', { withTimezone: true }).notNull().defaultNow(),
    /** Since when a reply in the chat is being written; null when none is. */
    chatLeaseStartedAt: timestamp('chat_turn_since', { withTimezone: true }),
  },
  // The operator asks for a person by email.
  (table) => [index('users_email_idx').on(table.email)],
)
