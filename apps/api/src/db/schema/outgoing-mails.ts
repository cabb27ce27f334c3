import { randomUUIDv7 } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { users } from './users.ts'

export const outgoingMails = pgTable(
  'outgoing_mails',
  {
    id: uuid().primaryKey().defaultRandom().$defaultFn(randomUUIDv7),
    recipient: text().notNull(),
    /** Whom a notice is for: it goes when they are erased, and none is written for them after. */
    userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
    kind: text().notNull(),
    language: text().notNull(),
    subject: text().notNull(),
    text: text().notNull(),
    html: text().notNull(),
    /** Ends such mails by one request without a session; null where there is nothing to end. */
    unsubscribeUrl: text('unsubscribe_url'),
    status: text({ enum: ['queued', 'sent', 'failed'] })
      .notNull()
      .default('queued'),
    attempts: integer().notNull().default(0),
    lastError: text('last_error'),
    /** Not sent after this: what it holds is worth nothing any more. */
    expiresAt: timestamp('expires_at', { withTimezone: true }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    sentAt: timestamp('sent_at', { withTimezone: true }),
  },
  (table) => [
    index('outgoing_mails_created_at_idx').on(table.createdAt),
    index('outgoing_mails_user_id_idx').on(table.userId),
    index('outgoing_mails_recipient_idx').on(table.recipient),
    index('outgoing_mails_queued_idx').on(table.createdAt).where(sql`status = 'queued'`),
    index('outgoing_mails_decoys_idx').on(table.createdAt).where(sql`kind = 'decoy'`),
  ],
)

/*
 * Conditions of partial indexes. As parameters the planner would not know that they are those of the
 * index once it plans for any parameters.
 */
export const isQueued = sql`${outgoingMails.status} = 'queued'`
export const isDecoy = sql`${outgoingMails.kind} = 'decoy'`

/** Of a mail that is written for an email without an account and never sent. */
export const decoyKind = 'decoy'
