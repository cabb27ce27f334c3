import { boolean, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { assessments } from './assessments.ts'

export const answers = pgTable(
  'answers',
  {
    assessmentId: uuid('assessment_id')
      .notNull()
      .references(() => assessments.id, { onDelete: 'cascade' }),
    itemId: uuid('item_id').notNull(),
    value: text().notNull(),
    /** Id of the option chosen second, where one was. */
    secondValue: text('second_value'),
    /** How long the question was on screen. */
    milliseconds: integer(),
    /** Help was shown in place of a reading: no score and no text may come from it. */
    isWithheld: boolean('is_withheld').notNull().default(false),
    answeredAt: timestamp('answered_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.assessmentId, table.itemId] })],
)
