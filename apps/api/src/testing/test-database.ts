import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { connectDatabase, type Database } from '../db/database.ts'
import { openPgliteInMemory } from '../db/pglite.ts'

/** An empty database of the test's own: PGlite in memory, or a new one on the PostgreSQL at TEST_DATABASE_URL. */
export async function openTestDatabase(): Promise<Database> {
  const server = process.env.TEST_DATABASE_URL
  if (!server) return openPgliteInMemory()
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await onServer(server, `create database ${name}`)
  const url = new URL(server)
  url.pathname = `/${name}`
  const database = await connectDatabase({ DATABASE_URL: url.href, DATA_DIR: '' })
  return {
    ...database,
    async close() {
      await database.close()
      await onServer(server, `drop database ${name} with (force)`)
    },
  }
}

async function onServer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
