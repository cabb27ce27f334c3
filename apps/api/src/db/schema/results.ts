import type { Profile } from '@individua/instrument/profile'
import type { OpenAnswer } from '@individua/instrument/scoring/answers'
import type { WhatMoved } from '@individua/instrument/scoring/what-moved'
import { index, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { assessments } from './assessments.ts'
import { users } from './users.ts'

/** The scores of one assessment, computed once; the words are in reports. */
export const results = pgTable(
  'results',
  {
    id: uuid().primaryKey().defaultRandom(),
    assessmentId: uuid('assessment_id')
      .notNull()
      .unique()
      .references(() => assessments.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text({ enum: ['basic', 'advanced'] }).notNull(),
    instrumentVersion: text('instrument_version').notNull(),
    engine: text().notNull(),
    profile: jsonb().$type<Profile>().notNull(),
    /** Of the open answers, by a model or by the word lists: to score the same answers again. */
    ratings: jsonb().$type<OpenAnswer[]>(),
    /** Against the result of the shorter form that this one replaces. */
    moved: jsonb().$type<WhatMoved>(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    /** When the user first read it; until then a mail may announce it. */
    seenAt: timestamp('seen_at', { withTimezone: true }),
  },
  (table) => [index('results_user_id_idx').on(table.userId, table.createdAt)],
)
