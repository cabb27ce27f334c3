import { randomUUID } from 'node:crypto'
import { cpSync } from 'node:fs'
import { join } from 'node:path'
import { drizzle } from 'drizzle-orm/pglite'
import pg from 'pg'
import type { Database } from '../db/database.ts'
import { openClient } from '../db/pglite.ts'
import { connectPostgres } from '../db/postgres.ts'
import { copyPglite } from './copied-pglite.ts'
import { findWholeTableReads, SentStatements } from './whole-table-reads.ts'

/** Milliseconds: a busy machine is not a database that is away. */
export const testTimeoutMs = 60_000

/** A database without users of the test's own: PGlite in memory, or a new one on the PostgreSQL at TEST_DATABASE_URL. */
export async function openTestDatabase(): Promise<Database> {
  const { TEST_DATABASE_URL: server } = process.env
  const url = await newTestDatabaseUrl(process.env.TEST_POSTGRES_TEMPLATE, server)
  if (!server || !url) return openCopy(process.env.TEST_PGLITE_FOLDER)
  const database = await connectPostgres({ DATABASE_URL: url }, testTimeoutMs)
  return {
    ...database,
    async close() {
      await database.close()
      await onServer(server, `drop database ${new URL(url).pathname.slice(1)} with (force)`)
    },
  }
}

/** An embedded database without a table, on whatever database the tests run. */
export async function openEmptyPglite(): Promise<Database> {
  return openCopy(process.env.TEST_PGLITE_EMPTY_FOLDER)
}

/** Puts an embedded database without a table into a data folder; making one there takes seconds. */
export function copyEmptyPglite(folder: string): void {
  const { TEST_PGLITE_EMPTY_FOLDER: template } = process.env
  if (template) cpSync(template, join(folder, 'pglite'), { recursive: true })
}

/**
 * Outside the test runner there is no template.
 * @returns a database that looks at what it was sent when it is closed
 */
async function openCopy(template: string | undefined): Promise<Database> {
  const client = copyPglite(template)
  const database = await openClient(client, testTimeoutMs)
  const sent = new SentStatements()
  const db = drizzle(client, { logger: sent })
  return {
    ...database,
    db,
    background: db,
    async close() {
      const reads = client.closed ? [] : await findWholeTableReads(client, sent)
      await database.close()
      if (reads.length > 0) throw new Error(`These read a whole table:\n${reads.join('\n')}`)
    },
  }
}

/**
 * The URL of a new database on the PostgreSQL at TEST_DATABASE_URL, if there is one.
 * @param template the database that it copies; without one it is empty
 */
export async function newTestDatabaseUrl(
  template?: string,
  server = process.env.TEST_DATABASE_URL,
): Promise<string | undefined> {
  if (!server) return undefined
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await onServer(server, `create database ${name}${template ? ` template ${template}` : ''}`)
  const url = new URL(server)
  url.pathname = `/${name}`
  return url.href
}

async function onServer(connectionString: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
