import type { AdvancedReport } from '@individua/report/compose/advanced-report'
import type { BasicReport } from '@individua/report/compose/report'
import { jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { results } from './results.ts'

/** A result in words, one row a language. */
export const reports = pgTable(
  'reports',
  {
    resultId: uuid('result_id')
      .notNull()
      .references(() => results.id, { onDelete: 'cascade' }),
    language: text().notNull(),
    engine: text().notNull(),
    body: jsonb().$type<BasicReport>().notNull(),
    /** The full profile, after the advanced assessment. */
    advancedBody: jsonb('advanced_body').$type<AdvancedReport>(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.resultId, table.language] })],
)
