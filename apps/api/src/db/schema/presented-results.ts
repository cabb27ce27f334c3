import { index, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { bytes } from './bytes-column.ts'
import { results } from './results.ts'

/**
 * Results as they are sent. Each follows from its result and its words, and is made again where it is
 * missing: the migration makes the table unlogged, and no backup holds it.
 */
export const presentedResults = pgTable(
  'presented_results',
  {
    resultId: uuid('result_id')
      .notNull()
      .references(() => results.id, { onDelete: 'cascade' }),
    view: text({ enum: ['dashboard', 'profile', 'first-screen'] }).notNull(),
    language: text().notNull(),
    /** What it follows from beside the result: the build of the server, for another may present it otherwise. */
    madeBy: text('build_id').notNull(),
    /** JSON, compressed with gzip. */
    body: bytes().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.resultId, table.view, table.language] }),
    index('presented_results_created_at_idx').on(table.createdAt),
  ],
)
