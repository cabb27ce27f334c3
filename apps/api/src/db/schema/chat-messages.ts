import { randomUUIDv7 } from 'node:crypto'
import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { users } from './users.ts'

export const chatMessages = pgTable(
  'chat_messages',
  {
    id: uuid().primaryKey().defaultRandom().$defaultFn(randomUUIDv7),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    author: text({ enum: ['user', 'assistant'] }).notNull(),
    content: text().notNull(),
    language: text().notNull(),
    /** What wrote the reply: `built-in`, or provider and model. */
    engine: text(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('chat_messages_user_id_idx').on(table.userId, table.createdAt)],
)
