import type { AdvancedReport } from '@individua/report/compose/advanced-report'
import type { BasicReport, Claim } from '@individua/report/compose/report'
import { jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { results } from './results.ts'

/** A letter to the reader in a model's words; each sentence with the answers it rests on. */
export interface WordedLetter {
  /** Provider and model. */
  engine: string
  sentences: readonly Claim[]
}

/** Without a letter the built-in one stands, which follows from the report. */
export type StoredAdvancedReport = AdvancedReport & { letter?: WordedLetter }

/** A result in words, one row a language. */
export const reports = pgTable(
  'reports',
  {
    resultId: uuid('result_id')
      .notNull()
      .references(() => results.id, { onDelete: 'cascade' }),
    language: text().notNull(),
    engine: text().notNull(),
    /** Packed against a dictionary of the texts; before there were such, the report itself. */
    body: jsonb().$type<BasicReport | string>().notNull(),
    /** The full profile, after the advanced assessment. */
    advancedBody: jsonb('advanced_body').$type<StoredAdvancedReport | string>(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.resultId, table.language] })],
)
