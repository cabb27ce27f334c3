import { date, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'

/** How often something limited was used in a day, by one user, by one visitor or by all together. */
export const dailyUses = pgTable(
  'daily_uses',
  {
    /** In UTC. */
    day: date({ mode: 'string' }).notNull(),
    /** A user's id, `everybody`, the uid of a sign-up, or a key that shows no email or IP address. */
    subject: text().notNull(),
    kind: text().notNull(),
    count: integer().notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.subject, table.day, table.kind] }),
    index('daily_uses_day_idx').on(table.day),
  ],
)
