import { pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { bytes } from './bytes-column.ts'

/** The texts of a version of the reports in a language: reports are stored compressed against them. */
export const textDictionaries = pgTable('text_dictionaries', {
  /** Follows from the texts. */
  id: text().primaryKey(),
  language: text().notNull(),
  /** Compressed. */
  bytes: bytes().notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
})
