import { randomUUIDv7 } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { type AnyPgColumn, index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { users } from './users.ts'

/** One filled-in form. Without a user it waits for the account that proves its claim. */
export const assessments = pgTable(
  'assessments',
  {
    id: uuid().primaryKey().defaultRandom().$defaultFn(randomUUIDv7),
    userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
    /** A lot is ten further questions after the advanced ones; a daily one is a single statement. */
    kind: text({ enum: ['basic', 'detailed', 'advanced', 'lot', 'daily'] }).notNull(),
    /** The registration ticket it was submitted with; one ticket, one assessment. */
    ticketId: uuid('ticket_id').unique(),
    claimUid: uuid('claim_uid'),
    claimEmail: text('claim_email'),
    /** The basic assessment an advanced one goes on from. */
    basicAssessmentId: uuid('basic_assessment_id').references((): AnyPgColumn => assessments.id, {
      onDelete: 'cascade',
    }),
    /** When a request began to have the next step's questions worded; see db/lease.ts. */
    wordingLeaseStartedAt: timestamp('wording_since', { withTimezone: true }),
    language: text().notNull(),
    instrumentVersion: text('instrument_version').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    submittedAt: timestamp('submitted_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('assessments_user_id_idx').on(table.userId, table.submittedAt),
    index('assessments_basic_idx').on(table.basicAssessmentId),
    index('assessments_claim_uid_idx').on(table.claimUid),
    index('assessments_claim_email_idx').on(table.claimEmail),
    index('assessments_chosen_idx')
      .on(table.createdAt)
      .where(sql`kind in ('advanced', 'lot', 'daily')`),
  ],
)

/** Forms whose questions are chosen for a person; as in the index. */
export const isChosen = sql`${assessments.kind} in ('advanced', 'lot', 'daily')`
