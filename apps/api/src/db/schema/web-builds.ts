import { index, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import { bytes } from './bytes-column.ts'

/** Builds of the web app that an instance served lately, by the hash of their assets' names. */
export const webBuilds = pgTable(
  'web_builds',
  {
    id: text().primaryKey(),
    /** Every instance that has the build puts this off as long as it runs. */
    keptUntil: timestamp('kept_until', { withTimezone: true }).notNull(),
  },
  (table) => [index('web_builds_kept_until_idx').on(table.keptUntil)],
)

/** The hashed assets of those builds. A path never changes its content. */
export const webAssets = pgTable(
  'web_assets',
  {
    path: text().notNull(),
    buildId: text('build_id')
      .notNull()
      .references(() => webBuilds.id, { onDelete: 'cascade' }),
    /** Brotli. */
    content: bytes().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.path, table.buildId] }),
    index('web_assets_build_id_idx').on(table.buildId),
  ],
)
