import { randomUUIDv7 } from 'node:crypto'
import type { OpenAnswer } from '@individua/instrument/scoring/answers'
import type { ChangeBetween } from '@individua/instrument/scoring/reliable-change'
import type { WhatMoved } from '@individua/instrument/scoring/what-moved'
import { index, jsonb, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core'
import { assessments } from './assessments.ts'
import { profileColumn } from './profile-column.ts'
import { users } from './users.ts'

/** How two occasions differ, and when they were; dates as ISO strings. */
export interface StoredChange extends ChangeBetween {
  firstAt: string
  secondAt: string
}

/** The scores of one assessment, computed once; the words are in reports. */
export const results = pgTable(
  'results',
  {
    id: uuid().primaryKey().defaultRandom().$defaultFn(randomUUIDv7),
    assessmentId: uuid('assessment_id')
      .notNull()
      .references(() => assessments.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text({ enum: ['basic', 'advanced'] }).notNull(),
    instrumentVersion: text('instrument_version').notNull(),
    engine: text().notNull(),
    profile: profileColumn('profile').notNull(),
    /**
     * Of the open answers of this assessment, by a model or by the word lists: later results take them
     * as they are.
     */
    ratings: jsonb().$type<OpenAnswer[]>(),
    /** Against what was known before the answers of this assessment. */
    moved: jsonb().$type<WhatMoved>(),
    /** Between this occasion and the one before, each scored alone; null where it is the first. */
    change: jsonb().$type<StoredChange>(),
    /** Ids of the assessments whose answers it rests on, oldest first; null before answers were pooled. */
    pooledFrom: jsonb('pooled_from').$type<string[]>(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    /** When the user first read it; until then a mail may announce it. */
    seenAt: timestamp('seen_at', { withTimezone: true }),
  },
  (table) => [
    // A second occasion of the core makes a basic and, for a paid profile, an advanced result.
    unique('results_of_assessment').on(table.assessmentId, table.kind),
    index('results_user_id_idx').on(table.userId, table.createdAt),
  ],
)
