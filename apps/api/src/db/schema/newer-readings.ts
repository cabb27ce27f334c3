import { pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { profileColumn } from './profile-column.ts'
import { results } from './results.ts'

/** The answers behind a result, scored again with newer parameters; the result stays as it is. */
export const newerReadings = pgTable(
  'newer_readings',
  {
    resultId: uuid('result_id')
      .notNull()
      .references(() => results.id, { onDelete: 'cascade' }),
    instrumentVersion: text('instrument_version').notNull(),
    profile: profileColumn('profile').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.resultId, table.instrumentVersion] })],
)
