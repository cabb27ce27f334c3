import type { TestProject } from 'vitest/node'
import { connectPostgres } from '../db/postgres.ts'
import { prepareDatabase } from './prepare-database.ts'
import { newTestDatabaseUrl, testTimeoutMs } from './test-database.ts'

/** The product is started once on a new database: PostgreSQL copies it for each file of tests. */
export default async function makePostgresTemplate({ config }: TestProject): Promise<void> {
  const url = await newTestDatabaseUrl(undefined, config.env?.TEST_DATABASE_URL)
  if (!url) throw new Error('There is no PostgreSQL to make a template on')
  await prepareDatabase(await connectPostgres({ DATABASE_URL: url }, testTimeoutMs))
  config.env = { ...config.env, TEST_POSTGRES_TEMPLATE: new URL(url).pathname.slice(1) }
}
