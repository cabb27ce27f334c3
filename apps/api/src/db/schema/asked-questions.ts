import { randomUUIDv7 } from 'node:crypto'
import { integer, jsonb, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core'
import { assessments } from './assessments.ts'

/** What a language model made of an item's text; the item's key stays what is scored. */
export interface Wording {
  language: string
  text: string
  /** In the order of the options shown. */
  options?: string[]
}

export const askedQuestions = pgTable(
  'asked_questions',
  {
    assessmentId: uuid('assessment_id')
      .notNull()
      .references(() => assessments.id, { onDelete: 'cascade' }),
    itemId: uuid('item_id').notNull(),
    position: integer().notNull(),
    /** What callers know a question of the advanced assessment by; fixed forms go by their items. */
    id: uuid().notNull().unique().defaultRandom().$defaultFn(randomUUIDv7),
    /** 1 to 3 in the advanced assessment. */
    step: integer(),
    shownOptionIds: jsonb('shown_option_ids').$type<string[]>(),
    /** Who worded it; the built-in engine asks in the item's own words, in any language. */
    engine: text().notNull().default('built-in'),
    wording: jsonb().$type<Wording>(),
    /** An answer begun but not submitted, as it would be stored. */
    draft: text(),
    /** The second choice of a draft. */
    secondDraft: text('second_draft'),
    /** 1: chosen with its step; 2: chosen anew for the same position, from answers of the same step. */
    choiceRound: integer('choice_round').notNull().default(1),
  },
  (table) => [
    primaryKey({ columns: [table.assessmentId, table.itemId] }),
    unique('asked_questions_place').on(
      table.assessmentId,
      table.step,
      table.position,
      table.choiceRound,
    ),
  ],
)
