import { z } from 'zod'

/**
 * A backup is gzip'd text of one JSON value a line: the header, then for each table in the header's
 * order its rows (arrays of PostgreSQL's own text for each value) and its footer.
 */
export const backupHeader = z.object({
  format: z.literal('individua-backup'),
  formatVersion: z.literal(1),
  /** Version of the product that wrote it. */
  product: z.string(),
  createdAt: z.iso.datetime(),
  /** The last migration that the tables had seen. */
  migration: z.object({ number: z.int().positive(), tag: z.string() }),
  /** Whether the accounts of the embedded authentication are in it. */
  hasAccounts: z.boolean(),
  tables: z.array(
    z.object({
      schema: z.string(),
      name: z.string(),
      columns: z.array(z.string()),
      rows: z.int().nonnegative(),
      /** The rows are keys: a holder can sign in as any user. */
      holdsSecrets: z.boolean(),
    }),
  ),
  sequences: z.array(z.object({ name: z.string(), last: z.string(), isCalled: z.boolean() })),
  secrets: z.array(z.object({ name: z.string(), isEncrypted: z.boolean() })),
})
export type BackupHeader = z.infer<typeof backupHeader>

export const tableFooter = z.object({
  table: z.string(),
  rows: z.int().nonnegative(),
  /** Of the table's lines, each with its line feed. */
  sha256: z.string(),
})
export type TableFooter = z.infer<typeof tableFooter>

export interface BackupSummary {
  header: BackupHeader
  footers: TableFooter[]
}

/** The backup, or the database beside it, cannot be used; the message is for the operator. */
export class BackupError extends Error {}
