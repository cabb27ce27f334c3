import type { TestProject } from 'vitest/node'
import { startJobs } from '../db/jobs.ts'
import { connectPostgres } from '../db/postgres.ts'
import { newTestDatabaseUrl, testTimeoutMs } from './test-database.ts'

/** Migrating a database and preparing it for jobs is done once: PostgreSQL copies it for each file of tests. */
export default async function makePostgresTemplate({ config }: TestProject): Promise<void> {
  const url = await newTestDatabaseUrl(undefined, config.env?.TEST_DATABASE_URL)
  if (!url) throw new Error('There is no PostgreSQL to make a template on')
  const database = await connectPostgres({ DATABASE_URL: url }, testTimeoutMs)
  await database.migrate()
  const jobs = await startJobs(database, {
    onError: (error) => {
      throw error
    },
  })
  await jobs.stop()
  await database.close()
  config.env = { ...config.env, TEST_POSTGRES_TEMPLATE: new URL(url).pathname.slice(1) }
}
