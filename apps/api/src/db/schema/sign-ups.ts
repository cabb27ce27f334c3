import { boolean, index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

/** The uid that the authentication provider showed for the email of a sign-up. */
export const signUps = pgTable(
  'sign_ups',
  {
    uid: uuid().primaryKey(),
    email: text().notNull(),
    /** The email had a confirmed account, and the uid was made up to hide that. */
    isKnown: boolean('is_known').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('sign_ups_email_idx').on(table.email),
    index('sign_ups_created_at_idx').on(table.createdAt),
  ],
)
