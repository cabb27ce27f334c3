import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { users } from './users.ts'

/** Who has asked for one mail a week with their step; the row goes when they end it. */
export const weeklyMails = pgTable(
  'weekly_mails',
  {
    userId: uuid('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Of the page where it was asked for. */
    language: text().notNull(),
    askedAt: timestamp('asked_at', { withTimezone: true }).notNull(),
    nextAt: timestamp('next_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('weekly_mails_next_at_idx').on(table.nextAt)],
)
