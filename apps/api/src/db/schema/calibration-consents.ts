import { sql } from 'drizzle-orm'
import { pgTable, primaryKey, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { users } from './users.ts'

/** From when to when a user allowed their complete forms to be used for calibration. */
export const calibrationConsents = pgTable(
  'calibration_consents',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    givenAt: timestamp('given_at', { withTimezone: true }).notNull(),
    /** Version of the sentence that was agreed to, and the language it was read in. */
    wording: text().notNull(),
    language: text().notNull(),
    /** Null while it holds. */
    revokedAt: timestamp('revoked_at', { withTimezone: true }),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.givenAt] }),
    uniqueIndex('calibration_consents_holding').on(table.userId).where(sql`revoked_at is null`),
  ],
)
