import { pgTable, text } from 'drizzle-orm/pg-core'

/** Keys made once and shared by all instances. */
export const serverSecrets = pgTable('server_secrets', {
  name: text().primaryKey(),
  value: text().notNull(),
})
