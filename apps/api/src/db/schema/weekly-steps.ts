import { integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { users } from './users.ts'

/** The steps that a user has tried, one a week. What they wrote about them is read by no model. */
export const weeklySteps = pgTable(
  'weekly_steps',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Weeks since the user registered, from 0. */
    week: integer().notNull(),
    /** Whose practice it is. */
    archetype: text().notNull(),
    triedAt: timestamp('tried_at', { withTimezone: true }).notNull(),
    /** One line of diary; blank where nothing was written. */
    line: text().notNull(),
    /** What was replied to the question seven days later; null while it is not asked or not replied to. */
    lookBack: text('look_back'),
  },
  (table) => [primaryKey({ columns: [table.userId, table.week] })],
)
