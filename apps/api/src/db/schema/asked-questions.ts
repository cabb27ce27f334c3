import { integer, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core'
import { assessments } from './assessments.ts'

export const askedQuestions = pgTable(
  'asked_questions',
  {
    assessmentId: uuid('assessment_id')
      .notNull()
      .references(() => assessments.id, { onDelete: 'cascade' }),
    itemId: uuid('item_id').notNull(),
    position: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.assessmentId, table.itemId] })],
)
